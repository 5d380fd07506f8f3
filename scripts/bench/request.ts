import { once } from 'node:events';
import { type Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request for node:http. */
export interface Asked {
  path: string;
  method?: string;
  headers: OutgoingHttpHeaders;
  body?: string;
}

/** Returns a 2xx response's body, still compressed. @throws for any other status. */
export async function asked({ path, body, ...options }: Asked, url: string, agent?: Agent) {
  const sent = request(url + path, { ...options, agent }).end(body);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response?.statusCode?.toString().startsWith('2')) {
    throw new Error(`${path} responded with ${response?.statusCode}`);
  }
  return buffer(response);
}
