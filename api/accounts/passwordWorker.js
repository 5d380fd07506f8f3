import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

// One thread, one hash at a time: hashing never holds up the requests of the main thread.
parentPort?.on(
  'message',
  /** @param {{ id: number, password: string, hash?: string, cost: number }} task */
  ({ id, password, hash, cost }) => {
    try {
      const result = hash ? bcrypt.compareSync(password, hash) : bcrypt.hashSync(password, cost);
      parentPort?.postMessage({ id, result });
    } catch (error) {
      parentPort?.postMessage({ id, problem: String(error) });
    }
  },
);
