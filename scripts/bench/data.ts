import { parseEnvironment } from '../../api/environment';
import { imagePath } from '../../api/media/images';
import { prepareDatabase } from '../../api/operate/prepare';
import { indexDuePosts, indexSite } from '../../api/search/indexing';
import { siteContentOf } from '../../api/siteContent';
import { insertBooking } from '../../db/bookings/bookings';
import { type Database, inTransaction } from '../../db/client';
import { createImage, type NewImage } from '../../db/media/images';
import { listBlogs } from '../../db/posts/blogs';
import { createBlog } from '../../db/posts/live';
import { quarterMs } from '../../shared/bookings';
import { utcDay } from '../../shared/days';
import { randomOf } from '../../shared/testRandom';

/** The last pictures stand in no post. */
const unusedPictures = 10;

/** Numbers of rows to create. */
export interface Amounts {
  posts: number;
  enquiries: number;
  pictures: number;
  /** Of the first enquiries: nine of ten are past. */
  bookings?: number;
  /** A content for as many further posts, `further-0` and on. */
  further?: { count: number; content: string };
}

/**
 * Seeds `file` and fills it: posts repeat the seeded texts, each with one of the images; enquiries
 * have distinct texts. @returns the posts' slugs.
 */
export async function fillFile(file: string, amounts: Amounts): Promise<string[]> {
  const environment = parseEnvironment({ DATABASE_FILE: file });
  const db = await prepareDatabase(environment);
  const pictures = inTransaction(db, () => addPictures(db, amounts.pictures));
  const slugs = inTransaction(db, () =>
    addPosts(db, amounts.posts, pictures.slice(0, -unusedPictures)),
  );
  inTransaction(db, () => addFurther(db, amounts.further));
  addEnquiries(db, amounts.enquiries);
  addBookings(db, amounts.bookings ?? 0);
  // Otherwise background jobs would process all of them during the measurement.
  db.sqlite.exec(
    'UPDATE post_checks SET version_id = (SELECT live_id FROM posts WHERE posts.id = post_id)',
  );
  // Otherwise the server would do this during the measurement.
  const searched = { db, ...siteContentOf(db, environment) };
  indexSite(searched);
  while (indexDuePosts(searched, 1000)) {}
  db.close();
  return slugs;
}

function addPosts(db: Database, count: number, pictures: readonly string[]): string[] {
  const sort = { column: 'id', direction: 'ASC' } as const;
  const texts = listBlogs(db, { sort, offset: 0, limit: 1000 }).rows;
  const slugs = texts.map(({ slug }) => slug);
  while (slugs.length < count) {
    for (const { id, created_at, updated_at, image_focus, ...text } of texts) {
      const number = slugs.length;
      const date = utcDay(Date.UTC(2020, 0, 1 + (number % 2000)));
      const image_url = pictures[number % pictures.length] ?? text.image_url;
      const own = { slug: `post-${number}`, title: `${text.title} ${number}`, date, image_url };
      createBlog(db, crypto.randomUUID(), { ...text, ...own });
      slugs.push(own.slug);
    }
  }
  return slugs;
}

function addFurther(db: Database, { count, content } = { count: 0, content: '' }): void {
  const sort = { column: 'id', direction: 'ASC' } as const;
  const [first] = listBlogs(db, { sort, offset: 0, limit: 1 }).rows;
  if (!first) throw new Error('The seeded file has no post');
  const { id, created_at, updated_at, image_focus, ...text } = first;
  for (let number = 0; number < count; number += 1) {
    const own = { slug: `further-${number}`, title: `Further ${number}`, content };
    createBlog(db, crypto.randomUUID(), { ...text, ...own });
  }
}

/** Adds images that share the bytes of a small seeded cover. @returns their paths. */
function addPictures(db: Database, count: number): string[] {
  const sample = db.sqlite
    .prepare('SELECT bytes FROM image_variants ORDER BY length(bytes) LIMIT 1')
    .pluck()
    .get() as Buffer;
  return Array.from({ length: count }, (_, number) => {
    const name = `picture-${number}.webp`;
    const form = { extension: 'webp', mime_type: 'image/webp', width: 480, height: 252 };
    const image: NewImage = { ...form, id: crypto.randomUUID(), name, bytes: sample, variants: [] };
    createImage(db, image, { is_kept: true });
    return imagePath(image);
  });
}

