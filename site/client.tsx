import './styles/index.css';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
// Most pages need them: in the first file they are smaller than alone.
import './components/art/Tile';
import './components/CallToAction';
import './components/SectionHead';
import './components/DefinitionList';
import './components/ArrowLink';
import { Layout } from './components/Layout';
import { usePageLinks } from './components/usePageLinks';
import { useRouteFocus } from './components/useRouteFocus';
import { startScroll, useScroll } from './components/useScroll';
import { takeGivenFacts } from './facts/apiFacts';
import { FormStateContext } from './formState';
import { failedPage, findPage, type LoadedPage, loadCode } from './loadPage';
import { usePage } from './navigation';
import { type PageData, pageDataId, withShownHtml } from './pageData';
import { SettingsContext } from './settings';

const root = document.getElementById('root');
const data = document.getElementById(pageDataId);
if (!root || !data?.textContent) throw new Error('The server did not render this page.');
const given = JSON.parse(data.textContent) as PageData;
const { settings, refused } = given;
// What answered a form is its page, at the form's address: loaded again, it is the page alone.
if (refused) window.history.replaceState(window.history.state, '', refused.address);
// Without a key of its own a freshly loaded entry of the history would be taken for any other.
const key = window.history.state?.key ?? Math.random().toString(36).slice(2, 10);
window.history.replaceState({ ...window.history.state, key }, '');
startScroll(key);
const first = await firstPage(root);

/** The page as the server drew it. */
async function firstPage(drawn: Element): Promise<LoadedPage> {
  const url = new URL(window.location.href);
  if (given.failed) return failedPage(url);
  takeGivenFacts(given.data?.facts ?? {}, settings.asAt);
  const { route } = findPage(url.pathname);
  const code = await loadCode(route);
  return { route, ...code, data: withShownHtml(given.data, drawn), status: 200 };
}

/** The page of the address. A form that the server shows again is shown so until the visitor goes on. */
function Page() {
  const { pathname, search } = useLocation();
  const page = usePage(first);
  usePageLinks();
  useScroll();
  useRouteFocus();
  useEffect(() => {
    // Until then, and where a script can't be had, the page works as one without.
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <FormStateContext value={refused?.address === pathname + search ? refused.form : undefined}>
      <Layout page={page} />
    </FormStateContext>
  );
}

// As a transition, so that it gives way to the visitor's scrolling and typing.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <SettingsContext value={settings}>
        <BrowserRouter>
          <Page />
        </BrowserRouter>
      </SettingsContext>
    </StrictMode>,
  );
});
