import { createHash } from 'node:crypto';
import { isOver, rowsOf } from '../../db/firm/firm';
import { type Blog, findBlogBySlug, getBlog, listBlogs } from '../../db/posts/blogs';
import { getDraft } from '../../db/posts/drafts';
import type { Covered, Signed } from '../../db/signatures/schema';
import { lastSignature, lastSignatures, type SignatureRow } from '../../db/signatures/signatures';
import { withStoredSnippets } from '../../db/snippets/snippets';
import { isRegistered } from '../../shared/firm';
import { withConditions } from '../../shared/firmText';
import { fieldOf, type HeadName } from '../../shared/post';
import { guides, type PageFact, type PageFacts, refsIn, refsInArticle } from '../../site/api';
import type { Services } from '../context';
import { cleanOrQuoted } from '../posts/html/cleanStored';
import type { Signature, SignedPage } from '../publicTypes';
import { signedSource, signedText } from './signedText';

type Reads = Pick<Services, 'db' | 'facts'>;

/** What can be signed. */
export interface Subject {
  /** A guide's path, or a post's id. */
  subject: string;
  kind: 'guide' | 'post';
  title: string;
  path: string;
  /** Scheme and hash of what a signature covers, with the values that it shows today. */
  version: string;
}

/** What can be signed, and the same by earlier schemes. */
export interface Read {
  subject: Subject;
  covered(): Covered;
  /** Whether a version stands for what it is today. */
  is(version: string): boolean;
}

const guideOf = (path: string) => guides.find((guide) => guide.path === path);

interface Hashed {
  words: unknown;
  second(): unknown;
  earlier: unknown;
  parts(): Covered['parts'];
}

/**
 * @param words what is hashed; `second` and `earlier`: the same in scheme 2, and before schemes.
 * @param parts the same words, as a change of them is told.
 */
function readAs(
  subject: Omit<Subject, 'version'>,
  facts: PageFacts,
  { words, second, earlier, parts }: Hashed,
): Read {
  const version = versionOf(words, facts, scheme);
  const figures = (): Covered['figures'] =>
    Object.entries(facts).map(([ref, fact]) => [ref, ...shownOf(fact).map((one) => one ?? null)]);
  return {
    subject: { ...subject, version },
    covered: () => ({ parts: parts(), figures: figures() }),
    is: (signed) =>
      signed === version ||
      (signed.startsWith('2:') && signed === versionOf(second(), facts, '2:')) ||
      (!signed.includes(':') && signed === versionOf(earlier, facts)),
  };
}

/** A guide as the starting firm says it: what consultations cost is no part of what is signed. */
const asSigned = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === 'string' ? withConditions(one, [{ price: '', minutes: 30 }]) : one,
  );

function guideSubject({ facts }: Reads, written: (typeof guides)[number]): Read {
  const guide = asSigned(written);
  const { path, title } = guide;
  const subject = { subject: path, kind: 'guide', title, path } as const;
  const parts = (): Covered['parts'] => [['Text', linesOf(guide)]];
  return readAs(subject, facts.read(refsIn(guide)), {
    words: guide,
    second: () => guide,
    earlier: guide,
    parts,
  });
}

/** Returns all that a guide says, in its order, each text as a line. */
function linesOf(value: unknown): Signed[] {
  if (typeof value !== 'object' || value === null) return [['p', [], [String(value)]]];
  return Object.values(value).flatMap(linesOf);
}

/** Fields of a post that a signature covers beside its text, in the order of the hash. */
const coveredHeads = [
  'title',
  'excerpt',
  'seo_title',
  'seo_description',
  'author',
  'image_alt',
] as const satisfies readonly HeadName[];

type Post = Pick<Blog, 'id' | 'slug' | 'content' | (typeof coveredHeads)[number]>;

function postSubject({ db, facts }: Reads, post: Post): Read {
  const { id, slug, title } = post;
  // A snippet's words are those of each text that shows it.
  const content = withStoredSnippets(db, post.content);
  const subject = { subject: id, kind: 'post', title, path: `/blog/${slug}` } as const;
  const heads = coveredHeads.map((name) => post[name]);
  const text = signedText(content);
  return readAs(subject, facts.read(refsInArticle(content)), {
    words: [...heads, text],
    second: () => [...heads, signedSource(content)],
    earlier: [title, post.excerpt, content],
    parts: () => [
      ...coveredHeads.map((name, at): Covered['parts'][number] => [
        fieldOf(name).label,
        heads[at] ?? null,
      ]),
      [fieldOf('content').label, text],
    ],
  });
}

