import { Hono } from 'hono';
import { z } from 'zod';
import { findCredentials } from '../../db/accounts/admins';
import { endFeed } from '../../db/bookings/calendarFeeds';
import { inTransaction } from '../../db/client';
import { confirmAccount, endAccount, proposeAccount } from '../../db/firm/accountLinks';
import { isConfirmed, peopleOf } from '../../db/firm/signers';
import { type PlainRow, plainSources } from '../../db/plain';
import type { AdminVariables, Services } from '../context';
import { jsonBody, recordId } from '../http/bodies';
import { names } from '../http/contentCache';
import { fieldError, HttpError } from '../http/errors';
import { notFound } from '../resources/resourceReads';
import { audit } from './auditTrail';
import { mailSecurityNotice } from './securityMail';
import { assertFresh, requireAdmin, requireOwner } from './sessions';

export interface PersonAccount {
  admin_id: string;
  username: string;
  /** Username of who proposed it; empty in a link from before they were confirmed. */
  proposed_by: string;
  /** When the account confirmed it, ISO text; null: it didn't yet, and signs nothing as them. */
  confirmed_at: string | null;
}

const schema = z.object({ admin_id: recordId });

type Admin = AdminVariables['Variables']['admin'];

/**
 * `/api/people/:id/account`: POST `{admin_id}` proposes (an owner), POST `/confirm` confirms (that
 * account), DELETE ends (either). Confirming and proposing take a password confirmed lately, and
 * whatever was signed under an earlier link ends with it.
 */
export function personAccountRoutes(services: Services) {
  const { db, cache, today } = services;

  const readPerson = (id: string) => {
    const person = plainSources.people.get(db, id);
    if (!person) throw notFound('person');
    return person;
  };

  /** Says what becomes of a link, in the activity list and by mail to its accounts. */
  function tell(by: Admin, person: PlainRow<'people'>, change: string, ids: readonly string[]) {
    audit(db, by, 'update people', person.id, `${person.name} (Account: ${change})`);
    for (const id of new Set(ids)) {
      const account = findCredentials(db, { id });
      const what = `${by.username} changed whose account this is. ${person.name}: ${change}.`;
      if (account) mailSecurityNotice(services, account, what);
    }
  }

  const nameOf = (adminId: string) => findCredentials(db, { id: adminId })?.username ?? 'none';

  function link(id: string): PersonAccount | null {
    const person = readPerson(id);
    const account = findCredentials(db, { id: person.admin_id });
    if (!account) return null;
    return {
      admin_id: account.id,
      username: account.username,
      proposed_by: person.account_proposed_by,
      confirmed_at: person.account_confirmed_at || null,
    };
  }

  /** @throws HttpError 409 if the account has confirmed that it is somebody else. */
  function refuseAnother(adminId: string, personId: string) {
    const other = peopleOf(db, adminId, today()).find(
      (one) => isConfirmed(one) && one.id !== personId,
    );
    if (!other) return;
    const message = `This account is ${other.name}’s, and signs as nobody else. End that first.`;
    throw fieldError('admin_id', message, 409);
  }

  const changed = () => cache.drop([names.signatures]);

  return new Hono<AdminVariables>()
    .use('/people/:id/account', requireAdmin(services))
    .use('/people/:id/account/*', requireAdmin(services))
    .get('/people/:id/account', (c) => {
      if (!c.get('admin').maySeeClients) throw notFound('account');
      return c.json(link(c.req.param('id')), 200, { 'Cache-Control': 'no-store' });
    })
    .post('/people/:id/account', jsonBody(schema), (c) => {
      const admin = c.get('admin');
      requireOwner(admin);
      const { admin_id } = c.req.valid('json');
      const proposed = inTransaction(db, () => {
        const person = readPerson(c.req.param('id'));
        if (!findCredentials(db, { id: admin_id })) {
          throw fieldError('admin_id', 'This account doesn’t exist any more. Choose again.');
        }
        refuseAnother(admin_id, person.id);
        if (person.admin_id !== admin_id) {
          endFeed(db, person.admin_id);
          proposeAccount(db, person.id, admin_id, admin.username);
          const change = `${nameOf(person.admin_id)} → ${nameOf(admin_id)}, to be confirmed`;
          tell(admin, person, change, [person.admin_id, admin_id]);
        }
        return link(person.id);
      });
      changed();
      return c.json(proposed);
    })
    .post('/people/:id/account/confirm', (c) => {
      const admin = c.get('admin');
      const confirmed = inTransaction(db, () => {
        const person = plainSources.people.get(db, c.req.param('id'));
        if (person?.admin_id !== admin.id) throw notFound('proposal');
        assertFresh(admin);
        refuseAnother(admin.id, person.id);
        if (!isConfirmed(person)) {
          confirmAccount(db, person.id);
          tell(admin, person, `${admin.username}, confirmed`, [admin.id]);
        }
        return link(person.id);
      });
      return c.json(confirmed);
    })
    .delete('/people/:id/account', (c) => {
      const admin = c.get('admin');
      inTransaction(db, () => {
        const person = plainSources.people.get(db, c.req.param('id'));
        const isOwn = person?.admin_id === admin.id;
        if (!person || (!isOwn && !admin.maySeeClients)) throw notFound('account');
        if (isOwn) assertFresh(admin);
        else requireOwner(admin);
        if (person.admin_id === '') {
          throw new HttpError(404, { message: 'This person has no account.' });
        }
        endFeed(db, person.admin_id);
        endAccount(db, person.id);
        tell(admin, person, `${nameOf(person.admin_id)} → none`, [person.admin_id]);
      });
      changed();
      return c.body(null, 204);
    });
}
