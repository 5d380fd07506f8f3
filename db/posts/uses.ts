import { and, eq, inArray } from 'drizzle-orm';
import { paperIdsIn } from '../../shared/papers';
import { type PictureName, pictureNames } from '../../shared/post';
import { snippetNamesIn } from '../../shared/snippets';
import type { Database } from '../client';
import { factKeysIn } from '../facts/factNames';
import { facts } from '../facts/schema';
import { imageIds } from '../media/imageIds';
import { prepared } from '../prepared';
import type { Version } from './fields';
import { blogs, factUseCounts, posts, postUses } from './schema';

const statements = prepared(({ sqlite }) => ({
  stored: sqlite
    .prepare(
      "SELECT kind || ' ' || name FROM post_uses WHERE version_id = ? AND kind NOT IN ('slug', 'url')",
    )
    .pluck(),
  forget: sqlite.prepare(
    "DELETE FROM post_uses WHERE version_id = ? AND kind NOT IN ('slug', 'url')",
  ),
  // A single statement, however many there are.
  add: sqlite.prepare(
    `INSERT INTO post_uses (version_id, post_id, kind, name)
     SELECT ?, ?, substr(value, 1, instr(value, ' ') - 1), substr(value, instr(value, ' ') + 1)
     FROM json_each(?)`,
  ),
  imageUses: sqlite
    .prepare(
      `SELECT count(*), ifnull(sum(live_id = version_id AND live_slug IS NOT NULL), 0)
       FROM post_uses JOIN posts ON posts.id = post_id WHERE kind = 'image' AND name = ?`,
    )
    .raw(),
}));

/** Indexes the images, facts, snippets and papers that a version refers to. */
export function indexUses(
  db: Database,
  { id, post_id, content, ...heads }: Pick<Version, 'id' | 'post_id' | 'content' | PictureName>,
): void {
  const images = imageIds([...pictureNames.map((name) => heads[name]), content].join(' ')).map(
    (image) => `image ${image}`,
  );
  const facts = factKeysIn(content).map((key) => `fact ${key}`);
  const snippets = snippetNamesIn(content).map((name) => `snippet ${name}`);
  const papers = paperIdsIn(content).map((id) => `paper ${id}`);
  const named = [...images, ...facts, ...snippets, ...papers].sort();
  const { stored, forget, add } = statements(db);
  if (stored.all(id).sort().join() === named.join()) return;
  forget.run(id);
  add.run(id, post_id, JSON.stringify(named));
}

const isVersion = (pointer: typeof posts.live_id | typeof posts.working_id) =>
  eq(pointer, postUses.version_id);
const isOfPost = eq(posts.id, postUses.post_id);
const isImage = (id: string) => and(eq(postUses.kind, 'image'), eq(postUses.name, id));

/** Tells whether only unpublished versions use an image: visitors must not see it then. */
export function isUnpublishedImage(db: Database, imageId: string): boolean {
  const [uses, live] = statements(db).imageUses.get(imageId) as [number, number];
  return uses > 0 && live === 0;
}

/** Tells whether the draft of one of the posts uses an image. */
export function isUsedInDraft({ orm }: Database, imageId: string, postIds: string[]): boolean {
  const named = orm
    .select({ id: posts.id })
    .from(postUses)
    .innerJoin(posts, and(isOfPost, isVersion(posts.working_id)))
    .where(and(isImage(imageId), inArray(posts.id, postIds)));
  return postIds.length > 0 && named.get() !== undefined;
}

/** Returns a fact that a text refers to but that doesn't exist. */
export function missingFact({ orm }: Database, content: string): string | undefined {
  const named = factKeysIn(content);
  const rows = orm.select({ key: facts.key }).from(facts).where(inArray(facts.key, named)).all();
  return named.find((key) => rows.every((row) => row.key !== key));
}

/** Lists live posts that use any of these facts, with the fact. */
export function postsUsingFacts({ orm }: Database, keys: readonly string[]) {
  return orm
    .selectDistinct({ id: blogs.id, slug: blogs.slug, title: blogs.title })
    .from(postUses)
    .innerJoin(posts, and(isOfPost, isVersion(posts.live_id)))
    .innerJoin(blogs, eq(blogs.id, posts.id))
    .where(and(eq(postUses.kind, 'fact'), inArray(postUses.name, [...keys])))
    .orderBy(blogs.title)
    .all();
}

/** Lists the live posts that link to an address of another site. */
export const postsLinking = ({ orm }: Database, url: string) =>
  orm
    .select({ id: blogs.id, title: blogs.title })
    .from(postUses)
    .innerJoin(posts, and(isOfPost, isVersion(posts.live_id)))
    .innerJoin(blogs, eq(blogs.id, posts.id))
    .where(and(eq(postUses.kind, 'url'), eq(postUses.name, url)))
    .orderBy(blogs.title)
    .all();

export function countFactUses({ orm }: Database): Map<string, number> {
  const rows = orm.select().from(factUseCounts).all();
  return new Map(rows.map(({ fact_key, posts }) => [fact_key, posts]));
}
