// Runs a built command (`node scripts/run.js server`), building first what is missing or out of date.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.js';
import { supervise } from './supervisor.js';

const [command = 'server', ...rest] = process.argv.slice(2);
const built = new URL(`../dist/server/${command}.js`, import.meta.url);
// An update builds beside what is served.
if (command !== 'update' || !existsSync(built)) ensureBuilt();
if (command === 'server') await supervise(fileURLToPath(built), rest);
process.argv.splice(1, Number.POSITIVE_INFINITY, command, ...rest);
await import(built.href);
