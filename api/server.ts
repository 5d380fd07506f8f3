import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { builtClientFiles } from './clientFiles';
import { ContentCache } from './contentCache';
import { type Environment, EnvironmentError, parseEnvironment } from './environment';
import { createHttpServer } from './httpServer';
import { withKeptAnswers } from './keptAnswers';
import { keepHeapSmall } from './memory';
import { startNewsletterSender } from './newsletter';
import { greeting, prepareDatabase } from './prepare';
import { withRequestId, withRequestLog } from './requestLog';

// This file runs as dist/server/server.js, beside dist/site and dist/admin.
const builtFolder = fileURLToPath(new URL('..', import.meta.url));

/** After a signal, requests in flight get this long to finish. */
const drainMilliseconds = 10_000;

type AppFetch = Parameters<typeof withRequestId>[0];

async function start(environment: Environment): Promise<void> {
  keepHeapSmall();
  const prepared = await prepareDatabase(environment);
  const sender = startNewsletterSender(prepared.db, environment);
  const cache = new ContentCache();
  const app = createApp({
    db: prepared.db,
    environment,
    cache,
    client: builtClientFiles(builtFolder),
    wakeSender: sender.wake,
  });
  const server = createHttpServer(
    withRequestId(logged(withKeptAnswers(app.fetch, cache), environment)),
  );
  server.listen(environment.PORT, environment.HOST);
  server.on('listening', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : environment.PORT;
    const host =
      environment.HOST === '0.0.0.0' || environment.HOST === '::' ? 'localhost' : environment.HOST;
    const url = environment.PORT === 0 ? `http://${host}:${port}` : environment.SITE_URL;
    console.log(greeting(url, prepared));
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    prepared.db.close();
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${environment.PORT} is in use. Stop what uses it, or set PORT to another.`
        : `The server can't listen on ${environment.HOST}:${environment.PORT}: ${error.message}`,
    );
  });
  stopOnSignal(server, async () => {
    await sender.stop();
    prepared.db.close();
  });
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
    // A terminal's Ctrl-C may come twice: by itself and through Litestream.
    if (isStopping) return;
    isStopping = true;
    const end = async () => {
      await close();
      process.exit(0);
    };
    server.close(end);
    server.closeIdleConnections();
    setTimeout(end, drainMilliseconds).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  await start(parseEnvironment(process.env));
} catch (error) {
  if (error instanceof EnvironmentError) fail(error.message);
  const file = process.env.DATABASE_FILE || 'data/site.db';
  fail(`The site can't start with ${file}: ${error instanceof Error ? error.message : error}`);
}
