import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { keepPage } from './keepPage';
import type { PageData } from './pageData';
import { routes } from './routes';
import { SettingsContext } from './settings';

const root = document.getElementById('root');
const data = document.getElementById('page-data');
if (!root || !data?.textContent) throw new Error('The page is not one that the server rendered.');
const { settings, hydration } = JSON.parse(data.textContent) as PageData;

// The matched page must be loaded before hydration, or React would replace what the server drew.
await Promise.all(
  (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
);

const router = createBrowserRouter(routes, { hydrationData: hydration, dataStrategy: keepPage });
// As a transition, so that it gives way to the visitor's scrolling and typing.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <SettingsContext value={settings}>
        <HelmetProvider>
          <RouterProvider router={router} />
        </HelmetProvider>
      </SettingsContext>
    </StrictMode>,
  );
});
