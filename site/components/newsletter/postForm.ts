/** What the server says to a form: taken, or why not, with a reason for each field that has one. */
export type FormAnswer =
  | { accepted: true }
  | { accepted: false; message?: string; errors?: Readonly<Record<string, string>> };

/** Posts a form's fields as JSON. A server that can't be reached is an answer without a message. */
export async function postForm(path: string, fields: FormData): Promise<FormAnswer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(fields)),
    });
    if (response.ok) return { accepted: true };
    return { ...((await response.json()) as object), accepted: false };
  } catch {
    return { accepted: false };
  }
}
