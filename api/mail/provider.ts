import type { SendingOutcome } from '../../db/mail/messageSending';
import { retryLater } from './transport';

const timeoutMs = 10_000;
/** Client errors that pass: a key to be mended, a slow line, a limit. */
const passingErrors = new Set([401, 403, 408, 429]);

export interface Provider {
  url: string;
  key: string;
}

interface Call {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

interface ProviderAnswer {
  /** HTTP status; undefined where none came. */
  status: number | undefined;
  /** The provider's own error code, or the network's; it names no address. */
  code: string;
  retryAfterSeconds: number;
}

/** Calls the e-mail provider. @returns undefined where `stopping` ended the call. */
export async function callProvider(
  { url, key }: Provider,
  { method, path, body, headers }: Call,
  stopping: AbortSignal,
): Promise<ProviderAnswer | undefined> {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'api-key': key,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping]),
    });
    const { status } = response;
    const retryAfterSeconds = Number(response.headers.get('Retry-After'));
    if (!response.ok) return { status, code: await errorCode(response), retryAfterSeconds };
    // It is accepted whatever becomes of the rest of its answer.
    await response.body?.cancel().catch(() => {});
    return { status, code: '', retryAfterSeconds };
  } catch (error) {
    if (stopping.aborted) return undefined;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const code = String(Object(cause).code ?? Object(cause).name ?? 'unknown');
    return { status: undefined, code, retryAfterSeconds: 0 };
  }
}

function isAccepted({ status }: ProviderAnswer): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

/**
 * What the answer means for a row that was tried `attempts` times before.
 * @param alsoPassing further client errors after which it is tried again.
 */
export function outcomeOf(
  answer: ProviderAnswer,
  attempts: number,
  alsoPassing: readonly number[] = [],
): SendingOutcome {
  if (isAccepted(answer)) return { status: 'sent' };
  const { status, code, retryAfterSeconds } = answer;
  if (status === undefined) {
    return retryLater(attempts, `the provider could not be reached (${code})`);
  }
  const reason = `the provider answered ${status}${code && ` ${code}`}`;
  const passes = passingErrors.has(status) || alsoPassing.includes(status);
  if (status >= 400 && status < 500 && !passes) return { status: 'failed', reason };
  return retryLater(attempts, reason, retryAfterSeconds);
}

/** The provider's error code where its answer has one. */
async function errorCode(response: Response): Promise<string> {
  try {
    const { code } = (await response.json()) as { code?: unknown };
    return typeof code === 'string' && !code.includes('@') ? code.slice(0, 100) : '';
  } catch {
    return '';
  }
}
