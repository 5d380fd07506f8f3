import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UnusableFileError } from '../db/client';
import {
  errorCode,
  explainError,
  foreignProblem,
  goBack,
  isDamage,
  openExisting,
} from '../db/file/fileCheck';
import { announceServer } from '../db/file/runningServer';
import { expectedParts } from '../db/file/schemaParts';
import { DatabaseInUseError, lockForServing } from '../db/file/serverLock';
import { createApp } from './app';
import {
  type Environment,
  EnvironmentError,
  goneSettings,
  ownUrl,
  parseEnvironment,
} from './environment';
import { cachedResponses } from './http/cachedResponses';
import { createHttpServer, drain } from './http/httpServer';
import { RequestLog, withRequestId } from './http/requestLog';
import { builtSiteAssets } from './http/siteAssets';
import { serverJobs } from './jobs';
import { assertFileOrFirstStart, NoFileError, refuseExisting } from './operate/firstStart';
import { JobRunner } from './operate/jobRunner';
import { keepHeapSmall } from './operate/memory';
import { Metrics } from './operate/metrics';
import { rootOf } from './operate/newRelease';
import { firstAdminOf, greeting, prepareDatabase } from './operate/prepare';
import { rehearse } from './operate/rehearsal';
import { openReplica, ReplicaRefusal } from './operate/replica';
import { watchUpdates } from './operate/updateWatch';
import { siteContentOf } from './siteContent';

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

/** Serves, or does one of the steps of a build or of `npm run update`, which calls the build it will start. */
async function run(environment: Environment): Promise<void> {
  switch (process.argv[2]) {
    case '--describe-schema':
      return console.log(JSON.stringify(expectedParts()));
    case '--check-file':
      return checkFormat(environment.DATABASE_FILE);
    case '--prepare':
      return (await prepareDatabase(environment)).close();
    case '--rehearsal':
      console.log(JSON.stringify(await rehearse(environment, builtFolder)));
      return process.exit(0);
    default:
      return start(environment);
  }
}

/** @throws UnusableFileError if this version can't open the file. */
function checkFormat(file: string): void {
  const sqlite = openExisting(file);
  const problem = foreignProblem(sqlite);
  sqlite.close();
  if (problem) throw new UnusableFileError(problem);
}

async function start(environment: Environment): Promise<void> {
  keepHeapSmall();
  for (const line of goneSettings(process.env)) console.log(line);
  const lock = await lockForServing(environment.DATABASE_FILE, lockMilliseconds, () => {
    const seconds = lockMilliseconds / 1000;
    console.log(
      `Another server uses ${environment.DATABASE_FILE}: waiting up to ${seconds} s for it to end …`,
    );
  });
  const isNewSite = process.argv.includes('--new-site');
  if (isNewSite) refuseExisting(environment);
  const replica = await openReplica(environment, isNewSite);
  if (!isNewSite) await assertFileOrFirstStart(environment);
  const db = await prepareDatabase(environment);
  const content = siteContentOf(db, environment);
  const [doctor, backup] = ['doctor.js', 'backup.js'].map((name) =>
    join(builtFolder, 'server', name),
  );
  const wakeSender = (): void => jobs.wake('mail', 'newsletter');
  const jobs: JobRunner = new JobRunner(
    serverJobs({
      ...{ db, environment, content, wakeSender, replica },
      ...{ doctor, backup, root: rootOf(builtFolder) },
    }),
  );
  const metrics = environment.METRICS_TOKEN ? new Metrics(db, environment, jobs) : undefined;
  const app = createApp({
    db,
    environment,
    content,
    client: builtSiteAssets(builtFolder),
    wakeSender,
    wakePublisher: () => jobs.wake('publish'),
    replica,
    metrics,
  });
  const log = requestLog(environment);
  const server = createHttpServer(withRequestId(log ? log.around(app.fetch) : app.fetch), {
    sendFirst: cachedResponses(content.cache, log, metrics?.countKept),
  });
  let withdraw = () => {};
  stopOnSignal(server, async () => {
    await jobs.stop();
    if (replica) await replica.stop(db);
    else db.close();
    withdraw();
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
  withdraw = announceServer(environment.DATABASE_FILE, {
    pid: process.pid,
    url: ownUrl(HOST, port),
    folder: builtFolder,
  });
  jobs.start();
  watchUpdates(db, jobs);
}

function requestLog({ LOG_REQUESTS }: Environment): RequestLog | undefined {
  if (!LOG_REQUESTS) return undefined;
  const log = new RequestLog((lines) => process.stdout.write(lines));
  process.once('exit', () => log.flush());
  return log;
}

/**
 * On Ctrl-C or SIGTERM, or without its supervisor, refuses new requests, finishes those in flight
 * and closes the database. On SIGUSR2 likewise, to be started again.
 */
function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    await drain(server, drainMilliseconds);
    await close();
    process.exit(code);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => stop(0));
  process.on('SIGUSR2', () => {
    process.send?.('restart');
    stop(tryAgainExitCode);
  });
}

function fail(message: string, code = 1): never {
  console.error(message);
  process.exit(code);
}

try {
  await run(parseEnvironment(process.env));
} catch (error) {
  if (error instanceof EnvironmentError) fail(error.message);
  if (error instanceof DatabaseInUseError) fail(error.message, tryAgainExitCode);
  if (error instanceof ReplicaRefusal) fail(error.message, refusedExitCode);
  if (error instanceof NoFileError) {
    fail(error.message, error.isTemporary ? tryAgainExitCode : refusedExitCode);
  }
  const file = process.env.DATABASE_FILE || 'data/site.db';
  const problem = `The site can't start with ${file}: ${explainError(error)}`;
  if (isDamage(error)) fail(`${problem}. ${goBack}`, refusedExitCode);
  fail(problem, error instanceof UnusableFileError ? refusedExitCode : 1);
}
