import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addMissingFacts } from '../../db/facts/factSeeds';
import { createBlog, updateBlog } from '../../db/posts/live';
import { seedFacts } from '../../db/seed/facts';
import { password, post, testApp } from '../testApp';
import type {
  Account,
  Due,
  FactValue,
  SignablePages,
  Signature,
  SignatureChanges,
  SignedPage,
} from '../types';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T10:00:00+11:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const guide = '/services/student-visa';

/** Builds the app with the seeded facts, whose signed-in admin is Priya. */
async function signing() {
  const kit = testApp();
  addMissingFacts(kit.db, seedFacts);
  const live = createBlog(kit.db, 'p', {
    ...post,
    content: '<p>It costs <data value="visa-500-charge">$1</data>, today.</p>',
  });
  let ada = await kit.signIn();
  const send: typeof kit.send = (...sent) => ada.send(...sent);
  const prove = () => send('POST', '/api/session/confirmation', { password });
  await prove();
  const read = async <Result>(path: string): Promise<Result> => (await send('GET', path)).json();
  const { id: accountId } = await read<Account>('/api/account');
  const person = (values: Record<string, string>) => {
    for (const [column, value] of Object.entries(values)) {
      kit.db.sqlite.prepare(`UPDATE people SET ${column} = ? WHERE id = 'priya-raman'`).run(value);
    }
    kit.firm.changed();
  };
  person({ admin_id: accountId, account_link_id: 'first' });
  const pageOf = async (subject: string) => {
    const { pages } = await read<SignablePages>('/api/signable-pages');
    return pages.find((page) => page.subject === subject);
  };
  const sign = async (subject: string, more: object = {}) => {
    const version = (await pageOf(subject))?.version;
    return send('POST', '/api/signatures', { subject, version, ...more });
  };
  /** Whether visitors read who checked a page. */
  const isShown = async (path: string) => {
    const html = await (await kit.send('GET', path)).text();
    const isSaid = /Checked by<!-- --> <a href="\/about\/priya-raman">Priya Raman<\/a>/.test(html);
    const signature = await read<Signature | null>(`/api/signatures?path=${path}`);
    expect(signature !== null, path).toBe(isSaid);
    return isSaid;
  };
  const at = async (moment: string) => {
    vi.setSystemTime(Date.parse(moment));
    kit.facts.reload();
    kit.facts.keepUp();
    kit.firm.keepUp();
    ada = await kit.signIn();
    await prove();
  };
  return { ...kit, live, send, read, person, pageOf, sign, isShown, at };
}

