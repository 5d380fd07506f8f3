import { fileURLToPath } from 'node:url';
import { parseEnvironment } from '../api/environment';
import { findLitestream, replicate, restoreFromReplica } from '../db/litestream';
import { runCommand } from './command';

// This file runs as dist/server/start.js, beside server.js.
const server = new URL('./server.js', import.meta.url);

await runCommand(async () => {
  const { DATABASE_FILE, LITESTREAM_URL } = parseEnvironment(process.env);
  if (!LITESTREAM_URL) return void (await import(/* @vite-ignore */ server.href));
  const litestream = findLitestream();
  restoreFromReplica(litestream, DATABASE_FILE, LITESTREAM_URL);
  const script = fileURLToPath(server);
  process.exitCode = await replicate(litestream, DATABASE_FILE, LITESTREAM_URL, script);
});
