import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAdminAccount } from '../../api/adminAccounts';
import { parseEnvironment } from '../../api/environment';
import { prepareDatabase } from '../../api/prepare';
import { createBlog, deleteBlog, listBlogs } from '../../db/blogs';
import { inTransaction, openDatabase } from '../../db/client';

/** The one who saves and lists in the measurements. */
export const benchAdmin = { username: 'bench', password: 'benchmark-only' };

/** A seeded file in `folder`, which `fileWith` copies. */
export async function seededFile(folder: string): Promise<string> {
  const file = join(folder, 'seeded.db');
  const { db } = await prepareDatabase(parseEnvironment({ DATABASE_FILE: file }));
  process.env.ADMIN_PASSWORD = benchAdmin.password;
  await createAdminAccount(db, benchAdmin.username);
  db.close();
  return file;
}

/** A copy of `seeded` with this many posts, which repeat the seeded texts; and their slugs. */
export function fileWith(seeded: string, folder: string, posts: number): [string, string[]] {
  const file = join(folder, `posts-${posts}.db`);
  copyFileSync(seeded, file);
  const db = openDatabase(file);
  const all = { sort: { column: 'id', direction: 'ASC' }, offset: 0, limit: 1000 } as const;
  const texts = listBlogs(db, all).rows;
  const slugs = texts.slice(0, posts).map((row) => row.slug ?? '');
  inTransaction(db, () => {
    for (const { id = '' } of texts.slice(posts)) deleteBlog(db, id);
    for (let number = texts.length; number < posts; number += 1) {
      const { id, created_at, updated_at, ...values } = texts[number % texts.length] ?? {};
      const slug = `post-${number}`;
      const day = new Date(Date.UTC(2020, 0, 1) + (number % 2000) * 86_400_000).toISOString();
      const blog = { ...blank, ...values, slug, date: day.slice(0, 10) };
      createBlog(db, crypto.randomUUID(), { ...blog, title: `${blog.title} ${number}` });
      slugs.push(slug);
    }
  });
  db.close();
  return [file, slugs];
}

const blank = {
  ...{ slug: '', title: '', excerpt: '', date: '', author: '', category: '' },
  ...{ image_url: '', content: '' },
};
