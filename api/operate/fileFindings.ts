import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { driverCommand, reasonOf } from '../../db/fileCheck';
import { type Inspection, inspectFile } from '../../db/inspect';
import { bad, type Finding, judged, note, ok } from './finding';

const leastFreeBytes = 500e6;
const goBack = 'Stop the server and run npm run restore -- FILE with the newest backup.';

interface Examined {
  findings: Record<string, Finding>;
  /** What the file tells, where it can be read. */
  inspection?: Inspection;
}

/** Looks at the database file and what is around it. */
export function examineFile(file: string): Examined {
  if (!existsSync(file)) {
    const Database = bad(`there is no ${file}`, 'Run npm start once, or npm run restore -- FILE.');
    return { findings: { Database, Disk: examineDisk(file) } };
  }
  const around = process.platform !== 'win32' && { Permissions: examinePermissions(file) };
  const { findings, ...read } = readFile(file);
  const Disk = examineDisk(file, read.inspection?.bytes);
  return { ...read, findings: { ...findings, ...around, Disk } };
}

function readFile(file: string): Examined {
  try {
    const inspection = inspectFile(file);
    const { bytes, pending, damage, admins } = inspection;
    const sound = damage ?? 'every page and index is sound';
    const signIn = admins > 0 ? `${admins}` : 'nobody can sign in';
    const findings = {
      Database: ok(`${file}, ${(bytes / 1e6).toFixed(1)} MB`),
      Schema: judgeSchema(pending),
      Integrity: judged(!damage, sound, goBack),
      Admins: judged(admins > 0, signIn, 'Run npm run admin -- create USERNAME.'),
    };
    return { findings, inspection };
  } catch (error) {
    const Database = bad(`${file} can't be read: ${reasonOf(error)}`, cure(codeOf(error)));
    return { findings: { Database } };
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** A backup helps against a bad file alone. */
function cure(code: string): string {
  if (/^(MODULE_NOT_FOUND|ERR_DLOPEN_FAILED)$/.test(code)) {
    return `Run ${driverCommand()} with this Node (${process.version}), then start the server again.`;
  }
  if (/^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|READONLY|IOERR))/.test(code)) {
    return 'Do what stands under Permissions; where nothing stands there, look at the disk (dmesg).';
  }
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'End the other program, or wait for it.';
  return goBack;
}

function judgeSchema(pending: number): Finding {
  if (pending > 0) {
    return note(`${pending} update(s) to come; npm start makes them after keeping a copy`);
  }
  const found = pending < 0 ? 'written by a newer version of this program' : 'up to date';
  const remedy = 'Update the program (git pull && npm install), then start it again.';
  return judged(pending === 0, found, remedy);
}

function examinePermissions(file: string): Finding {
  const folder = dirname(file);
  const names = [folder, file, `${file}-wal`, `${file}-shm`].filter((name) => existsSync(name));
  const give = `As root, run chown --reference=${folder} ${file}*; ${folder} itself must be the server's user's.`;
  for (const name of names) {
    try {
      accessSync(name, constants.R_OK | constants.W_OK);
    } catch (error) {
      const mount = `Mount the file system of ${folder} for writing.`;
      return bad(`${name}: ${reasonOf(error)}`, codeOf(error) === 'EROFS' ? mount : give);
    }
    // Root may write all: what counts is who runs the server, to whom the folder belongs.
    if (process.getuid?.() === 0 && statSync(name).uid !== statSync(folder).uid) {
      return bad(`${name} has another owner than its folder`, give);
    }
  }
  const mode = (statSync(file).mode & 0o777).toString(8).padStart(3, '0');
  if (mode.endsWith('00')) return ok(`mode ${mode}, writable`);
  return bad(`${file} is open to others here (mode ${mode})`, `Run chmod 600 ${file}*`);
}

function examineDisk(file: string, bytes = 0): Finding {
  const { bavail, bsize } = statfsSync(existsSync(dirname(file)) ? dirname(file) : '.');
  const free = bavail * bsize;
  const remedy = `Free some space, or move old ${file}.before-* files elsewhere.`;
  // Room for a copy before an update, a backup, and the log.
  const isEnough = free > Math.max(leastFreeBytes, 3 * bytes);
  return judged(isEnough, `${(free / 1e9).toFixed(1)} GB free`, remedy);
}
