import { cleanStoredArticles } from '../../api/articles/cleanStored';
import { createAdminAccount } from '../../api/auth/adminAccounts';
import { parseEnvironment } from '../../api/operate/environment';
import { prepareDatabase } from '../../api/operate/prepare';
import { indexDuePosts } from '../../api/search/indexPosts';
import { createBlog, listBlogs } from '../../db/blogs';
import { inTransaction } from '../../db/client';

/** The one who saves and lists in the measurements. */
export const benchAdmin = { username: 'bench', password: 'benchmark-only' };

/** Seeds `file` and fills it up to so many posts, which repeat the seeded texts. @returns their slugs. */
export async function fillFile(file: string, posts: number): Promise<string[]> {
  const environment = parseEnvironment({ DATABASE_FILE: file });
  const db = await prepareDatabase(environment);
  await createAdminAccount(db, benchAdmin.username);
  const all = { sort: { column: 'id', direction: 'ASC' }, offset: 0, limit: 1000 } as const;
  const texts = listBlogs(db, all).rows;
  const slugs = texts.map(({ slug }) => slug);
  inTransaction(db, () => {
    for (let number = slugs.length; number < posts; number += 1) {
      const text = texts[number % texts.length];
      if (!text) throw new Error('no post is seeded');
      const date = new Date(Date.UTC(2020, 0, 1 + (number % 2000))).toISOString().slice(0, 10);
      const own = { slug: `post-${number}`, title: `${text.title} ${number}`, date };
      const { id, created_at, updated_at, image_focus, ...values } = text;
      createBlog(db, crypto.randomUUID(), { ...values, ...own });
      slugs.push(own.slug);
    }
    // The checker would go through all of them while they are measured.
    db.sqlite.exec("UPDATE post_checks SET version = ''");
  });
  // The server would do these while it is measured.
  while (indexDuePosts(db, 1000)) {}
  await cleanStoredArticles(db, environment.SITE_URL, () => {});
  db.close();
  return slugs;
}
