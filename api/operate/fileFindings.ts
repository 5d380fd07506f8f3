import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { driverCommand, reasonOf } from '../../db/fileCheck';
import { type Inspection, inspectFile } from '../../db/inspect';
import { bad, type Finding, note, ok } from './finding';

const leastFreeBytes = 500e6;
const goBack = 'Stop the server and run npm run restore -- FILE with the newest backup.';

/** Looks at the database file and what is around it; what the file tells, where it can be read. */
export function examineFile(file: string): { findings: Finding[]; inspection?: Inspection } {
  const permissions = examinePermissions(file);
  const { findings, inspection } = readFile(file);
  const disk = examineDisk(file, inspection?.bytes ?? 0);
  return {
    findings: [...findings, ...(permissions ? [permissions] : []), disk],
    ...(inspection && { inspection }),
  };
}

function readFile(file: string): { findings: Finding[]; inspection?: Inspection } {
  if (!existsSync(file)) {
    const remedy = 'Run npm start once, or npm run restore -- FILE.';
    return { findings: [bad('Database', `there is no ${file}`, remedy)] };
  }
  try {
    const inspection = inspectFile(file);
    const { bytes, damage, admins } = inspection;
    const findings = [
      ok('Database', `${file}, ${(bytes / 1e6).toFixed(1)} MB`),
      examineSchema(inspection),
      damage ? bad('Integrity', damage, goBack) : ok('Integrity', 'every page and index is sound'),
      admins > 0
        ? ok('Admins', `${admins}`)
        : bad('Admins', 'nobody can sign in', 'Run npm run admin -- create USERNAME.'),
    ];
    return { findings, inspection };
  } catch (error) {
    return {
      findings: [bad('Database', `${file} can't be read: ${reasonOf(error)}`, cure(error))],
    };
  }
}

/** A backup helps against a bad file alone. */
function cure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(MODULE_NOT_FOUND|ERR_DLOPEN_FAILED)$/.test(code)) {
    return `Run ${driverCommand()} with this Node (${process.version}), then start the server again.`;
  }
  if (/^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|READONLY|IOERR))/.test(code)) {
    return 'Do what stands under Permissions; where nothing stands there, look at the disk (dmesg).';
  }
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'End the other program, or wait for it.';
  return goBack;
}

function examineSchema({ pending }: Inspection): Finding {
  if (pending === 0) return ok('Schema', 'up to date');
  if (pending < 0) {
    const remedy = 'Update the program (git pull && npm install), then start it again.';
    return bad('Schema', 'written by a newer version of this program', remedy);
  }
  const found = `${pending} update(s) to come; npm start makes them after keeping a copy`;
  return note('Schema', found);
}

/** @returns undefined where there is no file. */
function examinePermissions(file: string): Finding | undefined {
  const folder = dirname(file);
  const files = ['', '-wal', '-shm']
    .map((ending) => file + ending)
    .filter((name) => existsSync(name));
  if (files.length === 0 || process.platform === 'win32') return undefined;
  const what = 'Permissions';
  const give = `As root, run chown --reference=${folder} ${file}*; ${folder} itself must be the server's user's.`;
  for (const name of [folder, ...files]) {
    try {
      accessSync(name, constants.R_OK | constants.W_OK);
    } catch (error) {
      const found = `${name}: ${reasonOf(error)}`;
      const isReadOnly = error instanceof Error && 'code' in error && error.code === 'EROFS';
      return bad(
        what,
        found,
        isReadOnly ? `Mount the file system of ${folder} for writing.` : give,
      );
    }
    // Root may write all: what counts is who runs the server, to whom the folder belongs.
    if (process.getuid?.() === 0 && statSync(name).uid !== statSync(folder).uid) {
      return bad(what, `${name} has another owner than its folder`, give);
    }
  }
  const mode = statSync(file).mode & 0o777;
  const shown = mode.toString(8).padStart(3, '0');
  return (mode & 0o077) === 0
    ? ok(what, `mode ${shown}, writable`)
    : bad(what, `${file} is open to others here (mode ${shown})`, `Run chmod 600 ${file}*`);
}

function examineDisk(file: string, bytes: number): Finding {
  const { bavail, bsize } = statfsSync(existsSync(dirname(file)) ? dirname(file) : '.');
  const free = bavail * bsize;
  const found = `${(free / 1e9).toFixed(1)} GB free`;
  // Room for a copy before an update, a backup, and the log.
  if (free > Math.max(leastFreeBytes, 3 * bytes)) return ok('Disk', found);
  return bad('Disk', found, `Free some space, or move old ${file}.before-* files elsewhere.`);
}
