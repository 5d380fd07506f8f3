import type { Challenge, Solution } from 'altcha-lib/types';

/** What shows the server that a person may be at work; a form without it is taken too. */
export interface Evidence {
  /** When the visitor began to type, signed by the server. */
  form_time?: string;
  /** base64 of the JSON `{challenge, solution}`; each is good for one sending. */
  proof?: string;
}

/** What `GET /api/enquiries/challenge` answers. */
interface Asked {
  form_time: string;
  challenge: Challenge;
}

/** A form that is younger says nothing of its time: the server would take it for a program's. */
const fastMs = 4000;
/** A proof is good for a day; one that may run out on its way is not used. */
const goodForMs = 20 * 60 * 60 * 1000;
/** What sending waits for a proof that isn't done yet. */
const patienceMs = 1500;

let begun: { at: number; token: string } | undefined;
let work: { at: number; proof: Promise<string | undefined> } | undefined;

/** Asks for a challenge and works on it beside the visitor's typing, unless that is done already. */
export function prepareProofOfWork(): void {
  if (work && Date.now() - work.at < goodForMs) return;
  const asked = askChallenge();
  const proof = asked.then((answer) => answer && solve(answer.challenge));
  // A browser without such workers sends its form without a proof.
  work = { at: Date.now(), proof: proof.catch(() => undefined) };
}

/** What there is to show for one sending. */
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

/** Works in a thread of its own, so that typing stays smooth. */
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