/** Adds enquiries of 40 to 120 words, each with a note: 32 a day, the newest now, one in 50 new. */
function addEnquiries(db: Database, count: number): void {
  const { sqlite } = db;
  const enquiry = sqlite.prepare(`
    INSERT INTO enquiries (id, number, submission_id, kind, name, email, phone, phone_digits, country,
      topic, message, answers, status, spam_score, spam_reasons, newsletter, form, notice_version,
      notice_text, received_at, answer_by, answered_at, closed_at, office_id, created_at, updated_at)
    VALUES (:id, :number, :id, 'enquiry', :name, :email, :phone, last_digits(:phone), 'India', :topic,
      :message, '[]', :status, 0, '[]', 0, '/contact', '1', '', :at, :by, :answered, :closed, :office,
      :at, :at)`);
  const note = sqlite.prepare(
    "INSERT INTO enquiry_notes (id, enquiry_id, text, created_by, created_at) VALUES (:id, :id, :text, 'admin', :at)",
  );
  const offices = sqlite.prepare('SELECT id FROM offices').pluck().all();
  const random = randomOf(1);
  const words = wordsOfPosts(db);
  const text = (least: number, most: number) =>
    Array.from(
      { length: least + Math.floor(random() * (most - least)) },
      () => words[Math.floor(random() * words.length)],
    ).join(' ');
  const now = Date.now();
  const hourMs = 3_600_000;
  // Within retention.
  const apartMs = 0.75 * hourMs;
  inTransaction(db, () => {
    for (let number = 1; number <= count; number += 1) {
      const id = `bench-${number}`;
      const received = now - (count - number) * apartMs;
      const at = new Date(received).toISOString();
      const isNew = number % 50 === 0;
      const answered = isNew ? null : new Date(received + 5 * hourMs).toISOString();
      enquiry.run({
        id,
        number,
        name: `Visitor ${number}`,
        email: `v${number}@visitor.example`,
        phone: `+61 4${String(number).padStart(8, '0')}`,
        topic: `Topic ${number % 5}`,
        message: `I ask about file ${number * 7}. ${text(40, 120)}`,
        status: isNew ? 'new' : 'closed',
        by: new Date(received + 24 * hourMs).toISOString(),
        answered,
        closed: answered,
        office: offices[number % offices.length] ?? null,
        at,
      });
      note.run({ id, text: text(20, 40), at });
    }
  });
}

/** The words of the seeded posts, each once. */
function wordsOfPosts({ sqlite }: Database): string[] {
  const texts = sqlite.prepare('SELECT content FROM blogs LIMIT 40').pluck().all() as string[];
  const words = texts
    .join(' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .match(/\p{L}{2,}/gu);
  return [...new Set(words)];
}

/** Books the first enquiries, one after the other with each of the firm's people. */
function addBookings(db: Database, count: number): void {
  const people = db.sqlite.prepare('SELECT id FROM people ORDER BY position').pluck().all();
  const now = Math.floor(Date.now() / quarterMs) * quarterMs;
  inTransaction(db, () => {
    for (let number = 1; number <= count; number += 1) {
      const round = Math.floor(number / people.length) - Math.floor((count * 0.9) / people.length);
      const starts_at = new Date(now + round * 4 * quarterMs).toISOString();
      insertBooking(
        db,
        {
          enquiry_id: `bench-${number}`,
          person_id: String(people[number % people.length]),
          office_id: null,
          how: 'video',
          starts_at,
          ends_at: new Date(Date.parse(starts_at) + 2 * quarterMs).toISOString(),
          zone: 'Australia/Sydney',
          state: 'booked',
        },
        [Date.parse(starts_at) / quarterMs, Date.parse(starts_at) / quarterMs + 1],
      );
    }
  });
}