it('a registered person signs a guide and a post with their own account, once their words are read', async () => {
  const { send, read, person, sign, isShown, app } = await signing();
  expect(await isShown(guide)).toBe(false);
  person({ registered_until: '2026-11-27' });
  expect((await sign(guide)).status).toBe(403);
  person({ registered_until: '2026-11-28', admin_id: '' });
  expect((await sign(guide)).status).toBe(403);
  const { id } = await read<Account>('/api/account');
  person({ registered_until: '', admin_id: id });
  expect((await send('POST', '/api/signatures', { subject: guide, version: 'old' })).status).toBe(
    409,
  );
  expect((await sign(guide, { good_until: '2026-11-27' })).status).toBe(422);
  expect((await sign('/terms')).status).toBe(422);
  expect((await sign(guide)).status).toBe(201);
  expect((await sign('p')).status).toBe(201);
  expect(await isShown(guide)).toBe(true);
  expect(await isShown(`/blog/${post.slug}`)).toBe(true);
  const html = await (await app.request(guide)).text();
  expect(html).toMatch(/registered migration agent<!-- --> \(MARN <!-- -->0000001/);
  expect(html).toContain('28 November 2026</time>');
  expect(html).toMatch(
    /"reviewedBy":\{"@id":"[^"]+\/about\/priya-raman#person"\},"lastReviewed":"2026-11-28"/,
  );
  expect(html).toMatch(/"@type":"Service"/);
  const about = await (await app.request('/about/priya-raman')).text();
  expect(about).toContain(`<a href="${guide}">Student visa guide</a>`);
  expect(about).toMatch(
    /"hasCredential":\{[^}]*"Registered migration agent","identifier":"0000001"/,
  );
  expect(await read<SignedPage[]>('/api/signatures?person=priya-raman')).toHaveLength(2);
  expect((await app.request('/about/nobody')).status).toBe(404);
  for (const subject of ['p', guide]) {
    const path = `/api/signatures/${encodeURIComponent(subject)}`;
    expect((await send('DELETE', path)).status, subject).toBe(200);
  }
  expect(await isShown(guide)).toBe(false);
  expect(await isShown(`/blog/${post.slug}`)).toBe(false);
});

it('a signature falls off with any change of the words, of a shown fact or the registration, and with nothing else', () =>
  fallsOff(1));

it('the same, a hundred times each', { tags: ['slow'] }, () => fallsOff(20));

async function fallsOff(turns: number): Promise<void> {
  const kit = await signing();
  const { db, live, send, read, person, sign, isShown } = kit;
  const path = `/blog/${post.slug}`;
  let updated_at = live.updated_at;
  const write = (values: object) => {
    ({ updated_at } = updateBlog(db, 'p', { ...post, content, ...values }, updated_at) ?? live);
    kit.posts.changed();
  };
  const words = '<p>It costs <data value="visa-500-charge">$1</data>, today.</p>';
  const picture = (attributes: string) => `<figure><img src="/a.jpg" ${attributes}></figure>`;
  const link = (to: string) => `<p><a href="${to}">The form</a></p>`;
  const content = `${words}${picture('alt="A form"')}${link('/fees')}<p>Never lodge late.</p>`;
  const moveSentence = () =>
    write({
      content: `<p>Never lodge late.</p>${content.replace('<p>Never lodge late.</p>', '')}`,
    });
  const instead = (old: string, other: string) => write({ content: content.replace(old, other) });
  const [charge] = await read<FactValue[]>(
    `/api/fact-values?filter=${encodeURIComponent('{"fact_key":"visa-500-charge"}')}&sort=["valid_from","DESC"]`,
  );
  const others = await read<FactValue[]>(
    `/api/fact-values?filter=${encodeURIComponent('{"fact_key":"visa-600-stay"}')}`,
  );
  const setValue = (id: string | undefined, column: string, value: string) => {
    db.sqlite
      .prepare(`UPDATE fact_values SET ${column} = ?, updated_at = updated_at || ' ' WHERE id = ?`)
      .run(value, id);
    kit.facts.reload();
  };
  const falls: [string, (turn: number) => unknown][] = [
    ['words', (turn) => write({ content: `${content}<p>More ${turn}.</p>` })],
    ['title', (turn) => write({ title: `Another title ${turn}` })],
    ['excerpt', (turn) => write({ excerpt: `Another excerpt ${turn}` })],
    ['heading in search results', (turn) => write({ seo_title: `Guaranteed visa ${turn}` })],
    ['text in search results', (turn) => write({ seo_description: `Guaranteed ${turn}` })],
    ['author', (turn) => write({ author: `Tom Gallagher ${turn}` })],
    ['description of the cover', (turn) => write({ image_alt: `Guaranteed visa ${turn}` })],
    ['description of a picture', (turn) => instead('A form', `A visa ${turn}`)],
    ['another picture', (turn) => instead('/a.jpg', `/b${turn}.jpg`)],
    ['target of a link', (turn) => instead('/fees', `/contact?turn=${turn}`)],
    ['struck words', () => instead('Never', '<s>Never</s>')],
    ['hidden words', () => instead('<p>Never', '<p style="display:none">Never')],
    ['order', () => write({ content: `${link('/fees')}${content.replace(link('/fees'), '')}` })],
    ['figure', (turn) => setValue(charge?.id, 'value', String(2600 + turn))],
    ['a sentence in another section', () => moveSentence()],
    ['a paragraph less', () => instead('<p>Never lodge late.</p>', '')],
    ['a link more', () => instead('Never', '<a href="/contact">Never</a>')],
    ['a link less', () => instead('<a href="/fees">The form</a>', 'The form')],
    ['a link that is a button', () => instead('<a href', '<a class="button" href')],
    [
      'a heading of a paragraph',
      () => instead('<p>Never lodge late.</p>', '<h2>Never lodge late.</h2>'),
    ],
    [
      'a list of a paragraph',
      () => instead('<p>Never lodge late.</p>', '<ul><li>Never lodge late.</li></ul>'),
    ],
    ['two paragraphs of one', () => instead('Never lodge', 'Never</p><p>lodge')],
    ['bold', () => instead('Never', '<strong>Never</strong>')],
    ['a picture less', () => instead(picture('alt="A form"'), '')],
    [
      'a video more',
      () =>
        write({
          content: `${content}<p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="V"></iframe></p>`,
        }),
    ],
    ['a figure as words', () => instead('<data value="visa-500-charge">$1</data>', '$2,000')],
    ['another figure', () => instead('visa-500-charge', 'visa-600-charge')],
    ['a figure of a day', () => instead('visa-500-charge', 'visa-500-charge @2025-07-01')],
    ['a footnote', () => instead('today.', 'today.<sup><a href="#n">1</a></sup>')],
    ['a word joined', () => instead('lodge late', 'lodgelate')],
    [
      'two things at once',
      (turn) => write({ title: `Both ${turn}`, content: `${content}<p>Too.</p>` }),
    ],
    ['first day', (turn) => setValue(charge?.id, 'valid_from', `2026-07-${10 + turn}`)],
    ['number', (turn) => person({ marn: `77${turn}` })],
  ];
  const stays: [string, (turn: number) => unknown][] = [
    ['category', (turn) => write({ category: turn % 2 ? 'Student Visas' : '' })],
    ['cover', (turn) => write({ image_url: `/cover-${turn}.jpg` })],
    ['date', (turn) => write({ date: `2026-11-${10 + turn}` })],
    ['width', (turn) => instead('<img', `<img width="${300 + turn}"`)],
    ['width of a figure', (turn) => instead('<figure', `<figure style="width:${30 + turn}%"`)],
    ['a line for each block', () => write({ content: content.replaceAll('><', '>\n<') })],
    ['white space within', () => instead('Never lodge', 'Never\n  lodge')],
    ['alignment', () => instead('<p>Never', '<p style="text-align:center">Never')],
    ['source', (turn) => setValue(charge?.id, 'source_title', `Source ${turn}`)],
    ['another fact', (turn) => setValue(others[0]?.id, 'value', `${turn} months`)],
    ['what they do', (turn) => person({ bio: `Reads ${turn} files a day.` })],
  ];
  const counts = { fell: 0, stayed: 0 };
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, change] of [...stays, ...falls]) {
      write({});
      if (!(await isShown(path))) expect((await sign('p')).status, name).toBe(201);
      await change(turn);
      const isStanding = await isShown(path);
      const isFall = falls.some(([other]) => other === name);
      expect(isStanding, `${name}, ${turn}`).toBe(!isFall);
      // What ended it is named; what ends nothing isn't.
      const said = await read<SignatureChanges>('/api/signature-changes/p');
      const isOfWords = isFall && name !== 'number';
      expect(said.ends, name).toBe(isOfWords);
      expect((said.changes?.length ?? 0) > 0, name).toBe(isOfWords);
      expect(said.ended, name).toBe(isFall ? (isOfWords ? 'words' : 'registration') : null);
      counts[isStanding ? 'stayed' : 'fell'] += 1;
    }
  }
  expect(counts).toEqual({ fell: falls.length * turns, stayed: stays.length * turns });
  expect((await send('GET', '/api/signatures')).status).toBe(400);
}

