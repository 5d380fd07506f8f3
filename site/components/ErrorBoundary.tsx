import { Component, type ReactNode } from 'react';
import { RouteFailure } from './RouteFailure';

/** Shows, in place of a page that fails while it is drawn, that it can't be shown. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <RouteFailure /> : this.props.children;
  }
}
