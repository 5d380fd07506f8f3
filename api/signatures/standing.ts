import { createHash } from 'node:crypto';
import { isOver, rowsOf } from '../../db/firm/firm';
import { type Blog, findBlogBySlug, getBlog, listBlogs } from '../../db/posts/blogs';
import { lastSignature, lastSignatures, type SignatureRow } from '../../db/signatures/signatures';
import { isRegistered } from '../../shared/firm';
import { guides, type PageFact, type PageFacts, refsIn, refsInArticle } from '../../site/api';
import type { Services } from '../context';
import type { Signature, SignedPage } from '../publicTypes';

type Reads = Pick<Services, 'db' | 'facts'>;

/** What can be signed. */
export interface Subject {
  /** A guide's path, or a post's id. */
  subject: string;
  kind: 'guide' | 'post';
  title: string;
  path: string;
  /** Hash of its words and of the values that it shows today. */
  version: string;
}

const guideOf = (path: string) => guides.find((guide) => guide.path === path);

function guideSubject({ facts }: Reads, guide: (typeof guides)[number]): Subject {
  const { path, title } = guide;
  const version = versionOf(guide, facts.read(refsIn(guide)));
  return { subject: path, kind: 'guide', title, path, version };
}

function postSubject(
  { facts }: Reads,
  {
    id,
    slug,
    title,
    excerpt,
    content,
  }: Pick<Blog, 'id' | 'slug' | 'title' | 'excerpt' | 'content'>,
): Subject {
  const version = versionOf([title, excerpt, content], facts.read(refsInArticle(content)));
  return { subject: id, kind: 'post', title, path: `/blog/${slug}`, version };
}

/** Everything that can be signed: guides, then live posts, newest first. */
export function subjectsOf(services: Reads): Subject[] {
  const { rows } = listBlogs(services.db, {
    sort: { column: 'date', direction: 'DESC' },
    offset: 0,
    limit: mostPosts,
  });
  return [
    ...guides.map((guide) => guideSubject(services, guide)),
    ...rows.map((post) => postSubject(services, post)),
  ];
}

const mostPosts = 1000;

/** Finds what can be signed by its name: a guide's path, or a live post's id. */
export function findSubject(services: Reads, subject: string): Subject | undefined {
  const guide = guideOf(subject);
  if (guide) return guideSubject(services, guide);
  const post = getBlog(services.db, subject);
  return post && postSubject(services, post);
}

/** Hashes words with the values that they show: another source or a check leaves it as it is. */
function versionOf(words: unknown, facts: PageFacts): string {
  const shown = Object.entries(facts).map(([ref, fact]) => [ref, ...shownOf(fact)]);
  return createHash('sha256')
    .update(JSON.stringify([words, shown]))
    .digest('base64url');
}

const shownOf = ({ text, words, from, before, announced }: PageFact) => [
  ...[text, words, from, before?.text],
  ...[announced?.text, announced?.from],
];

/** Why a signature no longer holds. */
export type Ended = 'words' | 'registration' | 'time' | 'withdrawn';

/**
 * Reads the people once, for any number of signatures.
 * @returns why a signature under words of a version no longer holds on a day; undefined if it does.
 */
export function judgeOn({ db }: Pick<Reads, 'db'>, day: string) {
  const people = new Map(rowsOf(db, 'people').map((person) => [person.id, person]));
  return (signature: SignatureRow, { version }: Subject): Ended | undefined => {
    if (signature.withdrawn_at !== null) return 'withdrawn';
    if (signature.version !== version) return 'words';
    const person = people.get(signature.person_id ?? '');
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
  const subject = row && findSubject(services, row.subject);
  if (!row || !subject || judgeOn(services, day)(row, subject)) return undefined;
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
    const subject = findSubject(services, row.subject);
    if (!subject || ended(row, subject)) return [];
    return [{ title: subject.title, path: subject.path, signed_on: row.signed_on }];
  });
}

/** Counts the signatures that no longer hold on a day, or end by another; none taken back. */
export function countEnding(services: Reads, day: string, by: string): number {
  const ended = judgeOn(services, day);
  return [...lastSignatures(services.db).values()].filter((row) => {
    const subject = findSubject(services, row.subject);
    if (!subject) return false;
    const why = ended(row, subject);
    return why === undefined ? row.good_until <= by : why !== 'withdrawn';
  }).length;
}
