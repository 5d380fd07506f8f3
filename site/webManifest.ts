import { brand } from '../shared/brand';
import type { Firm } from '../shared/publicFirm';

const icon = (file: string, size: number, purpose = 'any') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest. https://www.w3.org/TR/appmanifest/ */
export const webManifest = ({ company }: Pick<Firm, 'company'>) => ({
  id: '/',
  name: company.name,
  short_name: company.short_name,
  description: company.description,
  lang: 'en-AU',
  start_url: '/',
  scope: '/',
  display: 'browser',
  theme_color: brand.colours.paper,
  background_color: brand.colours.paper,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('icon-192.png', 192),
    icon('icon-512.png', 512),
    icon('icon-maskable-512.png', 512, 'maskable'),
  ],
});
