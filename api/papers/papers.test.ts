import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { json, testMailServer, testProvider } from '../mail/testServers';
import { password, testApp } from '../testApp';
import type { Paper, WholeEnquiry } from '../types';
import { countPages, isPdf } from './pdf';
import { testPdf } from './testPdf';

const visitor = { name: 'Ana', email: 'ana@example.com', message: 'Which visa for a nurse?' };
const mebibyte = 1024 * 1024;
const gone = '00000000-0000-4000-8000-000000000000';

async function office(variables: Record<string, string> = {}) {
  const kit = testApp(variables);
  const ada = await kit.signIn();
  const upload = (
    path: string,
    file: Buffer | string,
    fields: Record<string, string> = {},
    Cookie = ada.Cookie,
  ) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append(
      'file',
      new File([new Uint8Array(Buffer.from(file))], 'Cost_agreement 2026.pdf', {
        type: 'application/pdf',
      }),
    );
    return kit.app.request(path, { method: 'POST', body, headers: { Cookie } });
  };
  await kit.send('POST', '/api/enquiries', visitor);
  const [{ id }] = await (await ada.send('GET', '/api/enquiries')).json();
  const whole = async (): Promise<WholeEnquiry> =>
    (await ada.send('GET', `/api/enquiries/${id}`)).json();
  /** Adds a paper for the client. */
  const add = async (file = testPdf(), title = 'Agreement'): Promise<Paper> => {
    const added = await upload('/api/enquiry-papers', file, { enquiry_id: id, title });
    expect(added.status).toBe(201);
    return added.json();
  };
  const reply = (values: object) => {
    const sent = { enquiry_id: id, subject: 'Your agreement', text: 'Here it is.', ...values };
    return ada.send('POST', '/api/enquiry-answers', sent);
  };
  return { ...kit, ada, upload, enquiryId: id as string, whole, add, reply };
}

const post = {
  title: 'What it costs',
  slug: 'what-it-costs',
  excerpt: 'An excerpt',
  date: '2026-11-20',
  author: 'Ada',
  category: 'News',
};

it('a paper of the library is read by visitors while a live post links to it', async () => {
  const { app, ada, upload } = await office();
  const added = await upload('/api/papers', testPdf(3));
  expect(added.status).toBe(201);
  const paper: Paper = await added.json();
  expect(paper).toMatchObject({
    title: 'Cost agreement 2026',
    name: 'cost-agreement-2026.pdf',
    pages: 3,
  });
  const path = `/papers/${paper.id}/${paper.name}`;
  expect((await app.request(path)).status).toBe(404);
  expect((await ada.send('GET', path)).headers.get('Cache-Control')).toBe('private, no-store');
  const content = `<p><a href="${path}">Costs</a> (PDF, 3 pages, 1 KB)</p>`;
  const made = await ada.send('POST', '/api/blogs', { ...post, content });
  expect(made.status).toBe(201);
  const read = await app.request(path);
  expect([read.status, Buffer.from(await read.arrayBuffer())]).toEqual([200, testPdf(3)]);
  expect(Object.fromEntries(read.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="cost-agreement-2026.pdf"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; (?!.*script-src)/),
    'cache-control': 'public, no-cache',
  });
  const again = { headers: { 'If-None-Match': read.headers.get('ETag') ?? '' } };
  expect((await app.request(path, again)).status).toBe(304);
  expect((await app.request(path, { method: 'HEAD' })).headers.get('Content-Length')).toBe(
    String(paper.size),
  );
  // By its own name alone, and not deleted while posts link to it.
  expect((await app.request(path.replace('cost', 'other'))).status).toBe(404);
  const kept = await ada.send('DELETE', `/api/papers/${paper.id}`);
  expect([kept.status, (await kept.json()).message]).toEqual([
    409,
    'This paper is linked in 1 post on the site. Take the link out there first.',
  ]);
  const { id, updated_at } = await made.json();
  expect((await ada.send('DELETE', `/api/blogs/${id}`, { updated_at })).status).toBe(200);
  expect((await app.request(path)).status).toBe(404);
});

