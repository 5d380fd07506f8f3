import { expect, it } from 'vitest';
import { apiRoutes, testApp } from '../testApp';

/** What anyone may ask; a route that is not among them must want a session. */
const open = new Set([
  ...['GET /api/blogs', 'GET /api/blogs/:id'],
  ...['GET /api/blog-categories', 'GET /api/blog-categories/:id'],
  ...['GET /api/facts', 'GET /api/search', 'GET /api/related-posts/:id'],
  ...['GET /api/session', 'POST /api/session', 'DELETE /api/session'],
  ...['POST /api/enquiries', 'GET /api/enquiries/challenge'],
  ...['POST /api/newsletter', 'POST /api/free-access'],
]);

const addressOf = (pattern: string) => pattern.replaceAll(/:\w+/g, 'x');

it('every route but those for visitors is 401 without a session, whatever is sent', async () => {
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

it('every change that another site asks for is 403, with a session or without', async () => {
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
