import { ContentCache } from '../../api/http/contentCache';
import { parseEnvironment } from '../../api/operate/environment';
import { prepareDatabase } from '../../api/operate/prepare';
import { DailyFacts } from '../../api/pages/dailyFacts';
import { indexDuePosts } from '../../api/search/indexing';
import { inTransaction } from '../../db/client';
import { listBlogs } from '../../db/posts/blogs';
import { createBlog } from '../../db/posts/live';

/** Seeds `file` and fills it up to so many posts, which repeat the seeded texts. @returns their slugs. */
export async function fillFile(file: string, posts: number): Promise<string[]> {
  const environment = parseEnvironment({ DATABASE_FILE: file });
  const db = await prepareDatabase(environment);
  const sort = { column: 'id', direction: 'ASC' } as const;
  const texts = listBlogs(db, { sort, offset: 0, limit: 1000 }).rows;
  const slugs = texts.map(({ slug }) => slug);
  inTransaction(db, () => {
    while (slugs.length < posts) {
      for (const { id, created_at, updated_at, image_focus, ...text } of texts) {
        const number = slugs.length;
        const date = new Date(Date.UTC(2020, 0, 1 + (number % 2000))).toISOString().slice(0, 10);
        const own = { slug: `post-${number}`, title: `${text.title} ${number}`, date };
        createBlog(db, crypto.randomUUID(), { ...text, ...own });
        slugs.push(own.slug);
      }
    }
    // The checker would go through all of them while they are measured.
    db.sqlite.exec("UPDATE post_checks SET version = ''");
  });
  // The server would do this while it is measured.
  const facts = new DailyFacts(db, new ContentCache(), environment);
  while (indexDuePosts({ db, facts }, 1000)) {}
  db.close();
  return slugs;
}
