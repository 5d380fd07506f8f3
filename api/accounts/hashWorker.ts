import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A password to hash at a cost, or to compare with a hash. */
type Task = { password: string } & ({ cost: number } | { hash: string });

interface Pending {
  task: Task;
  resolve(result: string | boolean): void;
  reject(error: Error): void;
}

type Done = { id: number } & ({ result: string | boolean } | { problem: string });

const workerFile = fileURLToPath(new URL('./passwordWorker.js', import.meta.url));

/**
 * Runs bcrypt in a worker thread, one task at a time. It sets no time limit: a busy machine would be
 * refused its own passwords, and `isUsableHash` keeps out hashes that take longer than a second.
 */
export class HashWorker {
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #lastTask = 0;

  /** Resolves with the hash, or with whether the password matches. */
  run(task: Task): Promise<string | boolean> {
    this.#lastTask += 1;
    const id = this.#lastTask;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { task, resolve, reject });
      this.#post(id, task);
    });
  }

  #post(id: number, task: Task): void {
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage({ id, ...task });
  }

  #start(): Worker {
    const started = new Worker(workerFile);
    started.on('message', (done: Done) => {
      const task = this.#pending.get(done.id);
      this.#pending.delete(done.id);
      if ('problem' in done) task?.reject(new Error(done.problem));
      else task?.resolve(done.result);
      if (this.#pending.size === 0) started.unref();
    });
    started.on('error', (error) => this.#failFirst(error as Error));
    return started;
  }

  /** The thread ended. A new one continues with the tasks behind the failed one. */
  #failFirst(error: Error): void {
    const [first] = this.#pending;
    this.#worker = undefined;
    if (first) this.#pending.delete(first[0]);
    for (const [id, { task }] of this.#pending) this.#post(id, task);
    first?.[1].reject(error);
  }
}
