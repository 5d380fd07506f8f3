/** Younger forms omit their time: the server would take them for a program's. */
const fastMs = 4000;

let begun: { at: number; token: string | undefined } | undefined;

/** Asks the server once for a signed time, as the visitor begins to type. */
export async function beginForm(): Promise<void> {
  if (begun) return;
  const form = { at: Date.now(), token: undefined as string | undefined };
  begun = form;
  try {
    const response = await fetch('/api/enquiries/form-time');
    if (!response.ok) return;
    form.token = ((await response.json()) as { form_time: string }).form_time;
  } catch {
    // Forms are accepted without it.
  }
}

/** Returns the signed time of a form that is old enough to send it. */
export function formTime(): { form_time?: string } {
  const isOld = begun?.token !== undefined && Date.now() - begun.at > fastMs;
  return isOld ? { form_time: begun?.token } : {};
}
