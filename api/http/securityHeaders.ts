import { embedOrigins } from '../../site/api';
import type { Environment } from '../operate/environment';
import { startScriptHash } from './startScript';

type Headers = Record<string, string>;

/** The headers of each part's answers. */
export interface SecurityHeaders {
  site: Headers;
  admin: Headers;
  api: Headers;
  /** Sitemap, feed, images and what else is no page. */
  documents: Headers;
}

const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/**
 * The headers that hold a browser to what the pages need. Scripts come from this server's files
 * and the pages' own start alone; styles may stand in attributes, where articles and Material UI have them.
 * @param isDevelopment leaves out the policy that Vite's inline scripts would break.
 */
export function securityHeaders(
  { SITE_URL, STORAGE_URL }: Pick<Environment, 'SITE_URL' | 'STORAGE_URL'>,
  isDevelopment: boolean,
): SecurityHeaders {
  const transport: Headers = SITE_URL.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : {};
  const own = [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${STORAGE_URL}`.trim(),
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
  ];
  const policy = (parts: string[]): Headers =>
    isDevelopment ? {} : { 'Content-Security-Policy': [...own, ...parts].join('; ') };
  return {
    site: {
      ...everywhere,
      ...transport,
      // Articles may frame any https page, so only an embed that isn't https adds to `https:`. A
      // page asks whether an embed answers before it shows it.
      ...policy([
        `script-src 'self' ${startScriptHash}`,
        `connect-src 'self' ${embedOrigins.join(' ')}`.trim(),
        `frame-src 'self' https: ${embedOrigins.join(' ')}`,
        "form-action 'self' https:",
        "frame-ancestors 'self'",
      ]),
    },
    admin: {
      ...everywhere,
      ...transport,
      ...policy([
        "script-src 'self'",
        "frame-src 'self' https: blob:",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    },
    documents: { ...everywhere, ...transport },
    api: {
      ...everywhere,
      ...transport,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    },
  };
}
