import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Hono } from 'hono';
import { StoredResponse } from './storedResponse';

export const assetTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves the built files in `folder`. They are read at startup, so no request touches paths on
 * disk, and a build during operation changes nothing.
 */
export function assetRoutes(folder: string) {
  const responses = new Map<string, StoredResponse>(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && extname(entry.name) in assetTypes)
      // Server-only build output, e.g. `.vite/manifest.json`.
      .filter((entry) => !relative(folder, entry.parentPath).startsWith('.'))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const name = relative(folder, file).split(sep).join('/');
        return [`/${name}`, readAsset(file, name)] as const;
      }),
  );
  return new Hono().get('*', async (c, next) => responses.get(c.req.path)?.respond(c) ?? next());
}

function readAsset(file: string, name: string): StoredResponse {
  const br = readIfThere(`${file}.br`);
  const gzip = readIfThere(`${file}.gz`);
  return new StoredResponse(200, readFileSync(file), assetHeaders(name), {
    ...(br && { br }),
    ...(gzip && { gzip }),
  });
}

/** @param name the file's path in its folder. */
export function assetHeaders(name: string) {
  const isHashed = name.startsWith('assets/');
  return {
    'Content-Type': assetTypes[extname(name)] ?? 'application/octet-stream',
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
  };
}

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
