// Runs a built command (`node scripts/run.js server`), building first what is missing or out of date.
import { ensureBuilt } from './build.js';

const [command = 'server', ...rest] = process.argv.slice(2);
ensureBuilt();
process.argv.splice(1, Number.POSITIVE_INFINITY, command, ...rest);
await import(new URL(`../dist/server/${command}.js`, import.meta.url).href);
