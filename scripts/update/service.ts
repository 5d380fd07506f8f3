import { readFileSync, realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning, type RunningServer, runningServer } from '../../db/file/runningServer';
import { markUpdate, type UpdatePhase } from '../../db/file/updateMarker.js';
import { call } from './processes';

const lookMilliseconds = 100;
/** Requests in flight, then Litestream's last changes (`docs/systemd/wattlepath.service`). */
const stopMilliseconds = 60_000;
const quietMilliseconds = 30_000;

/** The server that runs on a database, under systemd or `npm start`. */
export class Service {
  /** Its systemd unit; undefined under `npm start`. */
  readonly unit: string | undefined;
  #phase: UpdatePhase | undefined;
  #unmark: (isReplaced?: boolean) => void = () => {};

  private constructor(
    readonly file: string,
    unit: string | undefined,
  ) {
    this.unit = unit;
  }

  /**
   * @param unit known from an earlier run, in which the server may have been stopped.
   * @returns undefined if no server runs.
   */
  static on(file: string, unit: string | undefined): Service | undefined {
    const server = runningServer(file);
    if (!server && unit === undefined) return undefined;
    return new Service(file, unit ?? (server && unitOf(server.pid)));
  }

  /** Tells servers of a phase of the update, instead of the one before. */
  enter(phase: UpdatePhase | undefined): void {
    if (phase === this.#phase) return;
    const unmark = this.#unmark;
    this.#unmark = phase ? markUpdate(this.file, phase) : () => {};
    unmark(phase !== undefined);
    this.#phase = phase;
  }

  /** Resolves once the server takes no more saves, and has finished those it was doing. */
  async refuseSaves(): Promise<void> {
    this.enter('saves-refused');
    const end = Date.now() + quietMilliseconds;
    while (Date.now() < end) {
      const health = await healthOf(runningServer(this.file));
      if (!health || health.saves === 'refused') return;
      await pause(lookMilliseconds);
    }
  }

  /** Starts the release that is in place by now, instead of the running one. */
  async restart(): Promise<void> {
    if (!this.#phase) this.enter('restarting');
    if (this.unit) await call('systemctl', ['restart', this.unit]);
    else await this.#endProcess();
  }

  /** Ends the server until `start`. */
  async stop(): Promise<void> {
    this.enter('stopped');
    if (this.unit) await call('systemctl', ['stop', this.unit]);
    else await this.#endProcess();
  }

  async start(): Promise<void> {
    this.enter('restarting');
    if (this.unit) await call('systemctl', ['start', this.unit]);
  }

  /** Has the server end, whose supervisor (scripts/supervisor.js) starts it again. */
  async #endProcess(): Promise<void> {
    const server = runningServer(this.file);
    if (!server) return;
    process.kill(server.pid, 'SIGUSR2');
    const end = Date.now() + stopMilliseconds;
    while (isRunning(server.pid) && Date.now() < end) await pause(lookMilliseconds);
    if (isRunning(server.pid)) throw new Error(`The server (process ${server.pid}) doesn't end.`);
  }

  /** Waits for a release to serve. @returns false if it doesn't in time. */
  async serves(folder: string, milliseconds: number): Promise<boolean> {
    const end = Date.now() + milliseconds;
    while (Date.now() < end) {
      const server = runningServer(this.file);
      const isIt = server?.folder === `${realpathSync(folder)}/dist/`;
      if (isIt && (await healthOf(server))?.status === 'ok') return true;
      await pause(lookMilliseconds);
    }
    return false;
  }
}

interface Health {
  status: string;
  saves?: string;
}

async function healthOf(server: RunningServer | undefined): Promise<Health | undefined> {
  if (!server) return undefined;
  try {
    const signal = AbortSignal.timeout(quietMilliseconds);
    return (await (await fetch(`${server.url}/healthz`, { signal })).json()) as Health;
  } catch {
    return undefined;
  }
}

/** Returns the systemd unit that a process is the service of; undefined if it isn't its own. */
function unitOf(pid: number): string | undefined {
  try {
    const [group, own] = [pid, 'self'].map((id) => readFileSync(`/proc/${id}/cgroup`, 'utf8'));
    if (group === own) return undefined;
    return /([^/\n]+\.service)$/m.exec(group ?? '')?.[1];
  } catch {
    return undefined;
  }
}
