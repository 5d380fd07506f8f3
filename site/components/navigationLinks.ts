import { fixedPages } from '../pageList';

export interface NavigationLink {
  label: string;
  path: string;
}

function linksOf(place: 'navigation' | 'footer'): readonly NavigationLink[] {
  return fixedPages.flatMap(({ path, [place]: label }) => (label ? [{ label, path }] : []));
}

/** All of the navigation; on wide windows the services' own menu stands for their page. */
export const navigationLinks = linksOf('navigation');
export const servicesPath = '/services';
export const footerLinks = linksOf('footer');
