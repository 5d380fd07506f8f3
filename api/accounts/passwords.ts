import { HashWorker } from './hashWorker';

const cost = 10;
/** bcrypt ignores bytes beyond this: longer passwords are refused instead of cut. */
const maxPasswordBytes = 72;
const minPasswordLength = 8;
/** Hash of a discarded random value: unknown users take as long as wrong passwords. */
const unknownUserHash = '$2b$10$Nw2GBLOUWNdak95tOyyURuBiTYQpNFUARot4ttcJKvcK7OhaTj.Wu';

const worker = new HashWorker();

/** Explains what is wrong with a new password; undefined if nothing is. */
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

/** The 49,000 most common passwords, lowercase, read on first use. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return common;
}

/** @returns the bcrypt hash (cost 10) of a password without a `passwordProblem`. */
export async function hashPassword(password: string): Promise<string> {
  return (await worker.run({ password, cost })) as string;
}

/** bcrypt costs from 4 to 14: each step doubles the time, and 14 takes seconds. */
const usableHash = /^\$2[aby]\$(0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/;

/** Tells whether a hash (for example imported) can be verified in reasonable time. */
export const isUsableHash = (hash: string): boolean => usableHash.test(hash);

/** Compares in the same time whether `hash` is known or not. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const isUsable =
    hash !== undefined && isUsableHash(hash) && Buffer.byteLength(password) <= maxPasswordBytes;
  const matches = await worker.run({ password, hash: isUsable ? hash : unknownUserHash });
  return isUsable && matches === true;
}
