import { lazy } from 'react';

/** Loaded when it is opened: most visits to the admin don't need it. */
export const History = lazy(async () => ({ default: (await import('./HistoryPage')).HistoryPage }));
