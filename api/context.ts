import type { KeyObject } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Database } from '../db/client';
import type { Replication } from '../db/file/replication';
import type { RefusedForm, SiteData } from '../site/api';
import type { Environment } from './environment';
import type { SecurityHeaders } from './http/securityHeaders';
import type { SiteAssets } from './http/siteAssets';
import type { SiteContent } from './siteContent';

/** How a page made for one request differs from the one that all visitors get. */
export interface ShownPage {
  /** Data that only this request may read. */
  site?: Partial<SiteData>;
  /** A refused form to show again. */
  form?: RefusedForm;
  /** The day whose facts it uses, if not today. */
  asAt?: string;
  /** The address that was asked for, if it isn't the page's. */
  path?: string;
  /** Status of the response, if the page can be shown. */
  status?: ContentfulStatusCode;
  headers?: Readonly<Record<string, string>>;
  /** Its key in the cache, if it is the same for every reader. */
  keptAs?: string;
}

/** Dependencies of the app, passed to routes. */
export interface Services extends SiteContent {
  db: Database;
  environment: Environment;
  /** Signs session cookies. */
  secret: KeyObject;
  /** Security headers for API, admin, site and documents. */
  headers: SecurityHeaders;
  /** The calendar day in Sydney, yyyy-mm-dd: facts change at midnight there. */
  today(): string;
  /** Invalidates what depends on these facts. Call it after any change that visitors may see. */
  factsChanged(keys: readonly string[]): void;
  /** Schedules delivery of queued messages after the current transaction. Never throws. */
  wakeSender: () => void;
  /** Reschedules publishing. Call it after changing scheduled posts. */
  wakePublisher(): void;
  client: SiteAssets;
  site: SiteData;
  /** Shows a page of the site that is made for this request alone, unless it has a key. */
  showPage(c: Context, url: URL, shown?: ShownPage): Promise<Response>;
  /** Runs a search within the address's allowance, one at a time. */
  allowSearch<Result>(c: Context, work: () => Result | Promise<Result>): Promise<Result>;
  /** Undefined without a replica. */
  replica?: Pick<Replication, 'behindSeconds'> | undefined;
}

/** Hono's type parameter for routes behind `requireAdmin`. */
export interface AdminVariables {
  Variables: {
    admin: {
      id: string;
      username: string;
      maySeeClients: boolean;
      mayPublish: boolean;
      sessionId: string;
      /** ISO text. `confirmedAt` is null until the password was confirmed. */
      signedInAt: string;
      confirmedAt: string | null;
    };
  };
}
