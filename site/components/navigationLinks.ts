export interface NavigationLink {
  label: string;
  path: string;
}

export const beforeServices: readonly NavigationLink[] = [
  { label: 'Home', path: '/' },
  { label: 'Our Story', path: '/about' },
];

export const afterServices: readonly NavigationLink[] = [
  { label: 'Blog', path: '/blog' },
  { label: 'Contact', path: '/contact' },
  { label: 'Free Points Calculator', path: '/points-calculator' },
];

export const footerLinks: readonly NavigationLink[] = [
  { label: 'Home', path: '/' },
  { label: 'About Us', path: '/about' },
  { label: 'Services', path: '/services' },
  { label: 'Blog', path: '/blog' },
  { label: 'Privacy Policy', path: '/privacy-policy' },
];
