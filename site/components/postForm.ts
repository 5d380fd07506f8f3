import type { MadeBooking } from '../../shared/bookings';

/**
 * The server's response to a form: accepted, and whether the address has to be confirmed; or
 * refused, with messages by field. Without a message, the request may or may not have arrived.
 */
export type FormResponse =
  | { accepted: true; confirmation?: boolean; booking?: MadeBooking }
  | { accepted: false; message?: string; errors?: Readonly<Record<string, string>> };

const patienceMs = 20_000;
/** How long to try again while the server refuses saves because it is being updated. */
const updateMs = 60_000;

/** Posts a form's fields as JSON. */
export async function postForm(path: string, fields: object): Promise<FormResponse> {
  const began = Date.now();
  for (;;) {
    const { retrySeconds = 0, ...response } = await post(path, fields);
    if (retrySeconds === 0 || Date.now() - began > updateMs) return response;
    await new Promise((resolve) => setTimeout(resolve, retrySeconds * 1000));
  }
}

/** @returns also after how many seconds to try again, if at all. */
async function post(
  path: string,
  fields: object,
): Promise<FormResponse & { retrySeconds?: number }> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      // Browsers from before 2022 have no time limit.
      signal: AbortSignal.timeout?.(patienceMs),
    });
    const body: unknown = await response.json().catch(() => ({}));
    // Internal server errors have no message for visitors.
    if (response.status < 500) return { ...Object(body), accepted: response.ok };
    // Ours alone: a proxy's `Retry-After` may be an hour, or a date.
    return { accepted: false, retrySeconds: Number(Object(body).retry_after ?? 0) };
  } catch {
    return { accepted: false };
  }
}
