import { randomBytes } from 'node:crypto';
import { countAdmins, createAdmin } from '../db/admins';
import { createBlogCategory } from '../db/blogCategories';
import { createBlog } from '../db/blogs';
import { type Database, openDatabase } from '../db/client';
import { createImage, type NewImage } from '../db/images';
import { articles } from '../db/seed/articles';
import { categories } from '../db/seed/categories';
import { drawCover } from '../db/seed/covers';
import { hasSetting, settingOr } from '../db/settings';
import type { Environment } from './environment';
import { hashPassword } from './passwords';
import { encodePicture, imagePath } from './pictures';

export interface Prepared {
  db: Database;
  /** The first admin, where this start made one; `password` only where the server chose it. */
  firstAdmin?: { username: string; password?: string };
}

/** Opens the database for serving: migrated, seeded where it never was, with an admin in it. */
export async function prepareDatabase(environment: Environment): Promise<Prepared> {
  const db = openDatabase(environment.DATABASE_FILE);
  if (!hasSetting(db, seededKey)) await seed(db);
  const firstAdmin = await ensureAdmin(db, environment);
  return firstAdmin ? { db, firstAdmin } : { db };
}

const seededKey = 'seeded_at';

/** Puts the starting posts, categories and covers into a new database: all of them or none. */
export async function seed(db: Database): Promise<void> {
  const { default: sharp } = await import('sharp');
  const covers = new Map<string, NewImage>();
  for (const { id } of articles) {
    const drawing = sharp(Buffer.from(drawCover(Number(id))));
    covers.set(id, await encodePicture(await drawing.png().toBuffer()));
  }
  const write = db.sqlite.transaction(() => {
    for (const { id, name, description } of categories) {
      createBlogCategory(db, id, { name, description });
    }
    for (const { id, ...article } of articles) {
      const cover = covers.get(id);
      if (cover) createImage(db, cover);
      createBlog(db, id, { ...article, image_url: cover ? imagePath(cover) : '' });
    }
    settingOr(db, seededKey, () => new Date().toISOString());
  });
  write();
}

async function ensureAdmin(
  db: Database,
  { ADMIN_USERNAME, ADMIN_PASSWORD }: Environment,
): Promise<Prepared['firstAdmin']> {
  if (countAdmins(db) > 0) return undefined;
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  const password_hash = await hashPassword(password);
  createAdmin(db, crypto.randomUUID(), { username: ADMIN_USERNAME, password_hash });
  return ADMIN_PASSWORD ? { username: ADMIN_USERNAME } : { username: ADMIN_USERNAME, password };
}

/** The lines that tell an operator where the site is and how to sign in. */
export function greeting(url: string, { firstAdmin }: Prepared): string {
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
