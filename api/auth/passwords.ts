import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

const cost = 10;
/** bcrypt reads no further than this: a longer password is refused instead of cut. */
const maxPasswordBytes = 72;
const minPasswordLength = 8;
/** Hash of a random value nobody knows: an unknown user takes as long as a wrong password. */
const unknownUserHash = '$2b$10$Nw2GBLOUWNdak95tOyyURuBiTYQpNFUARot4ttcJKvcK7OhaTj.Wu';

const workerFile = fileURLToPath(new URL('./passwordWorker.js', import.meta.url));
const pending = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
let worker: Worker | undefined;
let lastTask = 0;

/** What is wrong with a new password, in words for its owner; undefined where nothing is. */
export async function passwordProblem(password: string): Promise<string | undefined> {
  if (password.length < minPasswordLength) {
    return `New password must be at least ${minPasswordLength} characters.`;
  }
  if (Buffer.byteLength(password) > maxPasswordBytes) {
    return `New password must be at most ${maxPasswordBytes} bytes.`;
  }
  if ((await commonPasswords()).has(password.trim().toLowerCase())) {
    return 'New password is one of the most common ones. Choose another.';
  }
  return undefined;
}

let common: Promise<Set<string>> | undefined;

/** The 49,000 passwords that guessers try first, in lower case; read when first needed. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return common;
}

/** @returns the bcrypt hash (cost 10) of a password that has no `passwordProblem`. */
export async function hashPassword(password: string): Promise<string> {
  return (await runInWorker({ password })) as string;
}

/** Compares in the same time whether `hash` is known or not. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const isUsable = hash !== undefined && Buffer.byteLength(password) <= maxPasswordBytes;
  const matches = await runInWorker({ password, hash: isUsable ? hash : unknownUserHash });
  return isUsable && matches === true;
}

function runInWorker(task: { password: string; hash?: string }): Promise<unknown> {
  const running = worker ?? startWorker();
  const id = ++lastTask;
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve, reject });
    running.ref();
    running.postMessage({ ...task, id, cost });
  });
}

function startWorker(): Worker {
  const started = new Worker(workerFile);
  started.on('message', ({ id, result }: { id: number; result: unknown }) => {
    pending.get(id)?.resolve(result);
    pending.delete(id);
    if (pending.size === 0) started.unref();
  });
  started.on('error', (error) => {
    worker = undefined;
    for (const { reject } of pending.values()) reject(error as Error);
    pending.clear();
  });
  worker = started;
  return started;
}
