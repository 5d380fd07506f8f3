import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { FactsContext, noFacts, type WithFacts } from '../facts/context';
import type { PageRoute } from '../pageList';
import unseenStyles from '../styles/unseen.css?url';
import { AsAtNotice } from './AsAtNotice';
import { ConsultationProvider } from './ConsultationProvider';
import { ContactBanner } from './ContactBanner';
import { FloatingButtons } from './FloatingButtons';
import { Footer } from './Footer';
import { Navigation } from './Navigation';
import { NavigationStatus } from './NavigationStatus';
import { Hydrated } from './Standing';
import { ToastProvider } from './ToastProvider';
import { usePageLinks } from './usePageLinks';
import { useRouteFocus } from './useRouteFocus';

/** What surrounds every page. */
export function Frame() {
  useRouteFocus();
  usePageLinks();
  const matches = useMatches();
  const page = matches.at(-1)?.handle as PageRoute | undefined;
  return (
    <FactsContext value={factsOf(matches)}>
      <ToastProvider>
        <ConsultationProvider>
          <a className="skip-link" href="#main">
            Skip to the content
          </a>
          <AsAtNotice />
          <NavigationStatus />
          <Navigation />
          <main id="main" className="page" tabIndex={-1}>
            <Outlet />
          </main>
          <UnseenStyles />
          {!page?.hasOffices && <ContactBanner />}
          <Footer />
          <FloatingButtons />
        </ConsultationProvider>
        <ScrollRestoration />
        {!page?.still && <Hydrated />}
      </ToastProvider>
    </FactsContext>
  );
}

/**
 * The styles of what stands below a page: nothing waits for them, neither the page nor its scripts. Until
 * they have come, or three seconds, what stands there isn't shown.
 */
function UnseenStyles() {
  return (
    <>
      <link
        // Switched on by `api/http/startScript.ts` or, where that isn't, here.
        ref={(link) => void link?.setAttribute('media', 'all')}
        id="unseen"
        rel="stylesheet"
        media="not all"
        href={unseenStyles}
      />
      <noscript>
        <link rel="stylesheet" href={unseenStyles} />
      </noscript>
    </>
  );
}

/** The facts that the page's loader gave. */
function factsOf(matches: ReturnType<typeof useMatches>) {
  const loaded = matches.at(-1)?.loaderData as Partial<WithFacts> | null | undefined;
  return loaded?.facts ?? noFacts;
}
