// Runs a built command (`node scripts/run.js server`), building first what is missing or out of date.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.js';
import { commandList, commands, serverOptions } from './commands.js';
import { supervise } from './supervisor.js';

const [command, ...rest] = process.argv.slice(2);
const unknown =
  command === 'server' ? rest.find((word) => !serverOptions.includes(word)) : undefined;
if (command === undefined || !Object.hasOwn(commands, command) || unknown !== undefined) {
  console.error(commandList(unknown ?? command));
  process.exit(2);
}
const built = new URL(`../dist/server/${command}.js`, import.meta.url);
// An update builds beside what is served.
if (command !== 'update' || !existsSync(built)) ensureBuilt();
if (command === 'server') await supervise(fileURLToPath(built), rest);
process.argv.splice(1, Number.POSITIVE_INFINITY, command, ...rest);
await import(built.href);
