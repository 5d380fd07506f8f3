import { FactsContext, noFacts } from '../facts/context';
import type { LoadedPage } from '../loadPage';
import { AsAtNotice } from './AsAtNotice';
import { ConsultationProvider } from './Consultation';
import { ContactBanner } from './ContactBanner';
import { ErrorBoundary } from './ErrorBoundary';
import { FloatingButtons } from './FloatingButtons';
import { Footer } from './Footer';
import { Navigation } from './Navigation';
import { NavigationStatus } from './NavigationStatus';
import { ToastProvider } from './ToastProvider';

/** A page in what surrounds every page. */
export function Layout({ page }: { page: LoadedPage }) {
  const { Component, content, data, route } = page;
  return (
    <FactsContext value={data?.facts ?? noFacts}>
      <ToastProvider>
        <ConsultationProvider>
          <a className="skip-link" href="#main">
            Skip to the content
          </a>
          <AsAtNotice />
          <NavigationStatus />
          <Navigation />
          <main id="main" className="page" tabIndex={-1}>
            <ErrorBoundary key={route.path}>
              <Component data={data} content={content} />
            </ErrorBoundary>
          </main>
          {!route.hasOffices && <ContactBanner />}
          <Footer />
          <FloatingButtons />
        </ConsultationProvider>
      </ToastProvider>
    </FactsContext>
  );
}
