import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PostValues, postValuesOf } from '../../shared/post';
import type { Database } from '../client';
import { listUses } from '../media/media';
import { olderFile, testDatabase, testFile } from '../testDatabase';
import { type Blog, findBlogBySlug, getBlog } from './blogs';
import { discardDraft, getDraft, saveDraft } from './drafts';
import { getPost, listPosts } from './lists';
import { createBlog, updateBlog } from './live';
import { getPublication, nextPublicationTime, publish, publishDue, schedule } from './publications';
import { deleteTrashed, emptyTrash, recoverPost, trashPost } from './trash';
import { listVersions, restoreVersion } from './versions';

const image = '0a1b2c3d-0000-4000-8000-00000000000';
const values: PostValues = postValuesOf({
  slug: 'a-post',
  title: 'A post',
  excerpt: 'In short.',
  date: '2026-11-01',
  author: 'Priya',
  category: 'News',
  image_url: `images/${image}1.jpg`,
  image_alt: null,
  seo_title: '',
  seo_description: '',
  content: `<p>Text <img src="/images/${image}2.png"></p>`,
});
const changed = { ...values, title: 'A better post', slug: 'a-better-post' };

const all = { sort: { column: 'id', direction: 'ASC' }, offset: 0, limit: 10 } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function dueOf(db: Database) {
  const published: { live: Blog; by: string }[] = [];
  publishDue(db, (live, by) => published.push({ live, by }));
  return published;
}

function stateOf(db: Database, id = '1') {
  return getPost(db, id)?.state;
}

/** Saves a changed draft of the live post '1'. */
function changedDraft(db: Database) {
  createBlog(db, '1', values, 'ada');
  return saveDraft(db, '1', { values: changed, by: 'ada' });
}

function versionsOf(db: Database) {
  const sort = { column: 'created_at', direction: 'ASC' } as const;
  return listVersions(db, { sort, offset: 0, limit: 100, filters: { blog_id: '1' } }).rows;
}

/** Returns which images, by last digit, are used where. */
function uses(db: Database) {
  const named = [1, 2].flatMap((digit) =>
    listUses(db, `${image}${digit}`).map(({ owner }) => `${digit}${owner}`),
  );
  return named.sort();
}

describe('a draft', () => {
  it('changes nothing that is live', () => {
    const db = testDatabase();
    const draft = changedDraft(db);
    expect(getBlog(db, '1')).toMatchObject({ title: 'A post', slug: 'a-post' });
    expect(draft.base_version).toBe(getBlog(db, '1')?.updated_at);
    expect(getPost(db, '1')).toMatchObject({ state: 'changed', title: 'A post' });
    discardDraft(db, '1', 'ada');
    expect(stateOf(db)).toBe('live');
  });

  it('can’t be overwritten by an outdated save, nor recreated once it is gone', () => {
    const db = testDatabase();
    const draft = changedDraft(db);
    const save = { values, by: 'bob' };
    expect(() => saveDraft(db, '1', save)).toThrow('was changed');
    const saved = saveDraft(db, '1', { ...save, readVersion: draft.updated_at });
    expect(() => saveDraft(db, '1', { ...save, readVersion: draft.updated_at })).toThrow();
    discardDraft(db, '1', 'ada');
    expect(() => saveDraft(db, '1', { ...save, readVersion: saved.updated_at })).toThrow();
  });

  it('that never was live is a post of its own', () => {
    const db = testDatabase();
    saveDraft(db, '1', { values: { ...values, title: '', slug: '' }, by: 'ada' });
    expect(getPost(db, '1')).toMatchObject({ state: 'draft', title: '', category: 'News' });
    expect(getBlog(db, '1')).toBeUndefined();
  });
});

describe('publishing', () => {
  it('makes the draft live, and each a version', () => {
    const db = testDatabase();
    const draft = changedDraft(db);
    publish(db, { blogId: '1', values: changed, draft, by: 'bob' });
    expect(getBlog(db, '1')).toMatchObject({ title: 'A better post' });
    expect(getDraft(db, '1')).toBeUndefined();
    expect(stateOf(db)).toBe('live');
    expect(versionsOf(db)).toMatchObject([
      { title: 'A post', created_by: 'ada' },
      { title: 'A better post', created_by: 'bob', published_at: getBlog(db, '1')?.updated_at },
    ]);
  });

  it('is refused over a changed live post, or from a changed draft', () => {
    const db = testDatabase();
    const draft = changedDraft(db);
    const live = updateBlog(db, '1', values, draft.base_version ?? '', 'bob');
    const publishable = { blogId: '1', values: changed, draft, by: 'ada' };
    expect(() => publish(db, publishable)).toThrow('was changed');
    expect(getBlog(db, '1')).toEqual(live);
    const other = { ...publishable, draft: { ...draft, updated_at: '2020' } };
    expect(() => publish(db, other)).toThrow('was changed');
    expect(getDraft(db, '1')).toEqual(draft);
  });
});

