import { randomBytes } from 'node:crypto';
import { admins, countAdmins } from '../../db/accounts/admins';
import { type Database, inTransaction, openDatabase, UnusableFileError } from '../../db/client';
import { missingErasures } from '../../db/enquiries/erasures';
import { addMissingFacts } from '../../db/facts/factSeeds';
import { missingInWords, missingParts, remedyForParts } from '../../db/file/schemaParts';
import { createImage } from '../../db/media/images';
import { type PlainSource, plainSources } from '../../db/plain';
import { categories } from '../../db/posts/categories';
import { createBlog } from '../../db/posts/live';
import { articles } from '../../db/seed/articles';
import { categories as seedCategories } from '../../db/seed/categories';
import { readCover } from '../../db/seed/covers';
import { seedFacts } from '../../db/seed/facts';
import { getOrCreateSetting, hasSetting } from '../../db/settings';
import { dayInSydney } from '../../db/time';
import { firmSeed } from '../../site/api';
import { audit } from '../accounts/auditTrail';
import { hashPassword, passwordProblem } from '../accounts/passwords';
import { erasePerson } from '../enquiries/erase';
import { type Environment, EnvironmentError } from '../environment';
import { imagePath } from '../media/images';
import { cleanStoredArticles } from '../posts/html/cleanStored';

/** `password` is set only if the server chose it. */
export interface FirstAdmin {
  username: string;
  password?: string;
}

/**
 * Opens the database for serving: migrated, with all facts that pages refer to and the firm's rows,
 * articles cleaned by the current rules, without people erased meanwhile, and seeded if new.
 * @throws UnusableFileError also if the migrated file lacks a part of its tables.
 */
export async function prepareDatabase(environment: Environment): Promise<Database> {
  const { DATABASE_FILE, SITE_URL } = environment;
  const db = openDatabase(DATABASE_FILE);
  const missing = missingParts(db.sqlite);
  if (missing.length > 0) {
    db.close();
    throw new UnusableFileError(`${missingInWords(missing)}. ${remedyForParts}`);
  }
  const isNew = !hasSetting(db, seededKey);
  // All or nothing: a start that fails halfway is a first one again.
  inTransaction(db, () => {
    if (isNew) seed(db);
    else addMissingFacts(db, seedFacts);
    addFirm(db, { canBeBooked: isNew });
  });
  cleanStoredArticles(db, SITE_URL);
  repeatErasures(db, environment);
  return db;
}

/** Makes the erasures again that a restored file lacks. */
function repeatErasures(db: Database, environment: Environment): void {
  const { made, unknown } = missingErasures(db);
  for (const { id, contact, keepsAdvice } of made) {
    inTransaction(db, () => {
      if (contact !== undefined) erasePerson({ db, environment }, contact, keepsAdvice);
      const summary = 'Everything about one person, again after a restore';
      audit(db, { id: null, username: '' }, 'erase erasures', id, summary);
    });
  }
  const count = made.filter(({ contact }) => contact !== undefined).length;
  if (count > 0) console.log(`erasure: erased ${count} people again, who are in the restored file`);
  if (unknown > 0) {
    console.error(
      `erasure: ${unknown} erasures can't be made again, because the restored file is older than the key of their list. Erase those people again under Personal data.`,
    );
  }
}

/**
 * Adds the firm's rows as this checkout's `site/content/` describes them, without past days, unless
 * the file has them. Afterwards only the admin changes them.
 * @param canBeBooked whether people can be booked at once: in an older file an admin decides.
 */
export function addFirm(db: Database, { canBeBooked = false } = {}): void {
  if (plainSources.company.get(db, 'company')) return;
  const began = Date.now();
  inTransaction(db, () => {
    const { 'special-days': days, people, ...others } = firmSeed();
    const today = dayInSydney(new Date());
    const seeded = {
      ...others,
      people: people.map((person) => ({
        ...person,
        takes_bookings: person.takes_bookings && canBeBooked,
      })),
      'special-days': days.filter(({ date }) => date >= today),
    };
    for (const [name, rows] of Object.entries(seeded)) {
      const source: PlainSource = plainSources[name as keyof typeof seeded];
      for (const [index, { id, ...values }] of rows.entries()) {
        // A millisecond apart, the first the newest, as lists of the newest show them.
        source.create(db, id, values, new Date(began - index).toISOString());
      }
    }
  });
}

const seededKey = 'seeded_at';

/** Keeps the first start from adding sample posts to an imported database. */
export function withoutSamples(db: Database): void {
  getOrCreateSetting(db, seededKey, () => new Date().toISOString());
}

/** Adds the initial facts, posts, categories and covers in one transaction. */
export function seed(db: Database): void {
  inTransaction(db, () => {
    addMissingFacts(db, seedFacts);
    for (const [index, { id, ...values }] of seedCategories.entries()) {
      // A millisecond apart, so that every new database has the same order.
      const time = new Date(Date.now() - seedCategories.length + index).toISOString();
      categories.create(db, id, values, time);
    }
    for (const { id, ...article } of articles) {
      const cover = readCover(article.slug);
      createImage(db, cover);
      // Covers are decorative patterns.
      const values = { ...article, image_url: imagePath(cover), image_alt: '' };
      // Unedited since its publication date.
      const at = `${article.date}T00:00:00.000Z`;
      createBlog(db, id, values, '', { created_at: at, updated_at: at });
    }
    getOrCreateSetting(db, seededKey, () => new Date().toISOString());
  });
}

/**
 * Prepares the first admin, if there is none, to be stored once the server listens: an earlier
 * failure would lose the printed password, and an immediate sign-in must find the account.
 * @returns a function that stores and returns it.
 * @throws EnvironmentError if ADMIN_PASSWORD is unsuitable.
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

/** Returns the lines that show the operator the address and how to sign in. */
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
