/**
 * What the server says to a form: taken, and whether the address has to be confirmed, or why not, with
 * a reason for each field that has one. A refusal without a message may have arrived or not.
 */
export type FormAnswer =
  | { accepted: true; confirmation?: boolean }
  | { accepted: false; message?: string; errors?: Readonly<Record<string, string>> };

const patienceMs = 20_000;

/** Posts a form's fields as JSON. */
export async function postForm(path: string, fields: object): Promise<FormAnswer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      // Browsers of before 2022 wait as long as they please.
      signal: AbortSignal.timeout?.(patienceMs),
    });
    // A failure of the server's own says nothing to a visitor.
    if (response.status >= 500) return { accepted: false };
    const answer: unknown = await response.json().catch(() => ({}));
    return { ...Object(answer), accepted: response.ok };
  } catch {
    return { accepted: false };
  }
}
