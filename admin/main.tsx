import '@fontsource-variable/hanken-grotesk';
import '@fontsource-variable/newsreader';
import './frame/start.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';

// The router, not <Admin>, holds the base path: react-admin's own sign-in page goes to '/', and a
// `basename` on <Admin> would send it to the public site.
const router = createBrowserRouter([{ path: '/*', Component: App }], { basename: '/admin' });
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
