import type { KeyObject } from 'node:crypto';
import type { Database } from '../db/client';
import type { ContentCache } from './contentCache';
import type { Environment } from './environment';
import type { SecurityHeaders } from './securityHeaders';

/** Gives the HTML document that a page is put into, for one URL. */
export type ReadDocument = (name: 'site' | 'admin', url: string) => Promise<string>;

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
}

/** Hono's type parameter for routes behind `requireAdmin`. */
export interface AdminVariables {
  Variables: { admin: { id: string; username: string; sessionId: string } };
}
