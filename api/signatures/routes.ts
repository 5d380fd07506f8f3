import { Hono } from 'hono';
import { z } from 'zod';
import { confirmAccount } from '../../db/firm/accountLinks';
import { isConfirmed, mayBeSignedAs, personOf } from '../../db/firm/signers';
import {
  insertSignature,
  lastSignature,
  lastSignatures,
  type SignatureRow,
  withdrawSignatures,
} from '../../db/signatures/signatures';
import { daysAfter } from '../../shared/days';
import { isRegistered } from '../../shared/firm';
import { audit } from '../accounts/auditTrail';
import { requireAdmin, requireFresh } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { sharedJson } from '../http/cacheControl';
import { names, searchedNames } from '../http/contentCache';
import { fieldError, HttpError } from '../http/errors';
import { badQuery } from '../http/listQuery';
import { jsonResponse } from '../http/storedResponse';
import { actionRoutes } from '../resources/action';
import { notFound } from '../resources/resourceReads';
import { turns } from '../turns';
import { countWords, type SignedChange, signedChanges } from './signedChanges';
import { type Ended, findDraft, findSubject, judgeOn, type Subject, subjectsOf } from './standing';

/** A guide or live post, and who signed it last. */
export interface SignablePage extends Subject {
  signature:
    | (Pick<SignatureRow, 'name' | 'marn' | 'signed_on' | 'good_until'> & {
        /** Why it no longer holds; null if it does. */
        ended: Ended | null;
      })
    | null;
}

/** What changed since a guide or post was signed. */
export interface SignatureChanges extends Pick<SignatureRow, 'name' | 'signed_on'> {
  /** Why the signature no longer holds on the page that visitors read; null if it does. */
  ended: Ended | null;
  /** Whether what was read has other words or figures than were signed. */
  ends: boolean;
  /** Null: it was signed before its words were stored. */
  changes: SignedChange[] | null;
  words: number | null;
}

/** All of them, and as whom the account that reads them may sign. */
export interface SignablePages {
  pages: SignablePage[];
  /** People in whose name the account may sign; with several, the first signature chooses. */
  people: { id: string; name: string }[];
  /** The last day of a signature of today, unless another is chosen. */
  good_until: string;
}

const goodDays = { usual: 183, most: 366 };

const schema = z.object({
  subject: z.string({ error: 'Choose a page.' }).max(200),
  /** As it was read. */
  version: z.string({ error: 'Read the page first.' }).max(100),
  good_until: z.iso.date({ error: 'Choose a day.' }).optional(),
  /** As whom, where there is a choice. */
  person_id: z.string({ error: 'Choose as whom you sign.' }).max(100).optional(),
});

/**
 * `/api/signatures`: `GET ?path=` the one that a page shows, or null; `GET ?person=` what somebody
 * signed; `POST` `{subject, version, good_until?}` signs as the account's person, who must be
 * registered that day; `DELETE /:subject` takes it back. `/api/signable-pages` lists all.
 * `/api/signature-changes/:subject?of=draft` says what changed since: on the page, or by the draft.
 */
