import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { errorCode, explainError } from '../db/file/fileCheck';

type ParseArgsOptionsConfig = NonNullable<ParseArgsConfig['options']>;

/** The command was called incorrectly: prints its usage, exit 2. */
export class UsageError extends Error {}

interface Call<Options extends ParseArgsOptionsConfig> {
  usage: string;
  /** Number of positional arguments. */
  args: readonly [least: number, most: number];
  options?: Options;
}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

/**
 * Runs an operator's command. `--help` prints its usage; an unknown option or extra word prints it
 * too, with exit 2. A failure prints one line with exit 1, never a stack.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  call: Call<Options>,
  command: (args: string[], values: Values<Options>) => void | Promise<void>,
): Promise<void> {
  const argv = process.argv.slice(2);
  if (argv.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(call.usage);
    return;
  }
  try {
    const { args, values } = readCall(argv, call);
    await command(args, values);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(inWords(error));
    if (isUsage) console.error(call.usage);
    process.exitCode = isUsage ? 2 : 1;
  }
}

/** Explains the system's errors, such as EACCES of another user's file; others do so themselves. */
function inWords(error: unknown): string {
  const words = explainError(error);
  if (errorCode(error) === '' || !(error instanceof Error)) return words;
  const file = process.env.DATABASE_FILE || 'data/site.db';
  const path = 'path' in error ? String(error.path) : file;
  const isDenied = /^(EACCES|EPERM|SQLITE_(READONLY|CANTOPEN))/.test(errorCode(error));
  const remedy = isDenied ? '. Run this as the user whose file it is, as the server does' : '';
  return `${path}: ${words}${remedy}.`;
}

function readCall<Options extends ParseArgsOptionsConfig>(
  argv: string[],
  { args: [least, most], options }: Call<Options>,
): { args: string[]; values: Values<Options> } {
  try {
    const accepted = options ?? ({} as Options);
    const { positionals, values } = parseArgs({
      args: argv,
      options: accepted,
      allowPositionals: true,
    });
    const extra = positionals[most];
    if (extra !== undefined) throw new UsageError(`Unexpected argument “${extra}”.`);
    if (positionals.length < least) throw new UsageError('An argument is missing.');
    return { args: positionals, values };
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

export const yesOption = { yes: { type: 'boolean', default: false } } as const;

/**
 * Asks before replacing something, unless `--yes` was given.
 * @throws UsageError without a terminal; Error unless the answer is yes.
 */
export async function confirmReplacing(what: string, isSure: boolean): Promise<void> {
  if (isSure) return;
  if (!process.stdin.isTTY) {
    throw new UsageError(`${what} There is no terminal to confirm it: add --yes.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${what} Go on? Type yes: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new Error('Nothing was changed.');
}

/** @throws Error if there is no database: a mistyped name must not create one. */
export function assertDatabase(file: string): string {
  if (!existsSync(file)) {
    throw new Error(`There is no database ${file}. Set DATABASE_FILE, or start the server once.`);
  }
  return file;
}

const tellMilliseconds = 3000;

/** Shows progress: updates one line of a terminal, otherwise prints every few seconds. */
export function showProgress(label: string): (done: number, all?: number) => void {
  let shown = -1;
  let toldAt = Date.now();
  return (done, all = 1) => {
    const percent = Math.floor((done * 100) / all);
    const isOver = percent === 100;
    const { isTTY } = process.stdout;
    if (percent === shown) return;
    if (!isTTY && !isOver && Date.now() - toldAt < tellMilliseconds) return;
    shown = percent;
    toldAt = Date.now();
    if (isTTY) process.stdout.write(`\r${label} ${percent} %${isOver ? '\n' : ''}`);
    else console.log(`${label} ${percent} %`);
  };
}

/** Formats bytes, e.g. '1.2 MB'. */
export function size(bytes: number): string {
  const megabytes = bytes / 1e6;
  return megabytes < 1000 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1000).toFixed(1)} GB`;
}
