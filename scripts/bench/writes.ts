import { bookingPath } from '../../api/bookings/links';
import { mailToken } from '../../api/mail/mailTokens';
import { sampleValues } from '../../api/resources/sampleValues';
import type { Database } from '../../db/client';
import { dayInSydney } from '../../db/time';
import { hourMs } from '../../shared/bookings';
import { daysAfter } from '../../shared/days';
import type { Fields } from '../../shared/resource';
import { type PlainName, plainResources } from '../../shared/resources';

/** What the measured app said, as JSON or text. */
export interface Answer {
  status: number;
  body: unknown;
}
export type Call = (method: string, path: string, body?: object) => Promise<Answer>;

/** A write that is measured. `path` without parameters; those that its route has are filled in. */
export interface Write {
  route: string;
  /** What is asked of it, where that is told apart. */
  what?: string;
  path: string;
  body?: object;
}

/** Routes whose cost no file's size changes: rows of one account, or work outside of the process. */
export const unmeasured: ReadonlySet<string> = new Set(
  // biome-ignore format: a list of words, read as one.
  [
    'POST /api/session', 'POST /api/session/passkey', 'POST /api/session/second-step',
    'POST /api/session/confirmation', 'DELETE /api/session', 'DELETE /api/sessions',
    'DELETE /api/sessions/:id', 'PUT /api/password', 'POST /api/second-step',
    'PUT /api/second-step', 'POST /api/second-step/recovery-codes', 'DELETE /api/second-step',
    'POST /api/passkeys/challenge', 'POST /api/passkeys', 'PUT /api/passkeys/:id',
    'DELETE /api/passkeys/:id', 'POST /api/passkey-challenges', 'POST /api/admins',
    'POST /api/people/:id/account/confirm', 'DELETE /api/people/:id/account', 'POST /api/test-mails',
    'PUT /api/calendar-feed/source', 'POST /api/images', 'POST /api/booking-mails',
    'POST /booking/:token/reinstate', 'PUT /api/outbox/:id', 'PUT /api/subscribers/:id',
    'POST /api/media-recoveries', 'POST /api/media-replacements', 'POST /api/papers',
    'PUT /api/papers/:id', 'DELETE /api/papers/:id', 'POST /api/enquiry-papers',
    'DELETE /api/enquiry-papers/:id', 'POST /api/campaigns',
    'POST /api/publication-requests', 'PUT /api/publication-requests/:blog_id',
    'DELETE /api/publication-requests/:blog_id',
  ],
);

/**
 * Makes each write of the API once, in an order in which it succeeds.
 * @param run its number, from 0: what it writes is its own.
 * @param call not measured: reads, and makes what a write needs.
 */
