import { useLocation } from 'react-router-dom';
import { fixedPages } from '../pageList';

export interface NavigationLink {
  label: string;
  path: string;
}

function linksOf(place: 'navigation' | 'footer' | 'footerLine'): readonly NavigationLink[] {
  return fixedPages.flatMap(({ path, [place]: label }) => (label ? [{ label, path }] : []));
}

/** All of the navigation; on wide windows the services' own menu stands for their page. */
export const navigationLinks = linksOf('navigation');
export const servicesPath = '/services';
export const footerLinks = linksOf('footer');
export const footerLineLinks = linksOf('footerLine');

/** Gives a link's `aria-current`: it leads to the visitor's page, or to what that is a part of. */
export function useCurrent(): (path: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (path) => (pathname === path || pathname.startsWith(`${path}/`) ? 'page' : undefined);
}