it('a signature ends with its day and with the registration, at midnight; Start says so before', async () => {
  const { read, person, sign, isShown, at, pageOf } = await signing();
  await sign(guide, { good_until: '2026-12-30' });
  expect((await read<Due>('/api/due')).signatures).toBe(0);
  await at('2026-12-01T10:00:00+11:00');
  // It ends within thirty days.
  expect((await read<Due>('/api/due')).signatures).toBe(1);
  expect(await isShown(guide)).toBe(true);
  await at('2026-12-31T00:00:01+11:00');
  expect(await isShown(guide)).toBe(false);
  expect((await pageOf(guide))?.signature).toMatchObject({ ended: 'time' });
  person({ registered_until: '2027-01-05' });
  expect((await sign(guide)).status).toBe(201);
  expect((await read<Due>('/api/due')).signatures).toBe(0);
  await at('2027-01-06T00:00:01+11:00');
  expect(await isShown(guide)).toBe(false);
  expect((await pageOf(guide))?.signature).toMatchObject({ ended: 'registration' });
  expect((await read<Due>('/api/due')).signatures).toBe(1);
});

it('says before a draft goes live which words end a signature, and keeps one of exactly those words', async () => {
  const { db, send, read, sign, isShown, live } = await signing();
  expect(await read('/api/signature-changes/p?of=draft')).toBeNull();
  await sign('p');
  const text = live.content;
  const changes = () => read<SignatureChanges>('/api/signature-changes/p?of=draft');
  let updated_at: string | undefined;
  const draft = async (content: string) => {
    const saved = await send('PUT', '/api/drafts/p', { ...post, content, updated_at });
    ({ updated_at } = await saved.json());
  };
  await draft(text.replace('It costs', 'You have to pay'));
  expect(await changes()).toMatchObject({
    name: 'Priya Raman',
    ended: null,
    ends: true,
    words: 4,
    changes: [{ part: 'Content', removed: 'It costs ', added: 'You have to pay ' }],
  });
  // Width and alignment end nothing.
  await draft(text.replace('<p>', '<p style="text-align:center">'));
  expect(await changes()).toMatchObject({ ends: false, changes: [] });
  // Nor does the line that the editor writes for each block.
  await draft(`\n${text.replace('</p>', ' </p>')}\n`);
  expect(await changes()).toMatchObject({ ends: false, changes: [] });
  await draft(text.replace('today', 'now'));
  await send('POST', '/api/publications', { blog_id: 'p' });
  const path = `/blog/${post.slug}`;
  expect(await isShown(path)).toBe(false);
  // On the page of signatures these words alone are read again.
  expect(await read('/api/signature-changes/p')).toMatchObject({
    ended: 'words',
    words: 1,
    changes: [{ removed: 'today', added: 'now' }],
  });
  updated_at = undefined;
  await draft(text);
  expect(await changes()).toMatchObject({ ended: 'words', ends: false });
  await send('POST', '/api/publications', { blog_id: 'p' });
  expect(await isShown(path)).toBe(true);

  // A guide's words are stored too: a release changes them.
  await sign(guide);
  expect(await read(`/api/signature-changes/${encodeURIComponent(guide)}`)).toMatchObject({
    ends: false,
    changes: [],
  });
  const covered = JSON.parse(
    String(
      db.sqlite.prepare('SELECT covered FROM signatures WHERE subject = ?').pluck().get(guide),
    ),
  );
  covered.parts[0][1][0][2][0] = 'As an earlier release said';
  db.sqlite
    .prepare("UPDATE signatures SET covered = ?, version = '2:other' WHERE subject = ?")
    .run(JSON.stringify(covered), guide);
  expect(await read(`/api/signature-changes/${encodeURIComponent(guide)}`)).toMatchObject({
    ended: 'words',
    changes: [{ part: 'Text', removed: 'As an earlier release said' }],
  });
  // One of an earlier release of the software isn't guessed at.
  db.sqlite.prepare('UPDATE signatures SET covered = NULL').run();
  expect(await read(`/api/signature-changes/${encodeURIComponent(guide)}`)).toMatchObject({
    ends: true,
    changes: null,
    words: null,
  });
});

