import './styles/index.css';
import { lazy, StrictMode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes, RouterProvider } from 'react-router-dom';
import { withShownHtml } from './shownHtml';
// Most pages need them: in the first file they are smaller than alone.
import './components/art/Tile';
import './components/CallToAction';
import './components/SectionHead';
import './components/Terms';
import './components/Way';
import './data';
import { standing } from './components/Standing';
import { nameFirstEntry } from './firstEntry';
import { FormStateContext } from './formState';
import { type PageData, pageDataId } from './pageData';
import { notFoundRoute, type PageRoute } from './pageList';
import { createFirstRouter } from './router';
import { loadPage, loadPageRoute, routes } from './routes';
import { SettingsContext } from './settings';

declare global {
  interface Window {
    /** When the visitor first does anything (api/http/startScript.ts); absent in development. */
    touched?: Promise<void>;
  }
}

const root = document.getElementById('root');
const data = document.getElementById(pageDataId);
if (!root || !data?.textContent) throw new Error('The page is not one that the server rendered.');
const { settings, hydration, refused } = JSON.parse(data.textContent) as PageData;
let { loaderData } = hydration;
// What answered a form is its page, at the form's address: loaded again, it is the page alone.
if (refused) window.history.replaceState(window.history.state, '', refused.address);

async function takePage() {
  Object.assign(route, await loadPageRoute(page), { lazy: undefined });
}

async function takeFacts() {
  if (!Object.values(loaderData ?? {}).some((loaded) => loaded?.facts)) return;
  const { takeGivenFacts } = await import('./facts/apiFacts');
  loaderData = takeGivenFacts(loaderData, settings.asAt);
}

const route = matchRoutes(routes, window.location)?.at(-1)?.route ?? {};
const page: PageRoute = route.handle ?? notFoundRoute;
/** Back from another page or loaded again, where the router put the page as it was. */
const isReturn = window.history.state?.idx !== undefined;
/** The server knows nothing of the address's other parameters. */
const asksForMore = [...new URLSearchParams(window.location.search).keys()].some(
  (name) => !page.query?.includes(name),
);
/** The page's own code comes when it is touched. */
const waits =
  page.still && !isReturn && !asksForMore && !keepsAnswers() && !refused && !hydration.errors;

/** Whether this tab keeps what was typed into a form, or that it waits to be sent. */
function keepsAnswers(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => !name.startsWith('react-router'));
  } catch {
    return false;
  }
}

// The matched page must be loaded before hydration, or React would replace what the server drew.
await Promise.all([takeFacts(), waits ? undefined : takePage()]);
if (waits) {
  const Page = lazy(async () => {
    await started;
    return { default: (await loadPage(page)).Component };
  });
  Object.assign(route, { Component: standing(Page), lazy: undefined });
}
nameFirstEntry();
const hydrationData = { ...hydration, loaderData: withShownHtml(loaderData, root) };
const { router, start } = createFirstRouter(routes, hydrationData, async () => {
  const [{ createBrowserRouter, keepPage, leavePage }, { loader }] = await Promise.all([
    import('./fullRouter'),
    loadPage(page),
  ]);
  Object.assign(route, { loader });
  const dataStrategy = settings.asAt ? leavePage : keepPage;
  return createBrowserRouter(routes, { hydrationData, dataStrategy });
});
// The whole router scrolls a page to where it was left, which is before it is shown anew.
if (isReturn) await start().catch(() => {});
const started = startWhenTouched();

async function startWhenTouched(): Promise<void> {
  await window.touched;
  try {
    await start();
  } catch {
    await nextPress();
    await startWhenTouched();
  }
}

function nextPress(): Promise<unknown> {
  return new Promise((done) => {
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, done, { once: true });
  });
}

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
