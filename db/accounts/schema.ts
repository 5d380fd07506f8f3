import { blob, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { partOf, timestamps } from '../columns';

export const admins = sqliteTable(
  'admins',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    password_hash: text().notNull(),
    /** Where security messages about the account go; null where there is none. */
    email: text(),
    /** How answers to enquiries are signed; nothing of it is public. */
    name: text(),
    role: text(),
    /** Registration number of a migration agent. */
    marn: text(),
    /** When a server that requires two-step sign-in first saw this admin without one. */
    second_step_asked_at: text(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('admins_username').on(table.username),
    index('admins_created_at').on(table.created_at, table.id),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    admin_id: partOf(() => admins.id),
    created_at: text().notNull(),
    last_used_at: text().notNull(),
    /** When the password was last typed: what shows or erases personal data wants it fresh. */
    confirmed_at: text(),
    /** Browser and system in words, e.g. 'Firefox on Windows'. */
    device: text().notNull().default(''),
  },
  (table) => [
    index('sessions_admin').on(table.admin_id),
    index('sessions_last_used_at').on(table.last_used_at),
  ],
);

/** An admin's authenticator (TOTP). It counts from `confirmed_at` on: until then it is only offered. */
export const twoFactors = sqliteTable('second_steps', {
  admin_id: partOf(() => admins.id).primaryKey(),
  /** Base32. */
  secret: text().notNull(),
  created_at: text().notNull(),
  confirmed_at: text(),
  /** The 30-second step of the newest code that was used: none up to it works again. */
  last_step: integer(),
});

/** What signs an admin in once where authenticator and passkeys are lost: there as long as one of these is. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: integer().primaryKey(),
    admin_id: partOf(() => admins.id),
    /** SHA-256 of the code, which has 80 random bits. */
    hash: text().notNull(),
    used_at: text(),
  },
  (table) => [uniqueIndex('recovery_codes_hash').on(table.admin_id, table.hash)],
);

/** A key in an admin's phone, computer or security key (WebAuthn): a second step, or all of signing in. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text().primaryKey(),
    admin_id: partOf(() => admins.id),
    name: text().notNull(),
    /** What the authenticator calls it, base64url. */
    credential_id: text().notNull(),
    /** COSE. */
    public_key: blob({ mode: 'buffer' }).notNull(),
    /** How often it was used, by the authenticator's own count; 0 where that counts nothing. */
    counter: integer().notNull(),
    /** How a browser reaches it, e.g. 'internal,hybrid'. */
    transports: text().notNull(),
    created_at: text().notNull(),
    last_used_at: text(),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credential_id),
    index('passkeys_admin').on(table.admin_id, table.created_at),
  ],
);

/** Who did what and when. Rows outlive their admin and their record, so they refer to neither. */
export const auditEvents = sqliteTable(
  'audit_events',
  {
    id: integer().primaryKey(),
    at: text().notNull(),
    /** Null where nobody is known: a sign-in that failed, or the operator's command line. */
    admin_id: text(),
    username: text().notNull(),
    action: text({
      enum: [
        'sign-in',
        'sign-out',
        'failed-sign-in',
        'change-password',
        'create',
        'update',
        'delete',
        'upload',
        'publish',
        'schedule',
        'unpublish',
        'unschedule',
        'restore',
        'recover',
        'replace',
        'erase',
        'export',
        'take-over',
        'check',
        'confirm',
        'import',
      ],
    }).notNull(),
    /** Name in the API's URL, e.g. 'blogs'. */
    resource: text().notNull(),
    record_id: text().notNull(),
    summary: text().notNull(),
  },
  (table) => [
    index('audit_events_at').on(table.at, table.id),
    index('audit_events_username').on(table.username, table.at),
    index('audit_events_resource').on(table.resource, table.record_id),
  ],
);
