import { expect, it } from 'vitest';
import { addMissingFacts } from '../../db/facts/factSeeds';
import { seedFacts } from '../../db/seed/facts';
import { testApp } from '../testApp';
import type { Campaigns } from '../types';
import { drop, json, testProvider } from './testServers';

type Answer = Parameters<typeof testProvider>[0];

const post = {
  ...{ title: 'What a {{visa}} costs', slug: 'what-it-costs', excerpt: 'All charges at a glance.' },
  ...{ date: '2026-11-20', author: 'Ada', category: 'News' },
  content: [
    '<p>It costs <data value="visa-500-charge">$1</data>, see <a href="/fees">fees</a>.</p>',
    '<p><img src="/images/a.png" alt="A harbour" width="40" height="30"></p>',
    '<p>{{ unsubscribe }} {% now %}</p>',
    '<iframe src="https://www.youtube-nocookie.com/embed/aaaaaaaaaaa" title="A film"></iframe>',
  ].join(''),
};

async function office(answer: Answer = json(201, { id: 7 })) {
  const provider = await testProvider(answer);
  const variables = {
    ...{ BREVO_URL: provider.url, BREVO_API_KEY: 'key', SITE_URL: 'https://firm.example' },
    MAIL_FROM: 'The firm <news@firm.example>',
  };
  const kit = testApp(variables);
  addMissingFacts(kit.db, seedFacts);
  const ada = await kit.signIn();
  const { id } = await (await ada.send('POST', '/api/blogs', post)).json();
  const make = (values: object = {}) =>
    ada.send('POST', '/api/campaigns', { blog_id: id, form: 'excerpt', ...values });
  const known = async (): Promise<Campaigns> =>
    (await ada.send('GET', `/api/campaigns/${id}`)).json();
  return { ...kit, ada, provider, id, make, known };
}

it('a draft of a campaign holds title, excerpt, link, address and the way to unsubscribe', async () => {
  const { make, provider, known } = await office();
  const made = await make();
  expect([made.status, (await made.json()).state]).toEqual([201, 'made']);
  expect(provider.calls).toHaveLength(1);
  const [call] = provider.calls;
  expect(call).toMatchObject({
    path: 'POST /v3/emailCampaigns',
    headers: { 'api-key': 'key' },
    body: {
      // Not the provider's template language.
      subject: 'What a { {visa}} costs',
      previewText: 'All charges at a glance.',
      sender: { name: 'The firm', email: 'news@firm.example' },
      recipients: { listIds: [37] },
    },
  });
  expect(call?.body).not.toHaveProperty('scheduledAt');
  const html = String(call?.body.htmlContent);
  expect(html).toContain('All charges at a glance.');
  expect(html).toContain('href="https://firm.example/blog/what-it-costs"');
  expect(html.match(/\{\{[^}]*\}\}/g)).toEqual(['{{ unsubscribe }}']);
  expect(html).not.toContain('It costs');
  expect((await known()).campaigns).toMatchObject([{ state: 'made', created_by: 'ada' }]);
});

it('the whole text has its figures as of today, whole addresses and no template of its own', async () => {
  const { make, provider } = await office();
  expect((await make({ form: 'whole' })).status).toBe(201);
  const html = String(provider.calls[0]?.body.htmlContent);
  expect(html).toMatch(/It costs \$[\d,]{5,}/);
  expect(html).not.toContain('<data');
  expect(html).toContain('href="https://firm.example/fees"');
  expect(html).toContain('src="https://firm.example/images/a.png"');
  expect(html).not.toContain('<iframe');
  expect(html).toContain('See it on our site');
  expect(html.match(/\{\{[^}]*\}\}|\{%/g)).toEqual(['{{ unsubscribe }}']);
});

it('one a post, unless it is asked for again; at once and twice, too', async () => {
  const { make, provider } = await office();
  const answers = await Promise.all([make(), make()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = await make();
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    expect.stringContaining('ada made a letter of this post already'),
  ]);
  expect(provider.calls).toHaveLength(1);
  expect((await make({ again: true })).status).toBe(201);
  expect(provider.calls).toHaveLength(2);
});

it('what the provider refuses is said, and leaves nothing', async () => {
  const { make, known, provider } = await office(json(400, { code: 'invalid_parameter' }));
  const refused = await make();
  expect([refused.status, (await refused.json()).message]).toEqual([
    502,
    'The provider refused it (400 invalid_parameter). Nothing was made.',
  ]);
  expect((await known()).campaigns).toEqual([]);
  await make();
  expect(provider.calls).toHaveLength(2);
});

it.each([
  ['nothing', drop],
  ['a failure of its own', json(503, {})],
] as const)(
  'after %s it may exist: that is said, and another is made only if asked',
  async (_, answer) => {
    const { make, known, provider } = await office(answer);
    const lost = await make();
    expect([lost.status, (await lost.json()).message]).toEqual([
      504,
      expect.stringContaining('the draft may exist there'),
    ]);
    expect((await known()).campaigns).toMatchObject([{ state: 'unknown' }]);
    expect((await make()).status).toBe(409);
    expect(provider.calls).toHaveLength(1);
    expect((await make({ again: true })).status).toBe(504);
  },
);

it('needs a provider, a live post and an account', async () => {
  const kit = testApp();
  const ada = await kit.signIn();
  const plain = { ...post, content: '<p>Text</p>' };
  const { id } = await (await ada.send('POST', '/api/blogs', plain)).json();
  const sent = { blog_id: id, form: 'excerpt' };
  expect((await ada.send('POST', '/api/campaigns', sent)).status).toBe(409);
  expect(await (await ada.send('GET', `/api/campaigns/${id}`)).json()).toEqual({
    has_provider: false,
    campaigns: [],
  });
  expect((await kit.send('POST', '/api/campaigns', sent)).status).toBe(401);
  const { make } = await office();
  expect((await make({ blog_id: 'none' })).status).toBe(404);
  expect((await make({ form: 'song' })).status).toBe(422);
});
