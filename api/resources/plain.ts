import { Hono } from 'hono';
import { z } from 'zod';
import { countOfKind } from '../../db/bookings/bookings';
import { bookingsToCome } from '../../db/bookings/clientBookings';
import type { Database } from '../../db/client';
import { type ListQuery, listRows } from '../../db/list';
import {
  type AnyRow,
  isKnownId,
  type PlainSource,
  plainEntries,
  referencesTo,
} from '../../db/plain';
import { countPostsBy } from '../../db/posts/lists';
import { snippetUses } from '../../db/snippets/snippets';
import { assertedChanges, type Field, type Fields, titleField } from '../../shared/resource';
import { type PlainName, type PublicName, resourceOf } from '../../shared/resources';
import { requireClientsRight, requireOwner } from '../accounts/sessions';
import type { Services } from '../context';
import { fieldError, HttpError } from '../http/errors';
import { bodySchemas, bytesOf } from '../http/fields';
import { type Admin, resourceRoutes } from './resource';

/** Called within the transaction that made or changed a row. */
type Changed = (before: AnyRow | undefined, after: AnyRow) => void;

/** Routes of every plain resource: lists, rows and writes. */
export function plainRoutes(services: Services, changed: Partial<Record<PlainName, Changed>> = {}) {
  const routes = new Hono();
  for (const [name, source] of plainEntries) {
    const { fields, isPublic, isSingle, elsewhere = {} } = source.resource;
    const { create, update } = bodySchemas(fields);
    const others = Object.fromEntries(
      Object.keys(elsewhere).map((column) => [column, z.unknown().optional()]),
    );
    routes.route(
      `/${name}`,
      resourceRoutes(services, source, name, {
        create: create.extend(others),
        update: update.extend(others),
        maxBodyBytes: bytesOf(fields),
        remove: true,
        title: (row) => String(row[titleField(fields)]),
        ...(isPublic && {
          visitors: visitorRows(() => services.firm.rows[name as PublicName]),
          changed: () => services.firm.changed(),
        }),
        ...(isSingle && { single: name }),
        write: writes(services, name, source, changed[name]),
      }),
    );
  }
  return routes;
}

type Values = Record<string, unknown> & { updated_at?: string };

/** Writes a row whose references exist, by an account that may change what it changes. */
function writes(
  { db }: Services,
  name: PlainName,
  source: PlainSource,
  changed: Changed | undefined,
) {
  const { fields, elsewhere = {} } = source.resource;
  /** @param values loses those that another route writes. */
  const check = (id: string, values: Values, admin: Admin) => {
    const before = source.get(db, id);
    for (const [field, message] of Object.entries(elsewhere)) {
      const isChanged = values[field] != null && values[field] !== (before?.[field] ?? '');
      if (isChanged) throw fieldError(field, message);
      delete values[field];
    }
    if (leadsElsewhere(fields, before, values)) requireClientsRight(admin);
    if (assertedChanges(fields, before ?? {}, values).length > 0) requireOwner(admin);
    requireReferences(db, fields, values);
    const [problem] = Object.entries(source.resource.problems?.(values) ?? {});
    if (problem) throw fieldError(...problem);
  };
  return {
    create(id: string, values: Values, admin: Admin) {
      check(id, values, admin);
      return () => {
        const row = source.create(db, id, values);
        changed?.(undefined, row);
        return row;
      };
    },
    update(id: string, { updated_at, ...values }: Values, admin: Admin) {
      check(id, values, admin);
      return () => {
        const before = source.get(db, id);
        const after = source.update(db, id, values, updated_at);
        if (before && after) changed?.(before, after);
        return after;
      };
    },
    remove(id: string, admin: Admin) {
      const row = source.get(db, id);
      if (!row) return undefined;
      if (leadsElsewhere(fields, row, {})) requireClientsRight(admin);
      if (assertedChanges(fields, row, {}).length > 0) requireOwner(admin);
      refuseIfNamed(db, name, id, String(row[titleField(fields)]));
      return source.remove(db, id);
    },
  };
}

/** Tells whether a change alters where people's data goes. */
function leadsElsewhere(fields: Fields, before: object | undefined, after: Values): boolean {
  const old: Values = { ...before };
  return Object.entries(fields).some(
    ([name, field]) => field.leadsClients && kept(field, old[name]) !== kept(field, after[name]),
  );
}

/** Returns a value as it is stored today: older rows may hold it otherwise. */
function kept(field: Field, value: unknown = ''): unknown {
  return typeof value === 'string' && 'stored' in field ? field.stored?.(value) : value;
}

/** @throws HttpError 422 at a field that names a row which doesn't exist. */
function requireReferences(db: Database, fields: Fields, values: Values): void {
  for (const [name, field] of Object.entries(fields)) {
    if (!('to' in field)) continue;
    const ids = [values[name]].flat().filter((id) => id !== '' && id !== undefined);
    const unknown = ids.find((id) => !isKnownId(db, field.to, String(id)));
    if (unknown === undefined) continue;
    const message = `${field.label}: one of them doesn’t exist any more. Choose again.`;
    throw fieldError(name, message);
  }
}

const postsNaming: Partial<Record<PlainName, (db: Database, title: string) => number>> = {
  people: countPostsBy,
  snippets: (db, name) => snippetUses(db, name).length,
};

const insteadOf: Partial<Record<PlainName, string>> = {
  snippets: 'Take it out of them first.',
  'consultation-kinds': 'Take it off the site instead: untick “Shown on the site”.',
};

/** @throws HttpError 409 that says which rows name this one. */
function refuseIfNamed(db: Database, name: PlainName, id: string, title: string): void {
  const named = referencesTo(db, name, id).map(({ name, count }) => {
    const { noun, nouns } = resourceOf(name);
    return `${count} ${count === 1 ? noun : nouns}`;
  });
  const posts = postsNaming[name]?.(db, title) ?? 0;
  if (posts > 0) named.push(`${posts} ${posts === 1 ? 'post' : 'posts'}`);
  const ofRow = name === 'people' ? { person_id: id } : { office_id: id };
  const toCome = name === 'people' || name === 'offices' ? bookingsToCome(db, ofRow).length : 0;
  if (toCome > 0)
    named.push(`${toCome} ${toCome === 1 ? 'consultation' : 'consultations'} to come`);
  const booked = name === 'consultation-kinds' ? countOfKind(db, id) : 0;
  if (booked > 0) named.push(`${booked} ${booked === 1 ? 'consultation' : 'consultations'}`);
  if (named.length === 0) return;
  const instead = insteadOf[name] ?? 'Enter a last day instead: it leaves the site then.';
  const message = `${title} is named by ${named.join(' and ')}. ${instead}`;
  throw new HttpError(409, { message });
}

function visitorRows(rows: () => readonly { id: string }[]) {
  return {
    list: (query: ListQuery) => listRows(rows(), query),
    get: (id: string) => rows().find((row) => row.id === id),
  };
}
