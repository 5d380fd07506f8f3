import { randomBytes } from 'node:crypto';
import { admins, countAdmins } from '../../db/accounts/admins';
import { type Database, inTransaction, openDatabase } from '../../db/client';
import { addMissingFacts } from '../../db/facts/factSeeds';
import { createImage } from '../../db/media/images';
import { categories } from '../../db/posts/categories';
import { createBlog } from '../../db/posts/live';
import { articles } from '../../db/seed/articles';
import { categories as seedCategories } from '../../db/seed/categories';
import { readCover } from '../../db/seed/covers';
import { seedFacts } from '../../db/seed/facts';
import { hasSetting, settingOr } from '../../db/settings';
import { hashPassword, passwordProblem } from '../accounts/passwords';
import { imagePath } from '../media/images';
import { cleanStoredArticles } from '../posts/html/cleanStored';
import { type Environment, EnvironmentError } from './environment';

/** `password` only where the server chose it. */
export interface FirstAdmin {
  username: string;
  password?: string;
}

/**
 * Opens the database for serving: migrated, with the facts that its pages name, its articles cleaned
 * by today's rules, and seeded where it never was.
 */
export async function prepareDatabase({ DATABASE_FILE, SITE_URL }: Environment): Promise<Database> {
  const db = openDatabase(DATABASE_FILE);
  if (hasSetting(db, seededKey)) addMissingFacts(db, seedFacts);
  else seed(db);
  cleanStoredArticles(db, SITE_URL);
  return db;
}

const seededKey = 'seeded_at';

/** Keeps the first start from putting sample posts into a database that gets its own. */
export function withoutSamples(db: Database): void {
  settingOr(db, seededKey, () => new Date().toISOString());
}

/** Puts the starting facts, posts, categories and covers into a new database: all of them or none. */
export function seed(db: Database): void {
  inTransaction(db, () => {
    addMissingFacts(db, seedFacts);
    for (const [index, { id, ...values }] of seedCategories.entries()) {
      // Each a millisecond after the last, so that every new database lists them alike.
      const time = new Date(Date.now() - seedCategories.length + index).toISOString();
      categories.create(db, id, values, time);
    }
    for (const { id, ...article } of articles) {
      const cover = readCover(article.slug);
      createImage(db, cover);
      // The covers are patterns: there is nothing in them to describe.
      const values = { ...article, image_url: imagePath(cover), image_alt: '' };
      // As old as it says: nobody has changed it since.
      const at = `${article.date}T00:00:00.000Z`;
      createBlog(db, id, values, '', { created_at: at, updated_at: at });
    }
    settingOr(db, seededKey, () => new Date().toISOString());
  });
}

/**
 * Readies the first admin, where there is none, for the moment at which the server listens: a start
 * that fails before would not print the password, and a sign-in at once must find the account.
 * @returns what stores it, and tells of it.
 * @throws EnvironmentError where ADMIN_PASSWORD is one that no admin may have.
 */
export async function firstAdminOf(
  db: Database,
  { ADMIN_USERNAME: username, ADMIN_PASSWORD }: Environment,
): Promise<() => FirstAdmin | undefined> {
  if (countAdmins(db) > 0) return () => undefined;
  const problem = ADMIN_PASSWORD && (await passwordProblem(ADMIN_PASSWORD));
  if (problem) throw new EnvironmentError(`Bad environment. ADMIN_PASSWORD: ${problem}`);
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  const password_hash = await hashPassword(password);
  return () => {
    admins.create(db, crypto.randomUUID(), { username, password_hash });
    return ADMIN_PASSWORD ? { username } : { username, password };
  };
}

/** The lines that tell an operator where the site is and how to sign in. */
export function greeting(url: string, firstAdmin: FirstAdmin | undefined): string {
  const lines = [`Site:  ${url}/`, `Admin: ${url}/admin`];
  if (firstAdmin?.password) {
    lines.push(
      `       sign in as ${firstAdmin.username} with the password ${firstAdmin.password}`,
      '       (shown this once: change it after signing in)',
    );
  } else if (firstAdmin) {
    lines.push(`       sign in as ${firstAdmin.username} with ADMIN_PASSWORD`);
  }
  return lines.join('\n');
}