describe('scheduled publishing', () => {
  const later = '2026-11-23T00:00:00.000Z';

  it('happens on time and not before, with the text that was scheduled', () => {
    const db = testDatabase();
    const draft = changedDraft(db);
    vi.setSystemTime('2026-11-22T00:00:01Z');
    schedule(db, { blogId: '1', values: changed, draft, by: 'ada' }, later);
    expect(getPost(db, '1')).toMatchObject({ state: 'scheduled', publish_at: later });
    expect(nextPublicationTime(db)).toBe(later);
    const typed = { ...changed, title: 'Half a sen' };
    saveDraft(db, '1', { values: typed, by: 'ada', readVersion: draft.updated_at });
    vi.setSystemTime('2026-11-22T23:59:59.999Z');
    expect(dueOf(db)).toEqual([]);
    vi.setSystemTime(later);
    expect(dueOf(db)).toMatchObject([{ live: { title: 'A better post' }, by: 'ada' }]);
    expect(getBlog(db, '1')?.title).toBe('A better post');
    expect(getDraft(db, '1')).toMatchObject({
      title: 'Half a sen',
      base_version: getBlog(db, '1')?.updated_at,
    });
    expect(stateOf(db)).toBe('changed');
    expect(versionsOf(db).map(({ title }) => title)).toEqual(['A post', 'A better post']);
    expect(dueOf(db)).toEqual([]);
  });

  it('fails if a fact no longer exists', () => {
    const db = testDatabase();
    const content = '<p><data value="gone-fact">$1</data></p>';
    const draft = saveDraft(db, '1', { values: { ...values, content }, by: 'ada' });
    schedule(db, { blogId: '1', values: { ...values, content }, draft, by: 'ada' }, later);
    vi.setSystemTime(later);
    expect(dueOf(db)).toEqual([]);
    expect(getBlog(db, '1')).toBeUndefined();
    expect(getPost(db, '1')?.publish_error).toContain('The fact “gone-fact” no longer exists');
  });

  it('keeps its place and the reason if it fails', () => {
    const db = testDatabase();
    const draft = changedDraft(db);
    schedule(db, { blogId: '1', values: changed, draft, by: 'ada' }, later);
    updateBlog(db, '1', values, draft.base_version ?? '', 'bob');
    vi.setSystemTime(later);
    expect(dueOf(db)).toEqual([]);
    expect(getPost(db, '1')).toMatchObject({
      state: 'scheduled',
      publish_error: expect.stringContaining('was changed after this was scheduled'),
    });
    expect(getBlog(db, '1')?.title).toBe('A post');
    expect(nextPublicationTime(db)).toBeUndefined();
  });

  it('skips posts in the trash', () => {
    const db = testDatabase();
    const draft = changedDraft(db);
    schedule(db, { blogId: '1', values: changed, draft, by: 'ada' }, later);
    trashPost(db, '1', 'bob');
    expect(getPublication(db, '1')).toBeUndefined();
    vi.setSystemTime(later);
    expect(dueOf(db)).toEqual([]);
    expect(stateOf(db)).toBe('trash');
  });
});

describe('history', () => {
  it('restores a version as the draft and keeps the one it replaces', () => {
    const db = testDatabase();
    const draft = changedDraft(db);
    publish(db, { blogId: '1', values: changed, draft, by: 'ada' });
    const typed = { ...changed, title: 'A third title' };
    saveDraft(db, '1', { values: typed, by: 'bob' });
    const [first] = versionsOf(db);
    restoreVersion(db, first?.id ?? '', 'ada');
    expect(getDraft(db, '1')).toMatchObject({ title: 'A post', saved_by: 'ada' });
    expect(getBlog(db, '1')?.title).toBe('A better post');
    expect(versionsOf(db)).toContainEqual(
      expect.objectContaining({ title: 'A third title', created_by: 'bob', published_at: null }),
    );
  });
});

