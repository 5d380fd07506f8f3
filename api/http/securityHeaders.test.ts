import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../environment';
import { testApp } from '../testApp';
import { securityHeaders } from './securityHeaders';

const https = { SITE_URL: 'https://example.com' };
const everyAnswer =
  // biome-ignore format: a list of words, read as one.
  [
    '/', '/blog', '/no-such-page', '/api/blogs', '/api/blogs/none', '/api/none', '/api/admins',
    '/api/session', '/admin', '/sitemap.xml', '/rss.xml', '/robots.txt', '/healthz',
    '/images/00000000-0000-0000-0000-000000000000.png',
  ];

describe('security headers', () => {
  it.each(everyAnswer)('are on %s', async (path) => {
    const { app } = testApp(https);
    const { headers } = await app.request(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=31536000/);
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });

  it('promise https only if the site uses it', async () => {
    const { app } = testApp();
    expect((await app.request('/')).headers.has('Strict-Transport-Security')).toBe(false);
  });

  it('allow scripts from this server only, and frames as each part needs', () => {
    const { site, admin, api } = securityHeaders(parseEnvironment(https), false, () => []);
    for (const headers of [site, admin]) {
      const policy = headers['Content-Security-Policy'] ?? '';
      expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')?;/);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(headers['Permissions-Policy']).toContain('camera=()');
    }
    expect(admin['Content-Security-Policy']).toContain("script-src 'self';");
    expect(site['Content-Security-Policy']).toContain("frame-ancestors 'self'");
    expect(site['Content-Security-Policy']).toContain("connect-src 'self';");
    expect(admin['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    expect(api['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('keep the API’s admin responses out of frames and caches', async () => {
    const { signIn } = testApp();
    const session = await signIn();
    for (const path of ['/api/admins', '/api/session', '/api/audit-events']) {
      const { headers } = await session.send('GET', path);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    }
  });
});
