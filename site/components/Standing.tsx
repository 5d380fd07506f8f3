import { type ComponentType, createContext, Suspense, useContext, useEffect } from 'react';

/**
 * Whether a still page is a part of its own (the default): what fails in one, React leaves to the browser,
 * so that the server, where it sees that, renders the page again without, to have the error itself.
 */
export const StandingContext = createContext(true);

/** A still page (pageList.ts), which stays as the server drew it until its code has come. */
export function standing(Page: ComponentType): ComponentType {
  return function StandingPage() {
    const page = (
      <>
        <Page />
        <Hydrated />
      </>
    );
    return useContext(StandingContext) ? <Suspense>{page}</Suspense> : page;
  };
}

/** Lets a button that was clicked before now be clicked again (api/http/startScript.ts). */
export function Hydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