export async function* writesOf(db: Database, run: number, call: Call): AsyncGenerator<Write> {
  const one = (sql: string, ...values: unknown[]): string =>
    String(
      db.sqlite
        .prepare(sql)
        .pluck()
        .get(...values) ?? '',
    );
  const write = (route: string, body?: object, ...ids: string[]): Write => {
    let place = 0;
    const path = (route.split(' ')[1] ?? '').replaceAll(/:\w+(\{.+?\})?/g, () =>
      encodeURIComponent(ids[place++] ?? 'x'),
    );
    return { route, path, ...(body && { body }) };
  };
  const version = async (path: string) =>
    (Object((await call('GET', path)).body) as { updated_at?: string }).updated_at;

  const text = { title: 'A post', excerpt: 'What it says.', author: 'Ada', category: 'News' };
  const article = (slug: string) => ({
    ...text,
    slug,
    date: '2026-01-01',
    image_url: '',
    image_alt: '',
    content: `<p>${'Which visa would suit a nurse? '.repeat(200)}</p>`,
  });
  const id = `bench-post-${run}`;
  yield write('POST /api/blogs', { ...article(id), id });
  const updated_at = await version(`/api/blogs/${id}`);
  yield write('PUT /api/blogs/:id', { ...article(id), updated_at }, id);
  const drafted = { ...article(id), title: 'Drafted' };
  yield write('PUT /api/drafts/:id', drafted, id);
  yield write('DELETE /api/drafts/:id', undefined, id);
  yield write('POST /api/draft-recoveries', { blog_id: id });
  const note = crypto.randomUUID();
  const remark = { id: note, blog_id: id, quote: 'nurse', before: '', text: 'Which one?' };
  yield write('POST /api/draft-notes', remark);
  yield write('PUT /api/draft-notes/:id', { resolved: true }, note);
  yield write('POST /api/draft-note-replies', { note_id: note, text: 'The second.' });
  yield write('POST /api/publications', { blog_id: id });
  yield write('PUT /api/drafts/:id', { ...article(id), title: 'Planned' }, id);
  const later = new Date(Date.now() + 48 * hourMs).toISOString();
  yield write('POST /api/publications', { blog_id: id, publish_at: later });
  yield write('DELETE /api/publications/:blog_id', undefined, id);
  yield write('POST /api/preview-links', { blog_id: id });
  yield write(
    'DELETE /api/preview-links/:id',
    undefined,
    one('SELECT id FROM preview_links LIMIT 1'),
  );
  const old = one('SELECT id FROM post_versions WHERE post_id = ? LIMIT 1', id);
  yield write('POST /api/restorations', { version_id: old });
  const many = db.sqlite
    .prepare('SELECT id FROM posts LIMIT 50 OFFSET ?')
    .pluck()
    .all(run * 50);
  yield write('POST /api/post-changes', { blog_ids: many, author: `Ada ${run}` });
  yield write('PUT /api/editors/:resource/:id', { tab: 'a' }, 'blogs', id);
  yield write('DELETE /api/editors/:resource/:id/:tab', undefined, 'blogs', id, 'a');
  yield write('POST /api/unpublications', { blog_id: id });
  yield write('POST /api/publications', { blog_id: id });
  yield write('DELETE /api/blogs/:id', undefined, id);
  yield write('POST /api/recoveries', { blog_id: id });
  yield write('DELETE /api/blogs/:id', undefined, id);
  yield write('DELETE /api/trash/:id', undefined, id);

  const from = `/old-${run}`;
  yield write('POST /api/redirects', { from, to: '/blog' });
  const redirect = one('SELECT id FROM redirects WHERE path = ?', from);
  yield write(
    'PUT /api/redirects/:id',
    { from, to: '/about', updated_at: await version(`/api/redirects/${redirect}`) },
    redirect,
  );
  yield write('DELETE /api/redirects/:id', undefined, redirect);

  const category = crypto.randomUUID();
  const named = (name: string) => ({ name, description: 'What it holds.' });
  yield write('POST /api/blog-categories', { ...named(`New ${run}`), id: category });
  yield write(
    'PUT /api/blog-categories/:id',
    { ...named(`Other ${run}`), updated_at: await version(`/api/blog-categories/${category}`) },
    category,
  );
  yield write('DELETE /api/blog-categories/:id', undefined, category);

  const image = one('SELECT id FROM media WHERE name = ?', `picture-${run}.webp`);
  yield write('PUT /api/media/:id', { alt: `A picture ${run}` }, image);
  const unused = one('SELECT id FROM media ORDER BY created_at DESC LIMIT 1');
  yield write('DELETE /api/media/:id', undefined, unused);

  const fact = `bench-fact-${run}`;
  const rows = (await call('GET', '/api/fact-list?range=[0,0]')).body as object[];
  yield write('POST /api/fact-list', { ...rows[0], key: fact, name: `A fact ${run}` });
  const factVersion = await version(`/api/fact-list/${fact}`);
  const renamed = { ...rows[0], name: `Another ${run}`, updated_at: factVersion };
  yield write('PUT /api/fact-list/:id', renamed, fact);
  const value = crypto.randomUUID();
  const dated = {
    value: '500',
    valid_from: daysAfter(dayInSydney(new Date()), 30),
    source_title: 'Home Affairs',
    source_url: 'https://www.homeaffairs.gov.au',
    note: '',
  };
  yield write('POST /api/fact-values', { ...dated, id: value, fact_key: fact });
  const valueVersion = await version(`/api/fact-values/${value}`);
  yield write('PUT /api/fact-values/:id', { value: '600', updated_at: valueVersion }, value);
  yield write('POST /api/fact-confirmations', { value_id: value });
  yield write('POST /api/fact-checks', { value_id: value });
  const proposed = crypto.randomUUID();
  await call('POST', '/api/fact-values', {
    ...dated,
    id: proposed,
    fact_key: fact,
    valid_from: daysAfter(dayInSydney(new Date()), 60),
  });
  yield write('DELETE /api/fact-values/:id', undefined, proposed);
  yield write('DELETE /api/fact-list/:id', undefined, fact);

  const email = `w${run}@visitor.example`;
  const asked = { name: 'Wu Lan', email, phone: '+61 400 000 000', message: 'Which visa?' };
  yield write('POST /api/enquiries', { ...asked, submission_id: crypto.randomUUID() });
  yield write('POST /api/enquiries', {
    by_hand: true,
    channel: 'phone',
    name: 'Wu Lan',
    phone: '0400 000 000',
  });
  const enquiry = `bench-${50 * (300 + run)}`;
  yield write('PUT /api/enquiries/:id', { next_on: '2027-01-04', next_reason: 'Call' }, enquiry);
  yield write('POST /api/enquiry-notes', { enquiry_id: enquiry, text: 'Wants the afternoon.' });
  yield write('POST /api/enquiry-contacts', { enquiry_id: enquiry, channel: 'phone', text: 'Ok.' });
  const reply = crypto.randomUUID();
  const letter = { subject: 'Your question', text: 'We would begin with the 500.' };
  yield write('POST /api/enquiry-answers', {
    ...letter,
    enquiry_id: enquiry,
    submission_id: reply,
  });
  yield write('DELETE /api/enquiry-answers/:id', undefined, reply);
  const received_at = new Date().toISOString();
  yield write('POST /api/enquiry-replies', { enquiry_id: enquiry, text: 'Thank you', received_at });
  yield write('POST /api/enquiry-joins', { enquiry_id: enquiry, other_id: `bench-${1000 + run}` });
  yield write('DELETE /api/enquiry-joins/:id', undefined, enquiry);
  yield write('PUT /api/enquiries/:id', { verdict: 'spam' }, enquiry);
  yield write('PUT /api/enquiries/:id', { verdict: 'honest' }, enquiry);
  yield { ...write('POST /api/exports', { resource: 'enquiries' }), what: 'enquiries' };
  const found = { resource: 'enquiries', filter: { q: 'visa' } };
  yield { ...write('POST /api/exports', found), what: 'found' };
  yield { ...write('POST /api/exports', { resource: 'subscribers' }), what: 'subscribers' };
  yield write('POST /api/erasures', { email: `v${run + 2}@visitor.example` });

  const agent = one("SELECT id FROM people WHERE marn <> '' ORDER BY position DESC LIMIT 1");
  await call('POST', `/api/people/${agent}/account`, { admin_id: one('SELECT id FROM admins') });
  await call('POST', `/api/people/${agent}/account/confirm`);
  const slot = async () => {
    const { body } = await call('GET', '/api/slots?topic=Other');
    return (body as { id: string }[])[run]?.id ?? '';
  };
  const booked = { ...asked, how: 'video', topic: 'Other', zone: 'Australia/Sydney' };
  yield write('POST /api/bookings', {
    ...booked,
    slot_id: await slot(),
    submission_id: crypto.randomUUID(),
  });
  const held = one('SELECT id FROM bookings WHERE created_by IS NULL ORDER BY created_at DESC');
  const link = bookingPath(db, held).split('/').at(-1) ?? '';
  yield write('POST /booking/:token/confirm', undefined, link);
  const shown = String((await call('GET', `/booking/${link}`)).body);
  const seen = /name="version" value="([^"]*)"/.exec(shown)?.[1] ?? '';
  yield write('POST /booking/:token/move', { slot_id: await slot(), version: seen }, link);
  yield write('POST /booking/:token/answers', { wants_to_know: `Which one, ${run}?` }, link);
  yield write('POST /booking/:token/cancel', undefined, link);
  const meeting = (await slot()).split('~');
  yield write('POST /api/bookings', {
    by_hand: true,
    enquiry_id: `bench-${19_000 + run}`,
    person_id: meeting[0],
    starts_at: meeting[1],
    how: 'video',
    topic: 'Other',
  });
  const ours = one('SELECT id FROM bookings WHERE created_by IS NOT NULL ORDER BY created_at DESC');
  const booking = await version(`/api/bookings/${ours}`);
  yield write('PUT /api/bookings/:id', { state: 'cancelled', updated_at: booking }, ours);
  const past = one(
    "SELECT id FROM bookings WHERE state = 'booked' AND starts_at < ? ORDER BY starts_at LIMIT 1 OFFSET ?",
    received_at,
    run,
  );
  const said = { booking_id: past, asked: 'Which visa?', advised: 'The 500.' };
  yield write('POST /api/consultation-notes', said);
  yield write('POST /api/booking-withdrawals/:id', { booking_ids: [held] }, held);
  db.sqlite.prepare("UPDATE bookings SET held_for = 'a' WHERE id = ?").run(held);
  yield write('POST /api/booking-withdrawals', { booking_id: held });
  yield write('POST /api/calendar-feed');
  yield write('DELETE /api/calendar-feed');
  yield write('DELETE /api/calendar-feed/source');

  yield write('POST /api/newsletter', { email: `n${run}@visitor.example` });
  yield write('POST /api/free-access', { email: `f${run}@visitor.example`, name: 'Wu Lan' });
  const subscriber = one('SELECT id FROM subscribers ORDER BY created_at DESC LIMIT 1');
  const mail = mailToken(db, subscriber, { of: 'unsubscribe' });
  yield write(`POST /newsletter/confirm`, undefined, mail);
  yield write(`POST /newsletter/unsubscribe`, undefined, mail);
  yield write('DELETE /api/subscribers/:id', undefined, subscriber);

  yield write('PUT /api/account', { email: `admin${run}@firm.example` });
  yield write('PUT /api/account/signature', {
    display_name: `Ada ${run}`,
    job_title: '',
    marn: '',
  });
  const other = crypto.randomUUID();
  await call('POST', '/api/admins', {
    id: other,
    username: `other${run}`,
    password: 'benchmark-only',
  });
  const person = one('SELECT id FROM people ORDER BY position LIMIT 1');
  yield write('PUT /api/admins/:id', { display_name: 'Other' }, other);
  yield write('POST /api/people/:id/account', { admin_id: other }, person);
  await call('DELETE', `/api/people/${person}/account`);
  yield write('DELETE /api/admins/:id', undefined, other);

  yield write('DELETE /api/search-misses');
  yield write('DELETE /api/page-misses');
  yield write('POST /api/ignored-links', { kind: 'missed', name: '/wp', is_ignored: true });
  const { pages = [] } = Object((await call('GET', '/api/signable-pages')).body) as {
    pages?: { subject: string; version: string }[];
  };
  const page = pages[run];
  yield write('POST /api/signatures', { ...page, good_until: later.slice(0, 10) });
  yield write('DELETE /api/signatures/:subject{.+}', undefined, page?.subject ?? '');

  for (const name of Object.keys(plainResources) as PlainName[]) {
    const fields: Fields = plainResources[name].fields;
    if (name === 'company') {
      const row = Object((await call('GET', '/api/company')).body) as object;
      yield write('PUT /api/company', { ...row, booking_notice: 12 + run });
      continue;
    }
    const row = crypto.randomUUID();
    const own = Object.entries(fields).filter(
      ([, field]) => 'isUnique' in field && field.isUnique === true,
    );
    const unique = (suffix: string) =>
      Object.fromEntries(own.map(([field]) => [field, `${field}-${suffix}-${run}`]));
    yield write(`POST /api/${name}`, { ...sampleValues(fields), ...unique('a'), id: row });
    yield write(
      `PUT /api/${name}/:id`,
      {
        ...sampleValues(fields, 1),
        ...unique('b'),
        updated_at: await version(`/api/${name}/${row}`),
      },
      row,
    );
    yield write(`DELETE /api/${name}/:id`, undefined, row);
  }
}
