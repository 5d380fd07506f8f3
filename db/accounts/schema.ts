import { blob, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { cascadingReference, timestamps } from '../columns';

export const admins = sqliteTable(
  'admins',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    password_hash: text().notNull(),
    /** Address for security messages about the account; null if none is set. */
    email: text(),
    /** Signature on replies to enquiries. Never public. */
    name: text(),
    role: text(),
    /** Migration agent registration number. */
    marn: text(),
    /** Reads and changes people's data, accounts and the activity list. */
    may_see_clients: integer({ mode: 'boolean' }).notNull().default(true),
    /** Changes what visitors read; without it, an account writes and asks for publishing. */
    may_publish: integer({ mode: 'boolean' }).notNull().default(true),
    /** When a server that requires two-step sign-in first saw this admin without it. */
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
    admin_id: cascadingReference(() => admins.id),
    created_at: text().notNull(),
    last_used_at: text().notNull(),
    /**
     * When the password was last typed. Showing or erasing personal data needs a recent
     * confirmation.
     */
    confirmed_at: text(),
    /** Browser and operating system, e.g. 'Firefox on Windows'. */
    device: text().notNull().default(''),
  },
  (table) => [
    index('sessions_admin').on(table.admin_id),
    index('sessions_last_used_at').on(table.last_used_at),
  ],
);

/** An admin's authenticator (TOTP). Active from `confirmed_at`; until then it is only offered. */
export const twoFactors = sqliteTable('second_steps', {
  admin_id: cascadingReference(() => admins.id).primaryKey(),
  /** Base32. */
  secret: text().notNull(),
  created_at: text().notNull(),
  confirmed_at: text(),
  /** The 30-second step of the newest code used. Codes up to this step are refused. */
  last_step: integer(),
});

/**
 * Single-use sign-in codes for an admin who lost authenticator and passkeys. Deleted with the last
 * of those.
 */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: integer().primaryKey(),
    admin_id: cascadingReference(() => admins.id),
    /** SHA-256 of the code, which has 80 random bits. */
    hash: text().notNull(),
    used_at: text(),
  },
  (table) => [uniqueIndex('recovery_codes_hash').on(table.admin_id, table.hash)],
);

/**
 * A WebAuthn credential in a phone, computer or security key: a second factor, or the whole
 * sign-in.
 */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text().primaryKey(),
    admin_id: cascadingReference(() => admins.id),
    name: text().notNull(),
    /** The authenticator's id for it, base64url. */
    credential_id: text().notNull(),
    /** COSE. */
    public_key: blob({ mode: 'buffer' }).notNull(),
    /** The authenticator's use counter; 0 if it keeps none. */
    counter: integer().notNull(),
    /** How browsers reach it, e.g. 'internal,hybrid'. */
    transports: text().notNull(),
    created_at: text().notNull(),
    last_used_at: text(),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credential_id),
    index('passkeys_admin').on(table.admin_id, table.created_at),
  ],
);

/** Audit trail. Rows outlive their admin and record, so there are no foreign keys. */
export const auditEvents = sqliteTable(
  'audit_events',
  {
    id: integer().primaryKey(),
    at: text().notNull(),
    /** Null if unknown: a failed sign-in, or the command line. */
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
    /** Resource name in API URLs, e.g. 'blogs'. */
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