it('goes on judging a signature of scheme 2, which covers all white space', async () => {
  const { db, live, posts, sign, isShown } = await signing();
  const path = `/blog/${post.slug}`;
  const content = '<p>No figures.</p>\n<p>Two lines.</p>';
  const { updated_at = '' } = updateBlog(db, 'p', { ...post, content }, live.updated_at) ?? {};
  posts.changed();
  await sign('p');
  const text = [['p', [], ['No figures.']], '\n', ['p', [], ['Two lines.']]];
  const words = [post.title, post.excerpt, '', '', post.author, null, text];
  const hash = createHash('sha256')
    .update(JSON.stringify([words, []]))
    .digest('base64url');
  db.sqlite.prepare('UPDATE signatures SET version = ?, covered = NULL').run(`2:${hash}`);
  posts.changed();
  expect(await isShown(path)).toBe(true);
  updateBlog(db, 'p', { ...post, content: content.replace('\n', '') }, updated_at);
  posts.changed();
  expect(await isShown(path)).toBe(false);
});

it('covers the words of a snippet: its change ends the signature, and says so before', async () => {
  const { db, live, posts, send, read, sign, isShown } = await signing();
  const made = await send('POST', '/api/snippets', { name: 'disclaimer', text: 'Not advice.' });
  const snippet: { id: string } = await made.json();
  const content = '<p>Ours.</p><p><data value="snippet-disclaimer">x</data></p>';
  updateBlog(db, 'p', { ...post, content }, live.updated_at);
  posts.changed();
  await sign('p');
  const path = `/blog/${post.slug}`;
  expect(await isShown(path)).toBe(true);
  expect(await read(`/api/snippet-uses/${snippet.id}`)).toMatchObject([
    { id: 'p', isLive: true, signed_by: 'Priya Raman' },
  ]);
  expect(
    (await send('PUT', `/api/snippets/${snippet.id}`, { ...snippet, text: 'No advice.' })).status,
  ).toBe(200);
  expect(await isShown(path)).toBe(false);
  expect(await read('/api/signature-changes/p')).toMatchObject({
    ended: 'words',
    changes: [{ removed: 'Not', added: 'No' }],
  });
  expect(await read(`/api/snippet-uses/${snippet.id}`)).toMatchObject([{ signed_by: null }]);
});
