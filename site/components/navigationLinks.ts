import { useLocation } from 'react-router-dom';
import { fixedPages } from '../pageList';

export interface NavigationLink {
  label: string;
  path: string;
}

function linksOf(position: 'navigation' | 'footer' | 'footerLine'): readonly NavigationLink[] {
  return fixedPages.flatMap(({ path, [position]: label }) => (label ? [{ label, path }] : []));
}

/** All navigation links. On wide windows the services' menu replaces their page's link. */
export const navigationLinks = linksOf('navigation');
export const servicesPath = '/services';
export const footerLinks = linksOf('footer');
export const footerLineLinks = linksOf('footerLine');

/**
 * Returns a function for a link's `aria-current`: the visitor's page, or a part of the site
 * containing it.
 */
export function useCurrent(): (path: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (path) => (pathname === path || pathname.startsWith(`${path}/`) ? 'page' : undefined);
}
