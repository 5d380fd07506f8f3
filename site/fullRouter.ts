// What only going on to another page needs; `splitRouter` (vite.config.ts) gives it its own part of the router.
export { createBrowserRouter } from 'react-router-dom';
export { keepPage, leavePage } from './keepPage';