describe('the trash', () => {
  it('takes a live post with its address and restores it as it was', () => {
    const db = testDatabase();
    const first = createBlog(db, '1', values, 'ada');
    const live = updateBlog(db, '1', changed, first.updated_at, 'ada');
    trashPost(db, '1', 'bob');
    expect(getBlog(db, '1')).toBeUndefined();
    expect(getPost(db, '1')).toMatchObject({ state: 'trash', title: 'A better post' });
    expect(() => createBlog(db, '1', values)).toThrow('id is taken');
    expect(listPosts(db, { ...all, state: 'trash' }).rows).toMatchObject([{ deleted_by: 'bob' }]);
    recoverPost(db, '1');
    expect(getBlog(db, '1')).toEqual(live);
    expect(findBlogBySlug(db, 'a-post')).toEqual(live);
  });

  it('refuses to restore over another post’s slug, and loses nothing', () => {
    const db = testDatabase();
    createBlog(db, '1', values);
    trashPost(db, '1', 'ada');
    createBlog(db, '2', values);
    expect(() => recoverPost(db, '1')).toThrow('slug is taken');
    expect(stateOf(db)).toBe('trash');
  });

  it('takes a draft too, and deletes everything of a post when it is emptied', () => {
    const db = testDatabase();
    saveDraft(db, '1', { values, by: 'ada' });
    createBlog(db, '2', changed);
    trashPost(db, '1', 'ada');
    trashPost(db, '2', 'ada');
    expect(stateOf(db)).toBe('trash');
    expect(emptyTrash(db)).toBe(0);
    deleteTrashed(db, '1');
    vi.setSystemTime('2026-12-22T00:00:01Z');
    expect(emptyTrash(db)).toBe(1);
    for (const table of ['posts', 'post_versions', 'post_uses', 'post_checks', 'redirects']) {
      expect(db.sqlite.prepare(`SELECT count(*) FROM ${table}`).pluck().get(), table).toBe(0);
    }
  });
});

describe('a file of the previous version', () => {
  it('moves discarded posts that were live to the trash, and knows which dates were chosen', {
    tags: ['slow'],
  }, () => {
    const file = testFile();
    const older = olderFile(file, 24);
    const at = '2026-03-09T20:00:00.000Z';
    older.exec(`INSERT INTO posts (id, title, state, created_at, updated_at) VALUES
      ('lost', 'Once live', 'gone', '${at}', '${at}'), ('never', 'Never live', 'gone', '${at}', '${at}')`);
    const add = older.prepare(
      `INSERT INTO post_versions (id, post_id, created_by, created_at, published_at, discarded_at, date, title)
        VALUES (?, ?, 'ada', '${at}', ?, ?, ?, ?)`,
    );
    add.run(1, 'lost', at, null, '2026-03-10', 'Once live');
    add.run(2, 'lost', null, at, '2026-03-10', 'Discarded');
    add.run(3, 'never', null, at, '2026-03-10', 'Never live');
    add.run(4, 'never', null, at, '2026-02-01', 'Never live, dated');
    older.close();
    const db = testDatabase(file);
    expect(getPost(db, 'lost')).toMatchObject({ state: 'trash' });
    expect(getPost(db, 'never')).toBeUndefined();
    recoverPost(db, 'lost');
    expect(getDraft(db, 'lost')).toMatchObject({ title: 'Discarded', is_date_set: true });
    const chosen = db.sqlite.prepare('SELECT is_date_set FROM post_versions ORDER BY id').pluck();
    expect(chosen.all()).toEqual([1, 1, 0, 1]);
  });
});

describe('uses of an image', () => {
  it('are tracked through every change of a post', () => {
    const db = testDatabase();
    const draft = changedDraft(db);
    expect(uses(db)).toEqual(['1draft', '1live', '2draft', '2live']);
    publish(db, { blogId: '1', values: { ...changed, image_url: '' }, draft, by: 'ada' });
    expect(uses(db)).toEqual(['1version', '2live', '2version']);
    saveDraft(db, '1', { values, by: 'ada' });
    trashPost(db, '1', 'ada');
    expect(uses(db)).toEqual(['1draft', '1version', '2draft', '2version', '2version']);
    recoverPost(db, '1');
    expect(uses(db)).toEqual(['1draft', '1version', '2draft', '2live', '2version']);
    discardDraft(db, '1', 'ada');
    expect(uses(db)).toEqual(['1version', '1version', '2live', '2version', '2version']);
  });
});
