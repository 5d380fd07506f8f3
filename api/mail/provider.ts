import type { SendingOutcome } from '../../db/mail/messageSending';
import { retryLater } from './transport';

const timeoutMs = 10_000;
const largeTimeoutMs = 60_000;
/** Temporary client errors: an invalid key, a timeout, a rate limit. */
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
  /** It has files with it, and takes longer. */
  isLarge?: boolean;
}

interface ProviderResponse {
  /** HTTP status; undefined without a response. */
  status: number | undefined;
  /** The provider's or network's error code; contains no address. */
  code: string;
  retryAfterSeconds: number;
}

/** Calls the e-mail provider. @returns undefined if `stopping` aborted the call. */
export async function callProvider(
  { url, key }: Provider,
  { method, path, body, headers, isLarge = false }: Call,
  stopping: AbortSignal,
): Promise<ProviderResponse | undefined> {
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
      signal: AbortSignal.any([
        AbortSignal.timeout(isLarge ? largeTimeoutMs : timeoutMs),
        stopping,
      ]),
    });
    const { status } = response;
    const retryAfterSeconds = Number(response.headers.get('Retry-After'));
    if (!response.ok) return { status, code: await errorCode(response), retryAfterSeconds };
    // Accepted, whatever happens to the rest of the response.
    await response.body?.cancel().catch(() => {});
    return { status, code: '', retryAfterSeconds };
  } catch (error) {
    if (stopping.aborted) return undefined;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const code = String(Object(cause).code ?? Object(cause).name ?? 'unknown');
    return { status: undefined, code, retryAfterSeconds: 0 };
  }
}

function isAccepted({ status }: ProviderResponse): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

/**
 * Maps the response to the result of attempt `attempts` + 1.
 * @param alsoPassing further client errors to retry.
 */
export function providerOutcome(
  response: ProviderResponse,
  attempts: number,
  alsoPassing: readonly number[] = [],
): SendingOutcome {
  if (isAccepted(response)) return { status: 'sent' };
  const { status, code, retryAfterSeconds } = response;
  if (status === undefined) {
    return retryLater(attempts, `the provider could not be reached (${code})`);
  }
  const reason = `the provider responded ${status}${code && ` ${code}`}`;
  const passes = passingErrors.has(status) || alsoPassing.includes(status);
  if (status >= 400 && status < 500 && !passes) return { status: 'failed', reason };
  return retryLater(attempts, reason, retryAfterSeconds);
}

/** Returns the provider's error code, if its response has one. */
async function errorCode(response: Response): Promise<string> {
  try {
    const { code } = (await response.json()) as { code?: unknown };
    return typeof code === 'string' && !code.includes('@') ? code.slice(0, 100) : '';
  } catch {
    return '';
  }
}
