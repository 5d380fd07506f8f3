import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';

/**
 * How far an update is: servers refuse saves, are being restarted, or must not be started.
 * @typedef {'saves-refused' | 'restarting' | 'stopped'} UpdatePhase
 */

/** @type {readonly UpdatePhase[]} */
const phases = ['saves-refused', 'restarting', 'stopped'];
/** Without a sign of life for so long, the update's process has ended. */
const lastsMilliseconds = 20_000;

/**
 * Tells whether servers save nothing: an update changes the file, or they are to end.
 * @param {string} databaseFile
 */
export function refusesSaves(databaseFile) {
  const phase = updatePhase(databaseFile);
  return phase === 'saves-refused' || phase === 'stopped';
}

/** @param {string} databaseFile */
const markerOf = (databaseFile) => `${databaseFile}.updating`;

/**
 * Returns the phase of an update that is going on; undefined if there is none.
 * @param {string} databaseFile
 * @returns {UpdatePhase | undefined}
 */
export function updatePhase(databaseFile) {
  const marker = markerOf(databaseFile);
  const { mtimeMs } = statSync(marker, { throwIfNoEntry: false }) ?? {};
  if (mtimeMs === undefined || Math.abs(Date.now() - mtimeMs) > lastsMilliseconds) return undefined;
  try {
    return phases.find((phase) => phase === readFileSync(marker, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Tells servers of a phase, until this process ends or the returned function is called: with `true`
 * where another phase follows, which takes its place.
 * @param {string} databaseFile
 * @param {UpdatePhase} phase
 */
export function markUpdate(databaseFile, phase) {
  const marker = markerOf(databaseFile);
  writeFileSync(`${marker}.new`, phase, { mode: 0o644 });
  renameSync(`${marker}.new`, marker);
  const beat = setInterval(() => utimesSync(marker, new Date(), new Date()), lastsMilliseconds / 4);
  return (isReplaced = false) => {
    clearInterval(beat);
    if (!isReplaced) rmSync(marker, { force: true });
  };
}
