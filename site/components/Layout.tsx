import { Component, type ReactNode, useEffect } from 'react';
import { FactsContext, noFacts } from '../facts/context';
import { FirmContext } from '../firm';
import type { LoadedPage } from '../loadPage';
import { failures, loading } from '../navigation';
import { useSettings } from '../settings';
import { useStore } from '../store';
import { ConsultationProvider } from './Consultation';
import { ContactBanner } from './ContactBanner';
import { FloatingButtons } from './FloatingButtons';
import { Footer } from './Footer';
import { Navigation } from './Navigation';
import { RouteFailure } from './Notice';
import { ToastProvider, useToast } from './ToastProvider';

/** A page inside the common frame. */
export function Layout({ page }: { page: LoadedPage }) {
  const { Component, content, data, firm, route } = page;
  return (
    <FirmContext value={firm}>
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
            {!(route.hasOffices || route.isShort) && <ContactBanner />}
            <Footer />
            <FloatingButtons onlyChat={route.isShort} />
          </ConsultationProvider>
        </ToastProvider>
      </FactsContext>
    </FirmContext>
  );
}

const day = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** Tells an admin that the page shows another day. */
function AsAtNotice() {
  const { asAt } = useSettings();
  if (!asAt) return null;
  return (
    <p className="as-at" role="status">
      This page is as on <strong>{new Date(asAt).toLocaleDateString('en-AU', day)}</strong>. Only
      you see it: visitors see today’s. <a href="?">See today’s</a>
    </p>
  );
}

/** A slim progress bar while the next page loads, and a message if that fails. */
function NavigationStatus() {
  const isLoading = useStore(loading) > 0;
  const failed = useStore(failures);
  const toast = useToast();
  useEffect(() => {
    if (failed === 0) return;
    toast({
      title: 'That page can’t be reached',
      description: 'Check your connection and try the link again. This page stays as it is.',
      destructive: true,
    });
  }, [failed, toast]);
  return isLoading && <div className="pending-bar" aria-hidden="true" />;
}

/** Shows an error message in place of a page that fails to render. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <RouteFailure /> : this.props.children;
  }
}
