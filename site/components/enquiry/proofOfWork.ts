import type { Challenge, Solution } from 'altcha-lib/types';

/** Evidence that a person sent the form; forms without it are accepted too. */
export interface Evidence {
  /** When the visitor began to type, signed by the server. */
  form_time?: string;
  /** base64 of the JSON `{challenge, solution}`, valid for one submission. */
  proof?: string;
}

/** Response of `GET /api/enquiries/challenge`. */
interface Asked {
  form_time: string;
  challenge: Challenge;
}

/** Younger forms omit their time: the server would take them for a program's. */
const fastMs = 4000;
/** Proofs are valid for a day; this leaves a margin. */
const goodForMs = 20 * 60 * 60 * 1000;
/** How long sending waits for an unfinished proof. */
const patienceMs = 1500;

let begun: { at: number; token: string } | undefined;
let work: { at: number; proof: Promise<string | undefined> } | undefined;

/**
 * Requests a challenge and works on it while the visitor types. Does nothing if a proof is ready.
 */
export function prepareProofOfWork(): void {
  if (work && Date.now() - work.at < goodForMs) return;
  const asked = askChallenge();
  const proof = asked.then((response) => response && solve(response.challenge));
  // Browsers without such workers send no proof.
  work = { at: Date.now(), proof: proof.catch(() => undefined) };
}

/** Returns the evidence for one submission. */
export async function gatheredEvidence(): Promise<Evidence> {
  prepareProofOfWork();
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const proof = await Promise.race([work?.proof, tooLong]);
  work = undefined;
  const isOld = begun !== undefined && Date.now() - begun.at > fastMs;
  return { ...(proof && { proof }), ...(isOld && { form_time: begun?.token }) };
}

async function askChallenge(): Promise<Asked | undefined> {
  try {
    const response = await fetch('/api/enquiries/challenge');
    if (!response.ok) return undefined;
    const asked = (await response.json()) as Asked;
    begun ??= { at: Date.now(), token: asked.form_time };
    return asked;
  } catch {
    return undefined;
  }
}

/** Solves the challenge in a worker, so that typing stays smooth. */
function solve(challenge: Challenge): Promise<string | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./proofOfWorkWorker.ts', import.meta.url), {
      type: 'module',
    });
    const end = (proof?: string) => {
      worker.terminate();
      resolve(proof);
    };
    worker.addEventListener('error', () => end());
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) =>
      end(data ? btoa(JSON.stringify({ challenge, solution: data })) : undefined),
    );
    worker.postMessage(challenge);
  });
}
