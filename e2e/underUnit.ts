import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const unit = join(import.meta.dirname, '../docs/systemd/wattlepath.service');
const filter = join(import.meta.dirname, 'syscallFilter.py');

/**
 * Returns a command prefix that applies the shipped unit's system call filter without systemd,
 * whose tool expands the groups.
 * @returns undefined if systemd-analyze, Python or libseccomp is missing.
 */
export function unitLauncher(): string[] | undefined {
  const names = allowed();
  if (!names) return undefined;
  const list = join(mkdtempSync(join(tmpdir(), 'wattlepath-unit-')), 'allowed');
  writeFileSync(list, [...names].join('\n'));
  const script = `exec python3 "$0" "$@" < ${list}`;
  const launcher = ['/bin/sh', '-c', script, filter];
  const [shell = '', ...parameters] = launcher;
  return spawnSync(shell, [...parameters, '/bin/true']).status === 0 ? launcher : undefined;
}

/** Applies the unit's lines in order, as systemd.exec(5) does: the first one starts the list. */
function allowed(): Set<string> | undefined {
  const names = new Set<string>();
  for (const [, deny, words = ''] of readFileSync(unit, 'utf8').matchAll(
    /^SystemCallFilter=(~?)(.*)$/gm,
  )) {
    for (const word of words.split(' ')) {
      const members = expand(word);
      if (!members) return undefined;
      for (const member of members) deny ? names.delete(member) : names.add(member);
    }
  }
  return names;
}

function expand(word: string): string[] | undefined {
  if (!word.startsWith('@')) return [word];
  const { status, stdout } = spawnSync('systemd-analyze', ['syscall-filter', word, '--no-pager'], {
    encoding: 'utf8',
  });
  if (status !== 0) return undefined;
  const words = stdout
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
  return words.filter((line) => /^[@a-z]/.test(line)).flatMap((line) => expand(line) ?? []);
}
