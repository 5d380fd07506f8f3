import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBlog } from '../../db/blogs';
import { deleteDraft, saveDraft } from '../../db/drafts';
import { getEnquiry, insertEnquiry, type NewEnquiry, updateEnquiry } from '../../db/enquiries';
import { createImage, findImage } from '../../db/images';
import { getMedia, trashMedia, updateMedia } from '../../db/media';
import { messagesOfEnquiry, queueMessage } from '../../db/messages';
import { now } from '../../db/time';
import { trashPost } from '../../db/trash';
import { post, testApp } from '../testApp';
import { startSweep } from './sweep';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 1) }));
afterEach(() => void vi.useRealTimers());

function sweeping() {
  const { db } = testApp();
  const image = (variants = [480], isKept = false) => {
    const id = crypto.randomUUID();
    const bytes = Buffer.from('picture');
    const forms = variants.map((width) => ({ width, bytes }));
    const sizes = { width: 9, height: 9, bytes, variants: forms };
    createImage(db, { id, extension: 'png', mime_type: 'image/png', ...sizes }, isKept);
    return id;
  };
  const isThere = (id: string) => findImage(db, id, 'png', 480) !== undefined;
  return { db, image, isThere };
}

it('removes what no post has named for seven days, and its smaller forms', () => {
  const { db, image, isThere } = sweeping();
  const [cover, inText, forgotten] = [image(), image(), image()];
  const content = `<p><img src="/images/${inText}.png?w=480" alt=""></p>`;
  createBlog(db, 'one', { ...post, image_url: `images/${cover}.png`, content });
  const stop = startSweep(db);
  vi.advanceTimersByTime(7 * day);
  expect([cover, inText, forgotten].map(isThere)).toEqual([true, true, true]);
  vi.advanceTimersByTime(day);
  expect([cover, inText, forgotten].map(isThere)).toEqual([true, true, false]);
  expect(db.sqlite.prepare('SELECT count(*) FROM image_variants').pluck().get()).toBe(2);
  trashPost(db, 'one', 'ada');
  vi.advanceTimersByTime(37 * day);
  expect([cover, inText].map(isThere)).toEqual([true, true]);
  vi.advanceTimersByTime(3 * day);
  expect([cover, inText].map(isThere)).toEqual([false, false]);
  stop();
});

it('counts the seven days anew for a picture that was put back meanwhile', () => {
  const { db, image, isThere } = sweeping();
  const id = image();
  const names = { image_alt: null, seo_title: '', seo_description: '' };
  const values = { ...post, ...names, image_url: `images/${id}.png` };
  const stop = startSweep(db);
  vi.advanceTimersByTime(5 * day);
  saveDraft(db, 'one', { values, by: 'ada' });
  vi.advanceTimersByTime(20 * day);
  expect(isThere(id)).toBe(true);
  deleteDraft(db, 'one');
  vi.advanceTimersByTime(7 * day);
  expect(isThere(id)).toBe(true);
  vi.advanceTimersByTime(2 * day);
  expect(isThere(id)).toBe(false);
  stop();
});

it('leaves what was put into the media, or got words, and empties the trash after 30 days', () => {
  const { db, image, isThere } = sweeping();
  const [kept, described, trashed, used] = [image([], true), image(), image(), image()];
  const stop = startSweep(db);
  vi.advanceTimersByTime(6 * day);
  updateMedia(db, described, { alt: 'A ferry' });
  for (const id of [trashed, used]) trashMedia(db, id);
  createBlog(db, 'one', { ...post, image_url: `images/${used}.png` });
  vi.advanceTimersByTime(29 * day);
  expect([kept, described, trashed, used].map(isThere)).toEqual([true, true, true, true]);
  expect(getMedia(db, used)?.deleted_at).toBeNull();
  vi.advanceTimersByTime(3 * day);
  expect([kept, described, trashed, used].map(isThere)).toEqual([true, true, false, true]);
  stop();
});

it('deletes closed enquiries after 24 months unless held, and spam after 30 days', () => {
  const { db } = sweeping();
  const add = (name: string, values: Partial<NewEnquiry>) => {
    const text = { email: `${name}@example.com`, phone: '', country: '', topic: '', message: name };
    const notice = { form: '/contact', notice_version: '', notice_text: '', newsletter: false };
    const spam = { status: 'new' as const, spam_score: 0, spam_reasons: [] };
    const times = { received_at: now(), answer_by: now() };
    const row = insertEnquiry(db, {
      submission_id: name,
      kind: 'enquiry',
      name,
      answers: [],
      ...text,
      ...notice,
      ...spam,
      ...times,
      ...values,
    });
    return row?.id ?? '';
  };
  const [open, closed, held] = [add('open', {}), add('closed', {}), add('held', {})];
  const spam = add('spam', { status: 'spam' });
  for (const id of [closed, held]) updateEnquiry(db, id, { status: 'closed' });
  updateEnquiry(db, held, { held: true });
  const message = { kind: 'answer', to_email: 'a@b.co', subject: '', text: '', html: '' } as const;
  queueMessage(db, { ...message, enquiry_id: closed, host: 'example.com' });
  const left = () => [open, closed, held, spam].map((id) => getEnquiry(db, id) !== undefined);
  const stop = startSweep(db);
  vi.advanceTimersByTime(29 * day);
  expect(left()).toEqual([true, true, true, true]);
  vi.advanceTimersByTime(2 * day);
  expect(left()).toEqual([true, true, true, false]);
  vi.advanceTimersByTime((2 * 365 - 33) * day);
  expect(left()).toEqual([true, true, true, false]);
  vi.advanceTimersByTime(4 * day);
  expect(left()).toEqual([true, false, true, false]);
  expect(messagesOfEnquiry(db, closed)).toEqual([]);
  stop();
});
