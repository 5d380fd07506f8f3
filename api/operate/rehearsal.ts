import { once } from 'node:events';
import { admins } from '../../db/accounts/schema';
import { createSession } from '../../db/accounts/sessions';
import type { Database } from '../../db/client';
import { cookieName } from '../accounts/cookies';
import { sessionSecret } from '../accounts/secret';
import { signToken } from '../accounts/tokens';
import { createApp } from '../app';
import { type Environment, ownUrl } from '../environment';
import { createHttpServer } from '../http/httpServer';
import { builtSiteAssets } from '../http/siteAssets';
import { prepareDatabase } from './prepare';

/** Printed by `server.js --rehearsal` as its last line, as JSON. */
export interface Rehearsal {
  /** Milliseconds that the file's update took, with its own copy. */
  prepared: number;
  /** Milliseconds from then until pages were served. */
  served: number;
}

const sessionSeconds = 60;
const askMilliseconds = 30_000;

/**
 * Updates a copy of the database and serves it on loopback, without jobs, mail, replica, backups or
 * any other outgoing connection, and asks it for its health, a page, a list and the own account.
 * @param builtFolder of this build.
 * @throws Error naming the first request that failed.
 */
export async function rehearse(full: Environment, builtFolder: string): Promise<Rehearsal> {
  const environment: Environment = {
    ...full,
    HOST: '127.0.0.1',
    PORT: 0,
    BREVO_API_KEY: undefined,
    SMTP_URL: undefined,
    LITESTREAM_URL: undefined,
    BACKUP_URL: undefined,
  };
  const began = performance.now();
  const db = await prepareDatabase(environment);
  const prepared = performance.now();
  const app = createApp({
    db,
    environment,
    client: builtSiteAssets(builtFolder),
    wakeSender() {},
    wakePublisher() {},
  });
  const server = createHttpServer(app.fetch);
  server.listen(environment.PORT, environment.HOST);
  await once(server, 'listening');
  try {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const url = ownUrl(environment.HOST, port);
    await ask(`${url}/healthz`);
    await ask(`${url}/`);
    await ask(`${url}/blog`);
    await ask(`${url}/api/blogs?range=[0,9]`);
    const cookie = await mintSession(db, environment);
    if (cookie) await ask(`${url}/api/session`, { Cookie: cookie });
    return {
      prepared: Math.round(prepared - began),
      served: Math.round(performance.now() - prepared),
    };
  } finally {
    server.close();
    server.closeAllConnections();
    db.close();
  }
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<void> {
  const signal = AbortSignal.timeout(askMilliseconds);
  const response = await fetch(url, { headers, signal, redirect: 'manual' });
  await response.arrayBuffer();
  if (response.ok) return;
  throw new Error(`${new URL(url).pathname} responds with ${response.status}.`);
}

/** Signs the first admin in, in this copy alone. @returns the cookie; undefined without admins. */
async function mintSession(db: Database, environment: Environment): Promise<string | undefined> {
  const admin = db.orm.select({ id: admins.id }).from(admins).limit(1).get();
  if (!admin) return undefined;
  const sid = crypto.randomUUID();
  createSession(db, sid, { adminId: admin.id, device: 'Rehearsal' });
  const expires = new Date(Date.now() + sessionSeconds * 1000);
  const token = await signToken(sessionSecret(db), 'session', { sid }, expires);
  return `${cookieName({ environment }, 'session')}=${token}`;
}
