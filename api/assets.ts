import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Hono } from 'hono';
import { StoredAnswer } from './contentCache';

const types: Record<string, string> = {
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
 * Serves the built files below `folder` from memory, each read at its first request. Only files
 * that were there at the start are served, so no request names a path on the disk.
 */
export function assetRoutes(folder: string) {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && extname(entry.name) in types)
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  const answers = new Map<string, StoredAnswer>();

  function read(name: string): StoredAnswer {
    const isHashed = name.startsWith('assets/');
    const form = (ending: string) => {
      try {
        return readFileSync(join(folder, `${name}.${ending}`));
      } catch {
        return undefined;
      }
    };
    const [br, gzip] = [form('br'), form('gz')];
    return new StoredAnswer(
      200,
      readFileSync(join(folder, name)),
      {
        'Content-Type': types[extname(name)] ?? 'application/octet-stream',
        'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        'X-Content-Type-Options': 'nosniff',
      },
      { ...(br && { br }), ...(gzip && { gzip }) },
    );
  }

  return new Hono().get('*', async (c, next) => {
    const name = c.req.path.slice(1);
    if (!files.has(name) || name.startsWith('.')) return next();
    const answer = answers.get(name) ?? read(name);
    answers.set(name, answer);
    return answer.answer(c);
  });
}
