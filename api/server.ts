import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UnusableFileError } from '../db/client';
import { errorCode, explainError, goBack, isDamage } from '../db/file/fileCheck';
import { DatabaseInUseError, lockForServing } from '../db/file/serverLock';
import { createApp } from './app';
import { withCachedResponses } from './http/cachedResponses';
import { ContentCache } from './http/contentCache';
import { createHttpServer } from './http/httpServer';
import { withRequestId, withRequestLog } from './http/requestLog';
import { serverJobs } from './jobs';
import {
  type Environment,
  EnvironmentError,
  ownUrl,
  parseEnvironment,
} from './operate/environment';
import { JobRunner } from './operate/jobRunner';
import { keepHeapSmall } from './operate/memory';
import { firstAdminOf, greeting, prepareDatabase } from './operate/prepare';
import { openReplica, ReplicaRefusal } from './operate/replica';
import { DailyFacts } from './pages/dailyFacts';
import { DailyFirm } from './pages/dailyFirm';
import { builtSiteAssets } from './pages/siteAssets';

// This file runs as dist/server/server.js, beside dist/site and dist/admin.
const builtFolder = fileURLToPath(new URL('..', import.meta.url));

/** Grace period for requests in flight after a signal: as long as one may take to arrive. */
const drainMilliseconds = 30_000;

/**
 * Exit code if a restart without changes would fail again (EX_CONFIG of sysexits.h):
 * docs/systemd/wattlepath.service doesn't restart it then.
 */
const refusedExitCode = 78;

/** Exit code if a later start may succeed (EX_TEMPFAIL): services retry. */
const tryAgainExitCode = 75;

/** Waits for a stopping server: its requests in flight, then Litestream's last changes. */
const lockMilliseconds = 50_000;

const idleCheckMilliseconds = 20;

type AppFetch = Parameters<typeof withRequestId>[0];

async function start(environment: Environment): Promise<void> {
  keepHeapSmall();
  const lock = await lockForServing(environment.DATABASE_FILE, lockMilliseconds, () => {
    const seconds = lockMilliseconds / 1000;
    console.log(
      `Another server uses ${environment.DATABASE_FILE}: waiting up to ${seconds} s for it to end …`,
    );
  });
  const replica = await openReplica(environment, process.argv.includes('--new-site'));
  const db = await prepareDatabase(environment);
  const cache = new ContentCache();
  const facts = new DailyFacts(db, cache, environment);
  const firm = new DailyFirm(db, cache, () => facts.today());
  const [doctor, backup] = ['doctor.js', 'backup.js'].map((name) =>
    join(builtFolder, 'server', name),
  );
  const jobs = new JobRunner(
    serverJobs({ db, environment, cache, facts, firm, replica, doctor, backup }),
  );
  const app = createApp({
    db,
    environment,
    cache,
    facts,
    firm,
    client: builtSiteAssets(builtFolder),
    wakeSender: () => jobs.wake('mail', 'newsletter'),
    wakePublisher: () => jobs.wake('publish'),
    replica,
  });
  const server = createHttpServer(
    withRequestId(logged(withCachedResponses(app.fetch, cache), environment)),
  );
  stopOnSignal(server, async () => {
    await jobs.stop();
    db.close();
    await replica?.stop();
    lock.close();
  });
  const createFirstAdmin = await firstAdminOf(db, environment);
  const { PORT, HOST, SITE_URL } = environment;
  server.listen(PORT, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    db.close();
    fail(
      errorCode(error) === 'EADDRINUSE'
        ? `Port ${PORT} is in use. Stop the program that uses it, or set PORT to another port.`
        : `The server can't listen on ${HOST}:${PORT}: ${explainError(error)}`,
    );
  }
  const firstAdmin = createFirstAdmin();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  console.log(greeting(PORT === 0 ? ownUrl(HOST, port) : SITE_URL, firstAdmin));
  jobs.start();
}

function logged(fetch: AppFetch, { LOG_REQUESTS }: Environment): AppFetch {
  if (!LOG_REQUESTS) return fetch;
  const log = withRequestLog(fetch, (lines) => process.stdout.write(lines));
  process.once('exit', log.flush);
  return log.fetch;
}

/** On Ctrl-C or SIGTERM, refuses new requests, finishes those in flight and closes the database. */
function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    const end = async () => {
      await close();
      process.exit(0);
    };
    server.close(end);
    // Otherwise a proxy's idle connection would delay the stop.
    setInterval(() => server.closeIdleConnections(), idleCheckMilliseconds).unref();
    server.closeIdleConnections();
    setTimeout(end, drainMilliseconds).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function fail(message: string, code = 1): never {
  console.error(message);
  process.exit(code);
}

try {
  await start(parseEnvironment(process.env));
} catch (error) {
  if (error instanceof EnvironmentError) fail(error.message);
  if (error instanceof DatabaseInUseError) fail(error.message, tryAgainExitCode);
  if (error instanceof ReplicaRefusal) fail(error.message, refusedExitCode);
  const file = process.env.DATABASE_FILE || 'data/site.db';
  const problem = `The site can't start with ${file}: ${explainError(error)}`;
  if (isDamage(error)) fail(`${problem}. ${goBack}`, refusedExitCode);
  fail(problem, error instanceof UnusableFileError ? refusedExitCode : 1);
}
