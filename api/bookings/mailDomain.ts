import { bookedByVisitorsSince } from '../../db/bookings/bookings';
import { secondsAgo } from '../../db/time';
import type { Slot, Times } from '../../shared/bookings';
import type { Services } from '../context';
import { isWithinShare } from './findSlots';

/** Bookings to come that one mail domain makes in a day without the office's doing. */
const maxOfDomain = 5;
const daySeconds = 24 * 60 * 60;

/** Providers of mailboxes for anybody: their domain says nothing of who has one. */
const shared: ReadonlySet<string> = new Set(
  // biome-ignore format: a list of words, read as one.
  [
    'gmail.com', 'googlemail.com', 'outlook.com', 'outlook.com.au', 'hotmail.com', 'hotmail.com.au',
    'hotmail.co.uk', 'hotmail.fr', 'live.com', 'live.com.au', 'live.co.uk', 'msn.com', 'yahoo.com',
    'yahoo.com.au', 'yahoo.co.in', 'yahoo.in', 'yahoo.co.uk', 'yahoo.fr', 'yahoo.com.ph', 'ymail.com',
    'rocketmail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com',
    'pm.me', 'fastmail.com', 'gmx.com', 'gmx.net', 'gmx.de', 'mail.com', 'zoho.com', 'rediffmail.com',
    'qq.com', '163.com', '126.com', 'sina.com', 'naver.com', 'daum.net', 'hanmail.net', 'yandex.com',
    'yandex.ru', 'mail.ru', 'bigpond.com', 'bigpond.net.au', 'optusnet.com.au', 'iinet.net.au',
    'tpg.com.au', 'internode.on.net', 'westnet.com.au',
  ],
);

/** A second level of a country under which anybody registers names: `com` of com.au. */
const secondLevel = /^(?:ac|asn|co|com|edu|gov|id|ltd|net|nom|or|org|sch)$/;

/**
 * Returns the domain that somebody registered, of an address: student.uni.edu.au is uni.edu.au.
 * Undefined for providers of mailboxes for anybody.
 */
export function mailDomainOf(email: string): string | undefined {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const domain = labels.slice(top.length === 2 && secondLevel.test(second) ? -3 : -2).join('.');
  return domain === '' || shared.has(domain) || shared.has(labels.join('.')) ? undefined : domain;
}

/** When today's bookings of a domain begin to count, ISO text. */
export const dayAgo = (): string => secondsAgo(daySeconds);

/** Lists the day's bookings to come of a mail domain, by an address; none of a provider's. */
export function bookedOfDomain({ db }: Pick<Services, 'db'>, email: string) {
  const domain = mailDomainOf(email);
  if (domain === undefined) return [];
  return bookedByVisitorsSince(db, dayAgo()).filter((made) => mailDomainOf(made.email) === domain);
}

/** Tells whether a mail domain has made as many bookings today as are made without the office. */
export const isDomainFull = (services: Pick<Services, 'db'>, email: string): boolean =>
  bookedOfDomain(services, email).length >= maxOfDomain;

/**
 * Tells whether a mail domain may move a booking to a slot: with it, those that it made today leave
 * most of the slot's day free. @param moved its id.
 */
export function mayDomainMove(
  services: Pick<Services, 'db' | 'firm'>,
  email: string,
  slot: Pick<Slot, 'person_id' | keyof Times>,
  moved: string,
): boolean {
  const ids = new Set(bookedOfDomain(services, email).map(({ id }) => id));
  ids.delete(moved);
  const isOfShare = ({ id }: { id: string }) => ids.has(id);
  return ids.size === 0 || isWithinShare(services, slot, { isOfShare, moved });
}
