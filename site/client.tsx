import './styles/index.css';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
// Most pages need these; in the main bundle they compress better.
import './components/art/Landscape';
import './components/CallToAction';
import './components/SectionHead';
import './components/DefinitionList';
import './components/ArrowLink';
import './components/Field';
import './components/enquiry/keptPoints';
import { cacheFirm } from './apiFirm';
import { keepArrival } from './components/enquiry/arrival';
import { Layout } from './components/Layout';
import { usePageLinks } from './components/usePageLinks';
import { useRouteFocus } from './components/useRouteFocus';
import { startScroll, useScroll } from './components/useScroll';
import { primeFacts } from './facts/apiFacts';
import { RefusedFormContext } from './formState';
import { failedPage, findPage, type LoadedPage, loadCode } from './loadPage';
import { usePage } from './navigation';
import { type PageData, pageDataId, withShownHtml } from './pageData';
import { SettingsContext } from './settings';

const root = document.getElementById('root');
const data = document.getElementById(pageDataId);
if (!root || !data?.textContent) throw new Error('The server did not render this page.');
const input = JSON.parse(data.textContent) as PageData;
const { settings, refused } = input;
// A refused form was rendered at the form's address; the page's own address replaces it.
if (refused) window.history.replaceState(window.history.state, '', refused.address);
// Without a key of its own, a freshly loaded history entry would be mistaken for others.
const key = window.history.state?.key ?? Math.random().toString(36).slice(2, 10);
window.history.replaceState({ ...window.history.state, key }, '');
startScroll(key);
keepArrival();
const first = await firstPage(root);

/** Loads the page as the server rendered it. */
async function firstPage(drawn: Element): Promise<LoadedPage> {
  const url = new URL(window.location.href);
  if (input.failed) return failedPage(url, cacheFirm(input.firm));
  primeFacts(input.data?.facts ?? {}, settings.asAt);
  const { route } = findPage(url.pathname);
  const code = await loadCode(route);
  const data = withShownHtml(input.data, drawn);
  return { route, ...code, data, firm: cacheFirm(input.firm), status: 200 };
}

/** The current page. A form shown again by the server stays until the visitor moves on. */
function Page() {
  const { pathname, search } = useLocation();
  const page = usePage(first);
  usePageLinks();
  useScroll();
  useRouteFocus();
  useEffect(() => {
    // Until then, and without script, the page works without JavaScript.
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <RefusedFormContext value={refused?.address === pathname + search ? refused.form : undefined}>
      <Layout page={page} />
    </RefusedFormContext>
  );
}

// In a transition, so that scrolling and typing come first.
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
