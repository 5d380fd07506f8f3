/**
 * The server's response to a form: accepted, and whether the address has to be confirmed; or
 * refused, with messages by field. Without a message, the request may or may not have arrived.
 */
export type FormResponse =
  | { accepted: true; confirmation?: boolean }
  | { accepted: false; message?: string; errors?: Readonly<Record<string, string>> };

const patienceMs = 20_000;

/** Posts a form's fields as JSON. */
export async function postForm(path: string, fields: object): Promise<FormResponse> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      // Browsers from before 2022 have no time limit.
      signal: AbortSignal.timeout?.(patienceMs),
    });
    // Internal server errors have no message for visitors.
    if (response.status >= 500) return { accepted: false };
    const body: unknown = await response.json().catch(() => ({}));
    return { ...Object(body), accepted: response.ok };
  } catch {
    return { accepted: false };
  }
}