it('its title changes, and one that nothing links to is deleted', async () => {
  const { ada, upload, app } = await office();
  const { id, name }: Paper = await (
    await upload('/api/papers', testPdf(), { title: 'Form' })
  ).json();
  const named = await ada.send('PUT', `/api/papers/${id}`, { title: 'Form 956' });
  expect(await named.json()).toMatchObject({ title: 'Form 956', name: 'form.pdf' });
  expect(await (await ada.send('GET', '/api/papers?filter={"q":"956"}')).json()).toHaveLength(1);
  expect((await ada.send('DELETE', `/api/papers/${id}`)).status).toBe(200);
  expect((await ada.send('GET', `/papers/${id}/${name}`)).status).toBe(404);
  expect((await app.request('/api/papers')).status).toBe(401);
});

const page = '<!doctype html><script>alert(document.domain)</script>';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const zip = Buffer.from(zipSync({ 'a.txt': Buffer.from('text') }));
const wrong: [string, Buffer | string][] = [
  ['a page', page],
  ['a drawing', drawing],
  ['an archive', zip],
  ['nothing', ' '],
  ['a page that begins as a PDF', `%PDF-1.7\n${page}`],
  ['a page before a whole PDF', Buffer.concat([Buffer.from(page), testPdf()])],
  ['a PDF with a page in its head', Buffer.concat([Buffer.from(`%PDF-1.7\n${page}\n`), testPdf()])],
  ['a drawing with the end of a PDF', `${drawing}\nstartxref\n0\n%%EOF`],
  ['a PDF behind which an archive stands', Buffer.concat([testPdf(), zip])],
  ['half a PDF', testPdf().subarray(0, 200)],
  ['a PDF and more', Buffer.concat([testPdf(), Buffer.from(page)])],
];

it.each(wrong)('%s is no paper', async (_, file) => {
  const { upload, enquiryId, db } = await office();
  expect((await upload('/api/papers', file)).status).toBe(415);
  expect((await upload('/api/enquiry-papers', file, { enquiry_id: enquiryId })).status).toBe(415);
  expect(db.sqlite.prepare('SELECT count(*) FROM papers').pluck().get()).toBe(0);
});

it('10 MB are taken, and no more', async () => {
  const { upload } = await office();
  const rest = 10 * mebibyte - testPdf(1, { filler: 'x' }).length;
  const most = testPdf(1, { filler: 'x'.repeat(rest - 20) });
  expect(most.length).toBeLessThanOrEqual(10 * mebibyte);
  expect((await upload('/api/papers', most)).status).toBe(201);
  const more = testPdf(1, { filler: 'x'.repeat(rest + 100) });
  expect((await upload('/api/papers', more)).status).toBe(413);
  expect((await upload('/api/papers', Buffer.alloc(11 * mebibyte))).status).toBe(413);
});

it('pages are counted, packed ones too', async () => {
  for (const [pages, isPacked] of [[1], [12], [7, true]] as const) {
    const pdf = testPdf(pages, { isPacked });
    expect([isPdf(pdf), await countPages(pdf)]).toEqual([true, pages]);
  }
});

it('a client’s paper has no public address, isn’t in the library, and is for who may see clients', async () => {
  const { app, ada, add, whole, signIn, upload, enquiryId } = await office();
  const { id, name } = await add();
  expect((await whole()).papers).toMatchObject([{ id, title: 'Agreement', message_ids: [] }]);
  expect(await (await ada.send('GET', '/api/papers')).json()).toEqual([]);
  for (const path of [`/papers/${id}/${name}`, `/api/papers/${id}`]) {
    expect((await app.request(path)).ok).toBe(false);
    expect((await ada.send('GET', path)).status).toBe(404);
  }
  const file = `/api/enquiry-papers/${id}/file`;
  expect((await app.request(file)).status).toBe(401);
  const read = await ada.send('GET', file);
  expect(Buffer.from(await read.arrayBuffer())).toEqual(testPdf());
  expect(read.headers.get('Cache-Control')).toBe('private, no-store');
  const eve = { username: 'eve', password: 'eves own pass phrase', may_see_clients: false };
  await ada.send('POST', '/api/session/confirmation', { password });
  expect((await ada.send('POST', '/api/admins', eve)).status).toBe(201);
  const below = await signIn('eve', eve.password);
  expect((await below.send('GET', file)).status).toBe(403);
  const sent = await upload(
    '/api/enquiry-papers',
    testPdf(),
    { enquiry_id: enquiryId },
    below.Cookie,
  );
  expect(sent.status).toBe(403);
  expect((await below.send('DELETE', `/api/enquiry-papers/${id}`)).status).toBe(403);
  expect((await upload('/api/enquiry-papers', testPdf(), { enquiry_id: gone })).status).toBe(404);
  expect((await ada.send('DELETE', `/api/enquiry-papers/${id}`)).status).toBe(200);
  expect((await whole()).papers).toEqual([]);
});

