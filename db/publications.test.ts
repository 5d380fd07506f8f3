import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlog, getBlog, updateBlog } from './blogs';
import type { Database } from './client';
import { deleteDraft, getDraft, saveDraft } from './drafts';
import { getPost } from './posts';
import { getPublication, nextPublicationTime, publish, publishDue, schedule } from './publications';
import { olderFile, testDatabase, testFile } from './testDatabase';
import { deleteTrashed, emptyTrash, recoverPost, trashPost } from './trash';
import { listVersions, type PostValues, restoreVersion } from './versions';

const image = '0a1b2c3d-0000-4000-8000-00000000000';
const values: PostValues = {
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
};
const changed = { ...values, title: 'A better post', slug: 'a-better-post' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function stateOf(db: Database, id = '1') {
  return getPost(db, id)?.state;
}

/** The working copy of the live post '1', changed. */
function changedDraft(db: Database) {
  createBlog(db, '1', values, 'ada');
  return saveDraft(db, '1', { values: changed, by: 'ada' });
}

function versionsOf(db: Database) {
  const sort = { column: 'created_at', direction: 'ASC' } as const;
  return listVersions(db, { sort, offset: 0, limit: 100, filters: { blog_id: '1' } }).rows;
}

function uses(db: Database) {
  return db.sqlite
    .prepare('SELECT substr(image_id, -1) || owner FROM image_uses ORDER BY 1')
    .pluck()
    .all();
}

describe('a working copy', () => {
  it('changes nothing that is live', () => {
    const db = testDatabase();
    const draft = changedDraft(db);
    expect(getBlog(db, '1')).toMatchObject({ title: 'A post', slug: 'a-post' });
    expect(draft.base_version).toBe(getBlog(db, '1')?.updated_at);
    expect(getPost(db, '1')).toMatchObject({ state: 'changed', title: 'A post' });
    deleteDraft(db, '1');
    expect(stateOf(db)).toBe('live');
  });

  it('is not overwritten by one who read another, nor brought back once it is gone', () => {
    const db = testDatabase();
    const draft = changedDraft(db);
    const save = { values, by: 'bob' };
    expect(() => saveDraft(db, '1', save)).toThrow('was changed');
    const saved = saveDraft(db, '1', { ...save, readVersion: draft.updated_at });
    expect(() => saveDraft(db, '1', { ...save, readVersion: draft.updated_at })).toThrow();
    deleteDraft(db, '1');
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
  it('makes the working copy live, and a version of each', () => {
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

  it('is refused over a live post, or from a working copy, that was changed meanwhile', () => {
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

describe('a planned publishing', () => {
  const later = '2026-11-23T00:00:00.000Z';

  it('happens at its time and not before, with the words of when it was planned', () => {
    const db = testDatabase();
    const draft = changedDraft(db);
    vi.setSystemTime('2026-11-22T00:00:01Z');
    schedule(db, { blogId: '1', values: changed, draft, by: 'ada' }, later);
    expect(getPost(db, '1')).toMatchObject({ state: 'scheduled', publish_at: later });
    expect(nextPublicationTime(db)).toBe(later);
    const typed = { ...changed, title: 'Half a sen' };
    saveDraft(db, '1', { values: typed, by: 'ada', readVersion: draft.updated_at });
    vi.setSystemTime('2026-11-22T23:59:59.999Z');
    expect(publishDue(db)).toEqual([]);
    vi.setSystemTime(later);
    expect(publishDue(db)).toMatchObject([{ live: { title: 'A better post' }, by: 'ada' }]);
    expect(getBlog(db, '1')?.title).toBe('A better post');
    expect(getDraft(db, '1')).toMatchObject({
      title: 'Half a sen',
      base_version: getBlog(db, '1')?.updated_at,
    });
    expect(stateOf(db)).toBe('changed');
    expect(versionsOf(db).map(({ title }) => title)).toEqual(['A post', 'A better post']);
    expect(publishDue(db)).toEqual([]);
  });

  it('does not happen with a fact that is gone by then', () => {
    const db = testDatabase();
    const content = '<p><data value="gone-fact">$1</data></p>';
    const draft = saveDraft(db, '1', { values: { ...values, content }, by: 'ada' });
    schedule(db, { blogId: '1', values: { ...values, content }, draft, by: 'ada' }, later);
    vi.setSystemTime(later);
    expect(publishDue(db)).toEqual([]);
    expect(getBlog(db, '1')).toBeUndefined();
    expect(getPost(db, '1')?.publish_error).toContain('no fact “gone-fact”');
  });

  it('that can not happen keeps its place and says why', () => {
    const db = testDatabase();
    const draft = changedDraft(db);
    schedule(db, { blogId: '1', values: changed, draft, by: 'ada' }, later);
    updateBlog(db, '1', values, draft.base_version ?? '', 'bob');
    vi.setSystemTime(later);
    expect(publishDue(db)).toEqual([]);
    expect(getPost(db, '1')).toMatchObject({
      state: 'scheduled',
      publish_error: expect.stringContaining('was changed after this was planned'),
    });
    expect(getBlog(db, '1')?.title).toBe('A post');
    expect(nextPublicationTime(db)).toBeUndefined();
  });

  it('does not happen to a post in the trash', () => {
    const db = testDatabase();
    const draft = changedDraft(db);
    schedule(db, { blogId: '1', values: changed, draft, by: 'ada' }, later);
    trashPost(db, '1', 'bob');
    expect(getPublication(db, '1')).toBeUndefined();
    vi.setSystemTime(later);
    expect(publishDue(db)).toEqual([]);
    expect(stateOf(db)).toBe('trash');
  });
});

describe('history', () => {
  it('restores a version as the working copy and keeps the one it replaces', () => {
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

  it('has the live text of a post from before it', () => {
    const file = testFile();
    const older = olderFile(file, 2);
    older
      .prepare('INSERT INTO blogs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(
        ...['1', 'a-post', 'A post', '', '2026-11-01', 'Priya', 'News', values.image_url],
        ...[values.content, '2026-01-01', '2026-01-02'],
      );
    older.close();
    const db = testDatabase(file);
    expect(getPost(db, '1')).toMatchObject({ state: 'live', title: 'A post', slug: 'a-post' });
    expect(uses(db)).toEqual(['1live', '2live']);
    updateBlog(db, '1', changed, '2026-01-02', 'ada');
    expect(versionsOf(db)).toMatchObject([
      { title: 'A post', created_by: '', published_at: '2026-01-02' },
      { title: 'A better post', created_by: 'ada' },
    ]);
  });
});

describe('the trash', () => {
  it('takes a live post with its address and gives it back as it was', () => {
    const db = testDatabase();
    const first = createBlog(db, '1', values, 'ada');
    const live = updateBlog(db, '1', changed, first.updated_at, 'ada');
    trashPost(db, '1', 'bob');
    expect(getBlog(db, '1')).toBeUndefined();
    expect(getPost(db, '1')).toMatchObject({ state: 'trash', title: 'A better post' });
    expect(() => createBlog(db, '1', values)).toThrow('id is taken');
    expect(recoverPost(db, '1')?.deleted_by).toBe('bob');
    expect(getBlog(db, '1')).toEqual(live);
    expect(db.sqlite.prepare('SELECT slug FROM slug_redirects').pluck().all()).toEqual(['a-post']);
  });

  it('gives nothing back over another post that has the slug now, and loses nothing by it', () => {
    const db = testDatabase();
    createBlog(db, '1', values);
    trashPost(db, '1', 'ada');
    createBlog(db, '2', values);
    expect(() => recoverPost(db, '1')).toThrow('slug is taken');
    expect(stateOf(db)).toBe('trash');
  });

  it('takes a draft too, and forgets all of a post when it is emptied', () => {
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
    for (const table of ['posts', 'drafts', 'versions', 'trash', 'image_uses']) {
      expect(db.sqlite.prepare(`SELECT count(*) FROM ${table}`).pluck().get(), table).toBe(0);
    }
  });
});

describe('what names a picture', () => {
  it('is known through every change of a post', () => {
    const db = testDatabase();
    const draft = changedDraft(db);
    const all = ['1draft', '1live', '1version', '2draft', '2live', '2version'];
    expect(uses(db)).toEqual(all);
    publish(db, { blogId: '1', values: { ...changed, image_url: '' }, draft, by: 'ada' });
    expect(uses(db)).toEqual(['1version', '2live', '2version', '2version']);
    trashPost(db, '1', 'ada');
    expect(uses(db)).toEqual(['1version', '2version', '2version']);
    recoverPost(db, '1');
    expect(uses(db)).toContain('2live');
  });
});
