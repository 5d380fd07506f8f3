import { expect, it } from 'vitest';
import { getBlog } from '../../../db/posts/blogs';
import { createBlog } from '../../../db/posts/live';
import { post, testApp } from '../../testApp';
import { cleanStoredArticles } from './cleanStored';

it('cleans articles of older rules once, without a new version of the post', () => {
  const { db } = testApp();
  const hostile = '<b id="page-data">b</b><textarea/>&lt;/textarea&gt;';
  for (let number = 0; number < 25; number += 1) {
    const content = number % 2 ? '<p>Fine.</p>' : hostile;
    createBlog(db, `p${number}`, { ...post, slug: `p-${number}`, content });
  }
  createBlog(db, 'deep', { ...post, slug: 'deep', content: '<div>'.repeat(300) });
  const before = getBlog(db, 'p0');
  cleanStoredArticles(db, 'https://example.com');
  expect(getBlog(db, 'p24')?.content).not.toContain('id="page-data"');
  expect(getBlog(db, 'p0')?.updated_at).toBe(before?.updated_at);
  expect(getBlog(db, 'deep')?.content).toMatch(/^<pre>(&lt;div>){300}<\/pre>$/);

  createBlog(db, 'later', { ...post, slug: 'later', content: hostile });
  cleanStoredArticles(db, 'https://example.com');
  expect(getBlog(db, 'later')?.content).toBe(hostile);
});
