import { lazy } from 'react';

/** Loaded when a form first needs it, so that the lists don't wait for the editor. */
export const RichTextField = lazy(() => import('./RichTextField'));
