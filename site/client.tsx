import './styles/index.css';
import { StrictMode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { withShownHtml } from './shownHtml';
// Most pages need them: in the first file they are smaller than alone.
import './components/art/Tile';
import './components/Way';
import './data';
import { nameFirstEntry } from './firstEntry';
import { FormStateContext } from './formState';
import { keepPage, leavePage } from './keepPage';
import { type PageData, pageDataId } from './pageData';
import { routes } from './routes';
import { SettingsContext } from './settings';

const root = document.getElementById('root');
const data = document.getElementById(pageDataId);
if (!root || !data?.textContent) throw new Error('The page is not one that the server rendered.');
const { settings, hydration, refused } = JSON.parse(data.textContent) as PageData;
let { loaderData } = hydration;
// What answered a form is its page, at the form's address: loaded again, it is the page alone.
if (refused) window.history.replaceState(window.history.state, '', refused.address);

async function takeFacts() {
  if (!Object.values(loaderData ?? {}).some((loaded) => loaded?.facts)) return;
  const { takeGivenFacts } = await import('./facts/apiFacts');
  loaderData = takeGivenFacts(loaderData, settings.asAt);
}

// The matched page must be loaded before hydration, or React would replace what the server drew.
await Promise.all([
  takeFacts(),
  ...(matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
]);
nameFirstEntry();
const router = createBrowserRouter(routes, {
  hydrationData: { ...hydration, loaderData: withShownHtml(loaderData, root) },
  dataStrategy: settings.asAt ? leavePage : keepPage,
});
/** A form that the server shows again is shown so until the visitor goes on to another page. */
function Pages() {
  const [form, setForm] = useState(refused?.form);
  useEffect(
    () =>
      router.subscribe(({ location: { pathname, search } }) => {
        if (`${pathname}${search}` !== refused?.address) setForm(undefined);
      }),
    [],
  );
  return (
    <FormStateContext value={form}>
      <RouterProvider router={router} />
    </FormStateContext>
  );
}

// As a transition, so that it gives way to the visitor's scrolling and typing.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <SettingsContext value={settings}>
        <Pages />
      </SettingsContext>
    </StrictMode>,
  );
});