it('papers go with a reply by SMTP, as they are', async () => {
  const server = await testMailServer();
  const mail = { SMTP_URL: server.url, MAIL_FROM: 'office@firm.example' };
  const { add, reply, db, startJobs, whole, ada } = await office(mail);
  const first = await add(testPdf(2), 'Agreement');
  const second = await add(testPdf(1), 'Übersicht der Kosten');
  expect((await reply({ paper_ids: [first.id, second.id] })).status).toBe(201);
  db.sqlite.exec('UPDATE messages SET next_attempt_at = created_at');
  startJobs('mail');
  const isReply = ({ raw }: { raw: string }) => raw.includes('Subject: Your agreement');
  await expect.poll(() => server.delivered.some(isReply)).toBe(true);
  const raw = server.delivered.find(isReply)?.raw ?? '';
  for (const [name, pdf] of [
    ['agreement.pdf', testPdf(2)],
    ['ubersicht-der-kosten.pdf', testPdf(1)],
  ] as const) {
    expect(raw).toMatch(new RegExp(`Content-Type: application/pdf; name=${name}`));
    expect(raw.replaceAll(/\r\n/g, '')).toContain(pdf.toString('base64'));
  }
  expect((await whole()).papers.map(({ message_ids }) => message_ids.length)).toEqual([1, 1]);
  expect((await ada.send('DELETE', `/api/enquiry-papers/${first.id}`)).status).toBe(409);
});

it('papers go with a reply by the provider’s call', async () => {
  const provider = await testProvider(json(201, { messageId: '<x@relay>' }));
  const variables = { BREVO_URL: provider.url, BREVO_API_KEY: 'key', MAIL_FROM: 'a@firm.example' };
  const { add, reply, db, startJobs } = await office(variables);
  const { id } = await add();
  expect((await reply({ paper_ids: [id] })).status).toBe(201);
  db.sqlite.exec('UPDATE messages SET next_attempt_at = created_at');
  startJobs('mail');
  const call = () => provider.calls.find(({ body }) => body.subject === 'Your agreement');
  await expect.poll(call).toBeDefined();
  const content = testPdf().toString('base64');
  expect(call()?.body.attachment).toEqual([{ name: 'agreement.pdf', content }]);
});

it('a reply takes its client’s papers alone, 7 MB together', async () => {
  const { add, reply, upload, whole, ada } = await office();
  const library: Paper = await (await upload('/api/papers', testPdf())).json();
  for (const paper_ids of [[library.id], [gone], ['x']]) {
    const refused = await reply({ paper_ids });
    expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([
      422,
      ['paper_ids'],
    ]);
  }
  const large = testPdf(1, { filler: 'x'.repeat(4 * mebibyte) });
  const [first, second] = [await add(large), await add(large)];
  expect((await reply({ paper_ids: [first.id, second.id] })).status).toBe(422);
  expect((await reply({ paper_ids: [first.id, first.id] })).status).toBe(422);
  const submission_id = 'reply-1';
  const sent = { paper_ids: [first.id], submission_id };
  expect((await reply(sent)).status).toBe(201);
  // A lost answer, sent again, is one reply with one paper.
  expect((await reply(sent)).status).toBe(201);
  expect((await whole()).papers[0]?.message_ids).toHaveLength(1);
  // Taken back, it is attached to nothing.
  const back = await ada.send('DELETE', `/api/enquiry-answers/${submission_id}`);
  expect(await back.json()).toMatchObject({ text: 'Here it is.', paper_ids: [first.id] });
  expect((await whole()).papers[0]?.message_ids).toEqual([]);
});

it('a client’s papers are in their data, and go with them', async () => {
  const { add, ada, db } = await office();
  await add();
  await ada.send('POST', '/api/session/confirmation', { password });
  const held = await (await ada.send('GET', '/api/personal-data?email=ana@example.com')).json();
  expect(JSON.stringify(held)).toContain('agreement.pdf');
  expect((await ada.send('POST', '/api/erasures', { email: visitor.email })).status).toBe(201);
  const left = db.sqlite.prepare(
    'SELECT (SELECT count(*) FROM papers) + (SELECT count(*) FROM paper_bytes)',
  );
  expect(left.pluck().get()).toBe(0);
});
