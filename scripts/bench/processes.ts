import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

export interface Running {
  url: string;
  /** Seconds from spawning to the first answer. */
  startSeconds: number;
  /** User and system CPU seconds used so far (Linux; NaN elsewhere). */
  cpuSeconds(): number;
  /** Resident memory in MB (Linux; NaN elsewhere). */
  memoryMb(): number;
  stop(): Promise<void>;
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts `node ARGUMENTS` and waits until it answers. */
export function startNode(
  parameters: string[],
  port: number,
  environment: Record<string, string>,
): Promise<Running> {
  return start(process.execPath, parameters, port, environment);
}

/** Starts a program that listens on `port`. @throws when it ends or takes over 60 s to answer. */
export async function start(
  program: string,
  parameters: string[],
  port: number,
  environment: Record<string, string>,
): Promise<Running> {
  const began = performance.now();
  const child = spawn(program, parameters, {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      if (code) console.error(`${program} ended with ${code}.`);
      if (signal && signal !== 'SIGTERM') console.error(`${program} was ended by ${signal}.`);
      resolve();
    });
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/healthz`, child);
  const startSeconds = (performance.now() - began) / 1000;
  const family = () => [child.pid ?? 0, ...childrenOf(child.pid ?? 0)];
  return {
    url,
    startSeconds,
    cpuSeconds: () => family().reduce((sum, pid) => sum + cpuSeconds(pid), 0),
    memoryMb: () => family().reduce((sum, pid) => sum + memoryMb(pid), 0),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** nginx answers from a child of the process that was started. */
function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null && !child.signalCode) {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(url, { signal }).catch(() => undefined);
    if (response) return void (await response.arrayBuffer());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  child.kill('SIGKILL');
  throw new Error(`${url} did not answer`);
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, fields 14 and 15, in 1/100 s. */
function cpuSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

function memoryMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