export function routes(services: Services) {
  const { db, cache, site, today } = services;
  const headers = sharedJson(services);
  const dependsOn = [names.signatures, ...searchedNames];

  const changed = () => cache.drop([names.signatures]);

  const signing = actionRoutes(
    services,
    schema,
    ({ subject, version, good_until, person_id }, admin) => {
      const day = today();
      const page = findSubject(services, subject);
      if (!page) throw notFound('page');
      const person = signingPerson(admin.id, person_id);
      if (version !== page.subject.version) throw changedMeanwhile();
      const until = good_until ?? daysAfter(day, goodDays.usual);
      if (until < day || until > daysAfter(day, goodDays.most)) {
        throw fieldError('good_until', 'Choose a day from today to a year from now.');
      }
      if (!isConfirmed(person)) {
        confirmAccount(db, person.id);
        const said = `${person.name} (Account: ${admin.username}, confirmed by signing)`;
        audit(db, admin, 'update people', person.id, said);
      }
      insertSignature(db, {
        ...{ subject, version, person_id: person.id, name: person.name, marn: person.marn },
        covered: page.covered(),
        ...{ admin_id: admin.id, link_id: person.account_link_id },
        ...{ signed_on: day, good_until: until, created_by: admin.username },
      });
      audit(db, admin, 'create signatures', subject, page.subject.title);
      return withSignature(page, lastSignature(db, subject));
    },
    { mayAct: requireFresh(services), stored: changed },
  );

  /** @throws HttpError 403 if the account may sign as nobody; 422 at `person_id` if it must choose. */
  function signingPerson(adminId: string, chosen: string | undefined) {
    const day = today();
    const people = mayBeSignedAs(db, adminId, day).filter((one) => isRegistered(one, day));
    if (people.length === 0) {
      throw personOf(db, adminId, day) ? mayNotSign(unconfirmed) : mayNotSign();
    }
    if (chosen === undefined && people.length > 1) {
      throw fieldError('person_id', 'Choose as whom you sign: from then on as nobody else.');
    }
    const person = people.find(({ id }) => chosen === undefined || id === chosen);
    if (!person) throw fieldError('person_id', 'This isn’t your account’s person. Choose again.');
    return person;
  }

  const signatures = new Hono<AdminVariables>()
    .get('/', async (c) => {
      const { path, person } = c.req.query();
      if (path === undefined && person === undefined) {
        throw badQuery('path', 'it is the path of a page, or person the id of somebody');
      }
      const make = async () => {
        const read =
          path === undefined ? await site.signedBy(person ?? '') : await site.signature(path);
        return jsonResponse(read ?? null, headers).dependingOn(dependsOn);
      };
      const { pathname, search } = new URL(c.req.url);
      return (await cache.typed.get(`${pathname}${search}`, make)).respond(c);
    })
    .route('/', signing)
    .delete('/:subject{.+}', requireAdmin(services), (c) => {
      const admin = c.get('admin');
      const subject = c.req.param('subject');
      const isSigner = lastSignature(db, subject)?.admin_id === admin.id;
      if (!isSigner && !admin.maySeeClients) {
        const message = 'Only who signed takes it back, or an account that may see clients.';
        throw new HttpError(403, { message });
      }
      if (!withdrawSignatures(db, subject)) throw notFound('signature');
      audit(db, admin, 'delete signatures', subject);
      changed();
      return c.json({ subject });
    });

  const signable = new Hono<AdminVariables>().get('/', requireAdmin(services), async (c) => {
    const day = today();
    const people = mayBeSignedAs(db, c.get('admin').id, day)
      .filter((one) => isRegistered(one, day))
      .map(({ id, name }) => ({ id, name }));
    const last = lastSignatures(db);
    const ended = judgeOn(services, day);
    const pages: SignablePage[] = [];
    const turn = turns();
    for (const page of subjectsOf(services)) {
      pages.push(withSignature(page, last.get(page.subject.subject), ended));
      await turn();
    }
    const list: SignablePages = {
      pages,
      people,
      good_until: daysAfter(day, goodDays.usual),
    };
    return c.json(list, 200, { 'Cache-Control': 'no-store' });
  });

  const changes = new Hono<AdminVariables>().get('/:subject{.+}', requireAdmin(services), (c) => {
    const subject = c.req.param('subject');
    const row = lastSignature(db, subject);
    const isDraft = c.req.query('of') === 'draft';
    const live = findSubject(services, subject);
    const page = isDraft ? findDraft(services, subject) : live;
    if (!row || !page || !live) return c.json<SignatureChanges | null>(null);
    const { name, signed_on, covered } = row;
    const found = covered && signedChanges(covered, page.covered());
    return c.json<SignatureChanges | null>({
      name,
      signed_on,
      ended: judgeOn(services, today())(row, live) ?? null,
      ends: !page.is(row.version),
      changes: found,
      words: found && countWords(found),
    });
  });

  return new Hono()
    .route('/signatures', signatures)
    .route('/signable-pages', signable)
    .route('/signature-changes', changes);

  function withSignature(
    page: NonNullable<ReturnType<typeof findSubject>>,
    row: SignatureRow | undefined,
    ended = judgeOn(services, today()),
  ): SignablePage {
    if (!row) return { ...page.subject, signature: null };
    const { name, marn, signed_on, good_until } = row;
    const why = ended(row, page) ?? null;
    return { ...page.subject, signature: { name, marn, signed_on, good_until, ended: why } };
  }
}

const mayNotSign = (
  message = 'Only a registered migration agent signs, with their own account. Under Our people, the person must be registered today and have this account.',
) => new HttpError(403, { message });

const unconfirmed =
  'Confirm under My account first that you are this person. They must be registered today.';

const changedMeanwhile = () =>
  new HttpError(409, {
    message: 'Its words or figures changed since you read it. Read it again, then sign.',
  });
