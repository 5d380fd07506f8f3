import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface Stored {
  body: Buffer;
  headers: Record<string, string>;
}

/** A small S3 with one bucket on loopback, until the test ends. Refuses bodies whose sum is wrong. */
export async function testBucket() {
  const objects = new Map<string, Stored>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
    const reply = (status: number, body: string | Buffer = '', headers = {}) =>
      response
        .writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
        .end(request.method === 'HEAD' ? undefined : body);
    if (!/^AWS4-HMAC-SHA256 Credential=key-id\//.test(request.headers.authorization ?? '')) {
      return reply(403, '<Error><Code>AccessDenied</Code><Message>no such key</Message></Error>');
    }
    const stored = objects.get(key);
    switch (request.method) {
      case 'PUT': {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const body = Buffer.concat(chunks);
        const sum = createHash('sha256').update(body).digest('base64');
        if (request.headers['x-amz-checksum-sha256'] !== sum) {
          return reply(400, '<Error><Code>BadDigest</Code><Message>wrong sum</Message></Error>');
        }
        const kept = Object.entries(request.headers).filter(([name]) =>
          /^x-amz-(meta-|checksum-sha256)/.test(name),
        );
        objects.set(key, { body, headers: Object.fromEntries(kept) as Record<string, string> });
        return reply(200);
      }
      case 'DELETE':
        objects.delete(key);
        return reply(204);
      case 'HEAD':
      case 'GET': {
        if (key === '') return reply(200, listing(objects, searchParams.get('prefix') ?? ''));
        if (!stored) return reply(404, '<Error><Code>NoSuchKey</Code></Error>');
        return response
          .writeHead(200, { ...stored.headers, 'Content-Length': stored.body.length })
          .end(request.method === 'HEAD' ? undefined : stored.body);
      }
      default:
        return reply(405);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const variables = {
    BACKUP_URL: 's3://office/wattlepath',
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    BACKUP_S3_KEY_ID: 'key-id',
    BACKUP_S3_SECRET: 'secret',
  };
  return { objects, variables };
}

function listing(objects: ReadonlyMap<string, Stored>, prefix: string): string {
  const contents = [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, { body }]) => `<Contents><Key>${key}</Key><Size>${body.length}</Size></Contents>`);
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
}