/** Reads everything that can be signed, one by one: guides, then live posts, newest first. */
export function* subjectsOf(services: Reads): Generator<Read> {
  for (const guide of guides) yield guideSubject(services, guide);
  const sort = { column: 'date', direction: 'DESC' } as const;
  const page = { sort, offset: 0, limit: maxPosts, fields: ['id'] as const };
  for (const { id } of listBlogs(services.db, page).rows) {
    const post = getBlog(services.db, id);
    if (post) yield postSubject(services, post);
  }
}

const maxPosts = 1000;

/** Finds what can be signed by its name: a guide's path, or a live post's id. */
export function findSubject(services: Reads, subject: string): Read | undefined {
  const guide = guideOf(subject);
  if (guide) return guideSubject(services, guide);
  const post = getBlog(services.db, subject);
  return post && postSubject(services, post);
}

/** Reads a post's draft as what it would be once it is live; undefined without one. */
export function findDraft(services: Reads & Pick<Services, 'environment'>, id: string) {
  const draft = getDraft(services.db, id);
  if (!draft) return undefined;
  const content = cleanOrQuoted(draft.content, services.environment.SITE_URL);
  return postSubject(services, { ...draft, content });
}

/** What is hashed today; in scheme 2 with all white space; without a scheme, as before 1.2: a post's title, excerpt and HTML alone. */
const scheme = '3:';

/** Hashes words with the values that they show: another source or a check leaves it as it is. */
function versionOf(words: unknown, facts: PageFacts, prefix = ''): string {
  const shown = Object.entries(facts).map(([ref, fact]) => [ref, ...shownOf(fact)]);
  const hash = createHash('sha256')
    .update(JSON.stringify([words, shown]))
    .digest('base64url');
  return `${prefix}${hash}`;
}

const shownOf = ({ text, words, from, before, announced }: PageFact) => [
  ...[text, words, from, before?.text],
  ...[announced?.text, announced?.from],
];

/** Why a signature no longer holds. */
export type Ended = 'words' | 'account' | 'registration' | 'time' | 'withdrawn';

/**
 * Reads the people once, for any number of signatures.
 * @returns why a signature no longer holds under what is read on a day; undefined if it does.
 */
export function judgeOn({ db }: Pick<Reads, 'db'>, day: string) {
  const people = new Map(rowsOf(db, 'people').map((person) => [person.id, person]));
  return (signature: SignatureRow, { is }: Pick<Read, 'is'>): Ended | undefined => {
    if (signature.withdrawn_at !== null) return 'withdrawn';
    if (!is(signature.version)) return 'words';
    const person = people.get(signature.person_id ?? '');
    // Each link has a unique id: one that is removed and added again is another.
    const isTheirs =
      person?.account_link_id === signature.link_id && person?.admin_id === signature.admin_id;
    if (person && !isTheirs) return 'account';
    const holds =
      person && !isOver(person, day) && isRegistered(person, day) && person.marn === signature.marn;
    if (!holds) return 'registration';
    return signature.good_until < day ? 'time' : undefined;
  };
}

/** Returns the signature that a page shows on a day; undefined if none holds. */
export function signatureOf(services: Reads, path: string, day: string): Signature | undefined {
  const { db } = services;
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  const name = slug === undefined ? guideOf(path)?.path : findBlogBySlug(db, slug)?.id;
  const row = name === undefined ? undefined : lastSignature(db, name);
  const read = row && findSubject(services, row.subject);
  if (!row || !read || judgeOn(services, day)(row, read)) return undefined;
  return shownSignature(row);
}

const shownSignature = ({ person_id, name, marn, signed_on }: SignatureRow): Signature => ({
  person: person_id ?? '',
  name,
  marn,
  signed_on,
});

/** Lists what a person signed, and stands on a day. */
export function signedBy(services: Reads, personId: string, day: string): SignedPage[] {
  const ended = judgeOn(services, day);
  return [...lastSignatures(services.db).values()].flatMap((row) => {
    if (row.person_id !== personId) return [];
    const read = findSubject(services, row.subject);
    if (!read || ended(row, read)) return [];
    const { title, path } = read.subject;
    return [{ title, path, signed_on: row.signed_on }];
  });
}

/** Counts the signatures that no longer hold on a day, or end by another; none taken back. */
export function countEnding(services: Reads, day: string, by: string): number {
  const ended = judgeOn(services, day);
  return [...lastSignatures(services.db).values()].filter((row) => {
    const read = findSubject(services, row.subject);
    if (!read) return false;
    const why = ended(row, read);
    return why === undefined ? row.good_until <= by : why !== 'withdrawn';
  }).length;
}
