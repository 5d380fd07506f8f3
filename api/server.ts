import { once } from 'node:events';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { UnusableFileError } from '../db/client';
import { codeOf, goBack, isDamage, reasonOf } from '../db/fileCheck';
import { createApp } from './app';
import { cleanStoredArticles } from './articles/cleanStored';
import { ContentCache } from './http/contentCache';
import { createHttpServer } from './http/httpServer';
import { withKeptAnswers } from './http/keptAnswers';
import { withRequestId, withRequestLog } from './http/requestLog';
import { startSending } from './mail/outbox';
import { startAvifForms } from './operate/avifForms';
import { startChecker } from './operate/checker';
import {
  type Environment,
  EnvironmentError,
  ownUrl,
  parseEnvironment,
} from './operate/environment';
import { startFactClock } from './operate/factClock';
import { startIndexer } from './operate/indexer';
import { keepHeapSmall } from './operate/memory';
import { watchOtherWriters } from './operate/otherWriters';
import { firstAdminOf, greeting, prepareDatabase } from './operate/prepare';
import { type Publisher, startPublisher } from './operate/publisher';
import { openReplica, ReplicaRefusal } from './operate/replica';
import { startScrubber } from './operate/scrubber';
import { startSweep } from './operate/sweep';
import { builtClientFiles } from './pages/clientFiles';
import { DailyFacts } from './pages/dailyFacts';

// This file runs as dist/server/server.js, beside dist/site and dist/admin.
const builtFolder = fileURLToPath(new URL('..', import.meta.url));

/** After a signal, requests in flight get this long to finish: as long as one may take to arrive. */
const drainMilliseconds = 30_000;

/**
 * How the process ends where a start that changes nothing would fail again (EX_CONFIG of
 * sysexits.h): docs/systemd/wattlepath.service doesn't start it again then.
 */
const refusedExitCode = 78;

const idleCheckMilliseconds = 20;

type AppFetch = Parameters<typeof withRequestId>[0];

async function start(environment: Environment): Promise<void> {
  keepHeapSmall();
  const replica = await openReplica(environment, process.argv.includes('--new-site'));
  const db = await prepareDatabase(environment);
  replica?.begin(db);
  const sender = startSending(db, environment);
  const cache = new ContentCache();
  const facts = new DailyFacts(db, cache, environment);
  const app = createApp({
    db,
    environment,
    cache,
    facts,
    client: builtClientFiles(builtFolder),
    wakeSender: sender.wake,
    wakePublisher: () => publisher?.wake(),
    replica,
  });
  const server = createHttpServer(
    withRequestId(logged(withKeptAnswers(app.fetch, cache), environment)),
  );
  /** Ends what runs by the clock. */
  const stops: (() => void)[] = [];
  let publisher: Publisher | undefined;
  stopOnSignal(server, async () => {
    for (const stop of stops) stop();
    publisher?.stop();
    await sender.stop();
    db.close();
    await replica?.stop();
  });
  const createFirstAdmin = await firstAdminOf(db, environment);
  const { PORT, HOST, SITE_URL } = environment;
  server.listen(PORT, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    db.close();
    fail(
      codeOf(error) === 'EADDRINUSE'
        ? `Port ${PORT} is in use. Stop what uses it, or set PORT to another.`
        : `The server can't listen on ${HOST}:${PORT}: ${reasonOf(error)}`,
    );
  }
  const firstAdmin = createFirstAdmin();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  console.log(greeting(PORT === 0 ? ownUrl(HOST, port) : SITE_URL, firstAdmin));
  stops.push(startSweep(db), startChecker(db, SITE_URL), startAvifForms(db), startFactClock(facts));
  stops.push(startScrubber(db));
  stops.push(
    startIndexer(db, () => cache.clear()),
    watchOtherWriters(db, () => cache.clear()),
  );
  publisher = startPublisher(db, () => cache.clear());
  cleanStoredArticles(db, SITE_URL, () => cache.clear()).catch((error: unknown) =>
    console.error('Stored articles could not be cleaned yet:', error),
  );
}

function logged(fetch: AppFetch, { LOG_REQUESTS }: Environment): AppFetch {
  if (!LOG_REQUESTS) return fetch;
  const log = withRequestLog(fetch, (lines) => process.stdout.write(lines));
  process.once('exit', log.flush);
  return log.fetch;
}

/** Ctrl-C or SIGTERM: no new requests, those in flight finish, the database is closed. */
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
    // A proxy's connection that was busy would else stay open, idle, and hold up the next start.
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
  if (error instanceof ReplicaRefusal) fail(error.message, refusedExitCode);
  const file = process.env.DATABASE_FILE || 'data/site.db';
  const problem = `The site can't start with ${file}: ${reasonOf(error)}`;
  if (isDamage(error)) fail(`${problem}. ${goBack}`, refusedExitCode);
  fail(problem, error instanceof UnusableFileError ? refusedExitCode : 1);
}
