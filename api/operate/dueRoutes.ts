import { Hono } from 'hono';
import { failingCalendars } from '../../db/bookings/busyTimes';
import { bookingsToCome, countBookings } from '../../db/bookings/clientBookings';
import { countUnnoted } from '../../db/bookings/consultationNotes';
import { type ClockJump, knownClock } from '../../db/clock';
import { countWithoutDays } from '../../db/enquiries/enquiries';
import { allFacts, countFacts, countTopics } from '../../db/facts/factList';
import { confirmedEstimates } from '../../db/facts/factValues';
import { type EndingRegistration, endingRegistrations } from '../../db/firm/firm';
import { isConfirmed, personOf } from '../../db/firm/signers';
import { countMessages } from '../../db/mail/messages';
import { countBlocked } from '../../db/posts/checks';
import { countPosts } from '../../db/posts/lists';
import { booksHere, payMs } from '../../shared/bookings';
import { daysAfter } from '../../shared/days';
import { requireAdmin } from '../accounts/sessions';
import { withNames } from '../bookings/officeBookings';
import type { AdminVariables, Services } from '../context';
import { mailSettings } from '../mail/settings';
import { countEnding } from '../signatures/standing';
import { turns } from '../turns';
import { type LastBackup, lastBackup } from './backups';
import { damagedAt } from './integrity';
import { newerRelease } from './newRelease';

/** Pending items, with the filter for their list. */
export interface DueItem {
  count: number;
  filter: Record<string, string>;
}

/** Work that is due: messages in `outbox`, facts in `fact-list`, posts in `posts`. */
export interface Due {
  /** Messages that could not be delivered; 0 for accounts that may not see clients. */
  undelivered: DueItem;
  /** Facts and signatures: 0 for accounts that don't publish. */
  facts_to_check: DueItem;
  /** Figures that came with the site and were never checked, and in how many topics. */
  facts_unchecked: DueItem & { topics: number };
  facts_to_confirm: DueItem;
  /** Live posts not changed for a year. */
  posts_not_reviewed: DueItem;
  drafts: DueItem;
  /** Live posts with findings that would stop publishing them. */
  blocked: DueItem;
  scheduled: DueItem;
  /** Posts that somebody asks for publishing; 0 for accounts that don't publish. */
  ready: DueItem;
  /** Posts that were sent back to the signed-in account. */
  sent_back: DueItem;
  /** Version of a release newer than what is served; null: none is known. */
  newer_release: string | null;
  /** When the database was found damaged; null if it is sound. */
  damaged_at: string | null;
  /** The last nightly backup; null if none is set up, or before the first. */
  backup: LastBackup | null;
  /** A jump of the server's clock that isn't over. */
  clock_jump: Pick<ClockJump, 'from' | 'to'> | null;
  /** Registrations of migration agents that end within 60 days, or have ended. */
  registrations: EndingRegistration[];
  /** Consultations to come that no longer fit; none for accounts that may not see clients. */
  misfits: number;
  /** Video calls to come whose client has no link. */
  without_link: number;
  /** Past consultations without a recorded result. */
  without_note: number;
  /** Consultations within two days that aren't paid, and cancelled ones to be paid back by hand. */
  unpaid: number;
  to_refund: number;
  /** Outside calendars whose busy times can't be read, of whom and since when. */
  failing_calendars: { person: string; since: string | null; problem: string }[];
  /** Clients without a day of the Consumer Guide, the agreement or its signature. */
  clients_without_days: number;
  /** Signatures under guides and posts that ended, or end within 30 days. */
  signatures: number;
  /** True if booking is enabled, but no person is bookable; false for who may not see clients. */
  nobody_bookable: boolean;
  /** Keys of figures that somebody confirmed although they are estimates. */
  confirmed_estimates: string[];
  /** The person whom the signed-in account has yet to confirm that it is theirs. */
  confirm_person: string | null;
  /** What a new office has done of what only it can do. */
  first_steps: FirstSteps;
}

export interface FirstSteps {
  /** No sample figures or approvals are shown. */
  own_results: boolean;
  mail: boolean;
  /** Nightly backups, or a replica. */
  backups: boolean;
}

/** How long before a registration, and a signature, ends Start warns. */
const noticeDays = 60;
const signatureNoticeDays = 30;

/** `GET /api/due`. */
export function dueRoutes(services: Services) {
  const { db, firm, today } = services;
  const { BACKUP_URL, LITESTREAM_URL } = services.environment;
  return new Hono<AdminVariables>().get('/', requireAdmin(services), async (c) => {
    const day = today();
    const turn = turns();
    const { company } = firm.onPages;
    const { id: adminId, username, maySeeClients: seesClients, mayPublish } = c.get('admin');
    const person = personOf(db, adminId, day);
    const toCome = seesClients ? bookingsToCome(db) : [];
    const named = withNames(db, toCome);
    await turn();
    const facts = mayPublish ? allFacts(db, day) : [];
    await turn();
    const ofFacts = (state: 'due' | 'unchecked' | 'proposed') => ({
      count: countFacts(facts, state),
      filter: { state },
    });
    const ofPosts = (state: 'draft' | 'scheduled') => ({
      count: countPosts(db, { state }),
      filter: { state },
    });
    const yearAgo = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
    const old = { state: 'live', updated_before: yearAgo } as const;
    const sentBack = { state: 'sent-back', asked_by: username } as const;
    const signatures = mayPublish
      ? countEnding(services, day, daysAfter(day, signatureNoticeDays))
      : 0;
    await turn();
    const due: Due = {
      undelivered: {
        count: seesClients ? (countMessages(db).failed ?? 0) : 0,
        filter: { status: 'failed' },
      },
      facts_to_check: ofFacts('due'),
      facts_unchecked: { ...ofFacts('unchecked'), topics: countTopics(facts, 'unchecked') },
      facts_to_confirm: ofFacts('proposed'),
      posts_not_reviewed: { count: countPosts(db, old), filter: old },
      drafts: ofPosts('draft'),
      blocked: { count: countBlocked(db), filter: { level: 'block' } },
      scheduled: ofPosts('scheduled'),
      ready: {
        count: mayPublish ? countPosts(db, { state: 'ready' }) : 0,
        filter: { state: 'ready' },
      },
      sent_back: { count: countPosts(db, sentBack), filter: sentBack },
      newer_release: services.environment.RELEASE_CHECK ? newerRelease(db) : null,
      damaged_at: damagedAt(db) ?? null,
      backup: (BACKUP_URL && lastBackup(db)) || null,
      clock_jump: knownClock(db.sqlite)?.jump ?? null,
      registrations: endingRegistrations(db, day, daysAfter(day, noticeDays)),
      misfits: named.filter(({ misfit }) => misfit).length,
      without_link: named.filter(({ lacks_link }) => lacks_link).length,
      without_note: seesClients ? countUnnoted(db) : 0,
      unpaid: seesClients ? countBookings(db, { unpaidWithin: payMs }) : 0,
      to_refund: seesClients ? countBookings(db, { isToRefund: true }) : 0,
      failing_calendars: failingCalendars(db),
      clients_without_days: seesClients ? countWithoutDays(db) : 0,
      signatures,
      nobody_bookable: seesClients && booksHere(company) && firm.onPages.bookable.length === 0,
      confirmed_estimates: confirmedEstimates(db),
      confirm_person: person && !isConfirmed(person) ? person.name : null,
      first_steps: {
        own_results: !(company.shows_results && company.has_samples),
        mail: mailSettings(services.environment) !== undefined,
        backups: Boolean(BACKUP_URL || LITESTREAM_URL),
      },
    };
    return c.json(due);
  });
}
