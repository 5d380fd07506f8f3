import { afterEach, expect, it, vi } from 'vitest';
import { type ResourceName, resourceOf, resources } from '../../shared/resources';
import { apiRoutes, post, testApp } from '../testApp';

const isPublic = (name: ResourceName) => resourceOf(name).isPublic;
const publicNames = Object.keys(resources).filter((name) => isPublic(name as ResourceName));

/** Routes open to anyone; all others must require a session. */
const open = new Set([
  ...publicNames.flatMap((name) =>
    name === 'company' ? [`GET /api/${name}`] : [`GET /api/${name}`, `GET /api/${name}/:id`],
  ),
  'GET /api/facts',
  'GET /api/search',
  'GET /api/related-posts/:id',
  'GET /api/session',
  'POST /api/session',
  'DELETE /api/session',
  'POST /api/session/passkey',
  'POST /api/passkey-challenges',
  'POST /api/enquiries',
  'GET /api/enquiries/form-time',
  'GET /api/slots',
  'GET /api/signatures',
  'POST /api/bookings',
  'POST /api/booking-mails',
  'POST /api/newsletter',
  'POST /api/free-access',
]);

/** Routes that stay available after the grace period for required two-step sign-in. */
const toSetUp = new Set(
  // biome-ignore format: a list of words, read as one.
  [
    'GET /api/session', 'DELETE /api/session', 'POST /api/session/confirmation',
    'GET /api/account', 'PUT /api/password', 'GET /api/sessions', 'DELETE /api/sessions',
    'DELETE /api/sessions/:id', 'POST /api/second-step', 'PUT /api/second-step',
    'DELETE /api/second-step', 'POST /api/second-step/recovery-codes', 'GET /api/passkeys',
    'POST /api/passkeys', 'POST /api/passkeys/challenge', 'PUT /api/passkeys/:id',
    'DELETE /api/passkeys/:id',
  ],
);

afterEach(() => {
  vi.useRealTimers();
});

const addressOf = (pattern: string) => pattern.replaceAll(/:\w+/g, 'x');

it('every route except the public ones returns 401 without a session, whatever is sent', async () => {
  const kit = testApp();
  const routes = apiRoutes(kit.app);
  expect(routes.length).toBeGreaterThan(40);
  expect(routes).toEqual(expect.arrayContaining([...open]));
  for (const route of routes) {
    if (open.has(route)) continue;
    const [method = '', pattern = ''] = route.split(' ');
    const path = addressOf(pattern);
    for (const Cookie of ['', 'session=forged', '__Host-session=forged']) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : { content: '<p>x</p>' };
      const response = await kit.send(method, path, body, { Cookie });
      expect(response.status, route).toBe(401);
      expect(await response.json(), route).toEqual({ message: expect.stringMatching(/\S/) });
    }
  }
});

it('every cross-site change returns 403, with or without a session', async () => {
  const kit = testApp();
  const { Cookie } = await kit.signIn();
  const foreign: Record<string, string>[] = [
    { Cookie, 'Sec-Fetch-Site': 'cross-site' },
    { Cookie, 'Sec-Fetch-Site': 'same-site' },
    { Cookie, Origin: 'https://elsewhere.example' },
    { Cookie, Origin: 'null' },
    { Origin: 'https://elsewhere.example' },
  ];
  for (const route of apiRoutes(kit.app).filter((name) => !name.startsWith('GET '))) {
    const [method = '', pattern = ''] = route.split(' ');
    const path = addressOf(pattern);
    for (const headers of foreign) {
      const response = await kit.app.request(path, { method, headers });
      expect(response.status, `${route} ${JSON.stringify(headers)}`).toBe(403);
    }
  }
  expect((await kit.app.request('/api/session', { headers: { Cookie } })).status).toBe(200);
});

it('after the grace period of TWO_STEP=required, every route except setup and public ones returns 403', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const kit = testApp({ TWO_STEP: 'required' });
  const early = await kit.signIn();
  expect((await early.send('POST', '/api/blogs', { ...post, id: 'x' })).status).toBe(201);
  expect((await early.send('PUT', '/api/drafts/y', post)).status).toBe(200);
  vi.setSystemTime(Date.now() + 7 * 24 * 60 * 60 * 1000 + 1000);
  const late = await kit.signIn();
  for (const route of apiRoutes(kit.app)) {
    const [method = '', pattern = ''] = route.split(' ');
    const path = addressOf(pattern);
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    if (toSetUp.has(route)) continue;
    const response = await late.send(method, path, body);
    if (open.has(route)) {
      const visitors = await kit.send(method, path, body);
      // Challenges differ each time.
      if (/challenge/.test(route)) continue;
      expect([response.status, await response.text()], route).toEqual([
        visitors.status,
        await visitors.text(),
      ]);
    } else if (route !== 'POST /api/session/second-step') {
      const { set_up } = await response.json();
      expect([response.status, set_up], route).toEqual([403, 'second-step']);
    }
  }
});
