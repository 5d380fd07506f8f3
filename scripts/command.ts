/** Runs an operator's command: a failure is one line and exit 1, never a stack. */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The command's one argument. @throws Error with the usage where it is missing. */
export function fileArgument(usage: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new Error(`Usage: ${usage}`);
  return file;
}

/** Tells how much of all is done: over and over on one line of a terminal, else once at every quarter. */
export function showProgress(label: string): (done: number, all?: number) => void {
  let shown = -1;
  return (done, all = 1) => {
    const step = process.stdout.isTTY ? 1 : 25;
    const percent = Math.floor((done * 100) / all / step) * step;
    if (percent === shown) return;
    shown = percent;
    const end = percent === 100 ? '\n' : '';
    if (process.stdout.isTTY) process.stdout.write(`\r${label} ${percent} %${end}`);
    else console.log(`${label} ${percent} %`);
  };
}

/** Bytes in words, e.g. '1.2 MB'. */
export function size(bytes: number): string {
  const megabytes = bytes / 1e6;
  return megabytes < 1000 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1000).toFixed(1)} GB`;
}
