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

const tellMilliseconds = 3000;

/** Tells how much of all is done: over and over on one line of a terminal, else every few seconds. */
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

/** Bytes in words, e.g. '1.2 MB'. */
export function size(bytes: number): string {
  const megabytes = bytes / 1e6;
  return megabytes < 1000 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1000).toFixed(1)} GB`;
}
