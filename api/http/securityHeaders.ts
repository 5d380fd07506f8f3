import type { Environment } from '../environment';
import { startScriptHash } from './startScript';

type Headers = Record<string, string>;

export interface SecurityHeaders {
  /** Computed each time it is read. */
  readonly site: Headers;
  admin: Headers;
  api: Headers;
  /** Sitemap, feeds, images and other files. */
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
 * Builds security headers, including the content security policy. Scripts may only come from this
 * server's files and the inline start script; styles may be inline, since articles and Material UI
 * use them.
 * @param isDevelopment omits the policy, which Vite's inline scripts would violate.
 * @param embedOrigins returns the origins of other companies' forms, which may change at any time.
 */
export function securityHeaders(
  { SITE_URL, STORAGE_URL }: Pick<Environment, 'SITE_URL' | 'STORAGE_URL'>,
  isDevelopment: boolean,
  embedOrigins: () => readonly string[],
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
    get site() {
      return {
        ...everywhere,
        ...transport,
        // Articles may frame any https page. A page checks whether an embed responds before showing
        // it.
        ...policy([
          `script-src 'self' ${startScriptHash}`,
          ["connect-src 'self'", ...embedOrigins()].join(' '),
          "frame-src 'self' https:",
          "form-action 'self' https:",
          "frame-ancestors 'self'",
        ]),
      };
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
