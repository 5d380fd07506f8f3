/**
 * What the server says to a form: taken, and whether the address has to be confirmed, or why not, with
 * a reason for each field that has one.
 */
export type FormAnswer =
  | { accepted: true; confirmation?: boolean }
  | { accepted: false; message?: string; errors?: Readonly<Record<string, string>> };

/** Posts a form's fields as JSON. A server that can't be reached is an answer without a message. */
export async function postForm(path: string, fields: FormData): Promise<FormAnswer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(fields)),
    });
    const answer = (await response.json()) as object;
    return { ...answer, accepted: response.ok };
  } catch {
    return { accepted: false };
  }
}
