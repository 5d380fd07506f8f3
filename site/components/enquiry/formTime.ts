/** Younger forms omit their time: the server would take them for a program's. */
const fastMs = 4000;

let begunAt = 0;
let token: string | undefined;

/** Asks the server once for a signed time, as the visitor begins to type. */
export async function beginForm(): Promise<void> {
  if (begunAt > 0) return;
  begunAt = Date.now();
  try {
    const response = await fetch('/api/enquiries/form-time');
    if (response.ok) token = ((await response.json()) as { form_time: string }).form_time;
  } catch {
    // Forms are accepted without it.
  }
}

/** Returns the signed time of a form that is old enough to send it. */
export const formTime = (): { form_time?: string } =>
  token !== undefined && Date.now() - begunAt > fastMs ? { form_time: token } : {};
