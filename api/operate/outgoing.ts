const timeoutMs = 5_000;

/** The answer to a request that changes nothing; undefined where none comes in five seconds. */
export async function request(url: string, init: RequestInit): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(url, { ...init, redirect: 'manual', signal }).catch(() => undefined);
}
