import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { ConsultationProvider } from './ConsultationProvider';
import { ContactBanner } from './ContactBanner';
import { FloatingButtons } from './FloatingButtons';
import { Footer } from './Footer';
import { Navigation } from './Navigation';
import { NavigationStatus } from './NavigationStatus';
import type { PageHandle } from './pageHandle';
import { ToastProvider } from './ToastProvider';
import { useRouteFocus } from './useRouteFocus';

/** What surrounds every page. */
export function Frame() {
  useRouteFocus();
  const matches = useMatches();
  const withContact = matches.every(
    ({ handle }) => (handle as PageHandle | undefined)?.contactBanner !== false,
  );
  return (
    <ToastProvider>
      <ConsultationProvider>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <NavigationStatus />
        <Navigation />
        <main id="main" className="page" tabIndex={-1}>
          <Outlet />
        </main>
        {withContact && <ContactBanner />}
        <Footer />
        <FloatingButtons />
      </ConsultationProvider>
      <ScrollRestoration />
    </ToastProvider>
  );
}
