import { createHmac, type KeyObject, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Database } from '../../db/client';
import { tryHit } from '../../db/rateLimitHits';
import { getOrCreateSetting } from '../../db/settings';
import { isSigned, signText } from '../accounts/tokens';
import type { Evidence } from './spam';

const fastSeconds = 3;
const oldSeconds = 24 * 60 * 60;
/**
 * PBKDF2 rounds per attempt, and attempts: about 150,000 rounds, at most a second on an old phone.
 */
const cost = 1500;
const tries = { least: 60, most: 140 };

/** Issues signed times and proof-of-work challenges for forms, and verifies both. */
export interface Challenger {
  /** Returns the current time, signed. */
  time(): string;
  work(): Promise<Challenge>;
  checkTime(token: string): Evidence['time'];
  /** @param proof base64 of the JSON `{challenge, solution}`. */
  checkProof(proof: string): Promise<Evidence['proof']>;
  /**
   * Consumes a valid proof, which works once, also across restarts. @returns whether it was unused.
   */
  consume(proof: string): boolean;
}

export function createChallenger({ db, secret }: { db: Database; secret: KeyObject }): Challenger {
  // A separate key: open forms survive `npm run admin -- new-secret`, which ends sessions.
  const key = getOrCreateSetting(db, 'form_key', () => secret.export().toString('base64url'));
  const keyFor = (use: string) =>
    createHmac('sha256', Buffer.from(key, 'base64url')).update(use).digest('hex');
  const timeKey = keyFor('form time');
  const signatures = {
    hmacSignatureSecret: keyFor('form work'),
    hmacKeySignatureSecret: keyFor('form work result'),
  };

  return {
    time() {
      const at = String(Date.now());
      return `${at}.${signText(timeKey, at)}`;
    },
    work: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(tries.least, tries.most),
        deriveKey,
        expiresAt: new Date(Date.now() + oldSeconds * 1000),
        ...signatures,
      }),
    checkTime(token) {
      if (token === '') return 'missing';
      const [at = '', signature = ''] = token.split('.');
      if (!isSigned(timeKey, at, signature)) return 'forged';
      const seconds = (Date.now() - Number(at)) / 1000;
      if (seconds < fastSeconds) return 'fast';
      return seconds > oldSeconds ? 'old' : 'fair';
    },
    async checkProof(proof) {
      if (proof === '') return 'missing';
      try {
        const { verified } = await verifySolution({
          ...readProof(proof),
          deriveKey,
          ...signatures,
        });
        return verified ? 'good' : 'wrong';
      } catch {
        return 'wrong';
      }
    },
    consume(proof) {
      const key = `enquiry proof ${readProof(proof).challenge.signature}`;
      return tryHit(db, key, { most: 1, seconds: oldSeconds });
    },
  };
}

const proofSchema = z.object({
  challenge: z.looseObject({
    parameters: z.custom<Challenge['parameters']>((value) => typeof value === 'object'),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** @throws for malformed input. */
function readProof(proof: string): z.output<typeof proofSchema> {
  return proofSchema.parse(JSON.parse(Buffer.from(proof, 'base64').toString()));
}
