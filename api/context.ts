import type { KeyObject } from 'node:crypto';
import type { Context } from 'hono';
import type { Database } from '../db/client';
import type { Replication } from '../db/file/replication';
import type { ContentCache } from './http/contentCache';
import type { SecurityHeaders } from './http/securityHeaders';
import type { Environment } from './operate/environment';
import type { DailyFacts } from './pages/dailyFacts';
import type { SiteAssets } from './pages/siteAssets';

/** What the app is built from; routes take from it what they need. */
export interface Services {
  db: Database;
  environment: Environment;
  /** Signs the session cookies. */
  secret: KeyObject;
  /** What each part's answers carry to hold a browser to what it needs. */
  headers: SecurityHeaders;
  /** Answers that hold until content changes. */
  cache: ContentCache;
  /** The facts that pages name. */
  facts: DailyFacts;
  /** The calendar day in Sydney, yyyy-mm-dd: facts change at midnight there. */
  today(): string;
  /** Called when what visitors read of these facts changed, or may have. */
  factsChanged(keys: readonly string[]): void;
  /** Has what waits in the outboxes sent soon, after the transaction that this is called in. Never throws. */
  wakeSender: () => void;
  /** Called when what is planned to go live was changed. */
  wakePublisher(): void;
  /** The files built for the browser. */
  client: SiteAssets;
  /** Does a search's work where the address has some left, in turns with other requests. */
  allowSearch<Result>(c: Context, work: () => Result | Promise<Result>): Promise<Result>;
  /** Undefined where the server has none. */
  replica?: Pick<Replication, 'behindSeconds'> | undefined;
}

/** Hono's type parameter for routes behind `requireAdmin`. */
export interface AdminVariables {
  Variables: {
    admin: {
      id: string;
      username: string;
      sessionId: string;
      /** ISO text, as `confirmedAt`, which is null until the password was typed once more. */
      signedInAt: string;
      confirmedAt: string | null;
    };
  };
}
