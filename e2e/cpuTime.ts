import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * Returns the CPU seconds that a process has used with its children, ended ones included. Where there
 * is no `/proc`, only those of this process.
 */
export function cpuSeconds(pid = process.pid): number {
  const rows = processRows();
  if (!rows) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  const sum = (id: number): number =>
    rows
      .filter(({ parent }) => parent === id)
      .reduce((total, row) => total + sum(row.pid), rows.find((row) => row.pid === id)?.ticks ?? 0);
  return sum(pid) / ticksPerSecond;
}

function processRows() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const row = processRow(Number(name));
        return row ? [row] : [];
      });
  } catch {
    return undefined;
  }
}

/** @returns undefined for a process that has ended meanwhile. */
function processRow(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name in brackets, which may hold spaces: state, parent; from the 12th on utime,
    // stime, and both of the children that were waited for.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    return undefined;
  }
}
