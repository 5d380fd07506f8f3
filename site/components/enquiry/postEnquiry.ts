/** What the server says to an enquiry. */
export type EnquiryAnswer =
  | { accepted: true }
  | { accepted: false; message?: string; errors?: Readonly<Record<string, string>> };

const patienceMs = 20_000;

/** Posts an enquiry as JSON. A refusal without a message may have arrived or not. */
export async function postEnquiry(content: object): Promise<EnquiryAnswer> {
  try {
    const response = await fetch('/api/enquiries', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(content),
      // Browsers of before 2022 wait as long as they please.
      signal: AbortSignal.timeout?.(patienceMs),
    });
    if (response.ok) return { accepted: true };
    // A failure of the server's own says nothing to a visitor.
    if (response.status >= 500) return { accepted: false };
    return { ...(await bodyOf(response)), accepted: false };
  } catch {
    return { accepted: false };
  }
}

async function bodyOf(response: Response): Promise<object> {
  try {
    return Object(await response.json());
  } catch {
    return {};
  }
}
