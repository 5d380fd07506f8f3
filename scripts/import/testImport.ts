import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import type { Network } from '../../api/http/publicFile';
import type { Database } from '../../db/client';
import { draftIds, getDraft } from '../../db/posts/drafts';
import { importTarget } from './importTarget';
import { openSource } from './openSource';
import type { ImportOptions } from './records';
import type { Report } from './report';
import { runImport } from './run';

export const site = 'https://new.example';

export function folderOf(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

export async function bring(
  db: Database,
  path: string,
  options: Partial<ImportOptions> & { apply?: boolean } = {},
  addresses?: string,
  fields?: string,
): Promise<Report> {
  const source = await openSource(path, addresses, fields);
  const { apply = true, ...input } = options;
  if (apply) return runImport(db, source, { site, ...input });
  const target = await importTarget(db.sqlite.name, false);
  const report = await runImport(target.db, source, { site, isTrial: true, ...input });
  expect(target.close(true)).toContain('Nothing was written.');
  return report;
}

export const rows = (db: Database, query: string) =>
  db.sqlite.prepare(query).all() as Record<string, unknown>[];
export const png = (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();
export const lossesOf = ({ losses }: Report) => [...losses.keys()];

/** Fakes the internet, with one image in it. */
export async function networkOf(address: string): Promise<Network> {
  const bytes = await png('green');
  return {
    resolve: async (host) => [host === 'localhost' ? '127.0.0.1' : '93.184.215.14'],
    open: async (url) => {
      const statusCode = url.href === address ? 200 : 404;
      return Object.assign(Readable.from([bytes]), {
        statusCode,
        headers: {},
      }) as unknown as IncomingMessage;
    },
  };
}

function never(): never {
  throw new Error('a draft is gone');
}

/** Returns everything that an export must preserve, as stored. */
export function contentOf(db: Database) {
  return {
    blogs: rows(db, 'SELECT * FROM blogs ORDER BY id'),
    drafts: draftIds(db).map((id) => {
      const { saved_by, created_at, updated_at, ...draft } = getDraft(db, id) ?? never();
      return draft;
    }),
    categories: rows(
      db,
      'SELECT id, name, name_key, description, created_at FROM blog_categories ORDER BY id',
    ),
    redirects: rows(db, 'SELECT path, post_id, source FROM redirects ORDER BY path'),
    media: rows(
      db,
      'SELECT id, extension, width, height, size, name, alt, focus_x, focus_y, is_kept FROM media ORDER BY id',
    ),
    images: rows(db, 'SELECT id, mime_type, hex(bytes) AS bytes FROM images ORDER BY id'),
    facts: rows(db, 'SELECT * FROM facts ORDER BY key'),
    values: rows(db, 'SELECT * FROM fact_values ORDER BY id'),
  };
}

/** A typical export: a live post, a draft of blocks, an image, and a post nested too deeply. */
export const wordpress = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="x" xmlns:excerpt="y" xmlns:dc="z"><channel>
<title>Old</title><link>https://old.example</link><wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login>jo</wp:author_login><wp:author_display_name><![CDATA[Jo Doe]]></wp:author_display_name></wp:author>
<wp:category><wp:category_nicename>news</wp:category_nicename><wp:cat_name><![CDATA[News & Views]]></wp:cat_name></wp:category>
<item><title>A ship &amp; a plan</title><link>https://old.example/2024/05/a-ship/</link><dc:creator>jo</dc:creator>
<content:encoded><![CDATA[First line
second line.

[caption id="attachment_7" width="40" caption="At sea"]<a href="https://old.example/wp-content/uploads/2024/05/ship.png"><img src="https://old.example/wp-content/uploads/2024/05/ship-300x200.png" alt="A ship" onclick="x()"></a>[/caption]

https://www.youtube.com/watch?v=dQw4w9WgXcQ

See <a href="https://old.example/?p=13">the other</a>. <script>alert(1)</script>

[gallery ids="7"]
<img src="http://localhost/private.png"><img src="http://cdn.example/far.png" alt="Far">
<ul><li>a
<ul><li>b</li></ul>
</li></ul>]]></content:encoded>
<excerpt:encoded></excerpt:encoded><wp:post_id>12</wp:post_id><wp:post_date>2024-05-03 10:00:00</wp:post_date>
<wp:post_date_gmt>2024-05-03 00:00:00</wp:post_date_gmt><wp:post_modified_gmt>2024-05-04 00:00:00</wp:post_modified_gmt>
<wp:post_name>a-ship</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="news"><![CDATA[news & views]]></category><category domain="post_tag" nicename="t"><![CDATA[T]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_yoast_wpseo_title</wp:meta_key><wp:meta_value>Ships %%sep%% %%sitename%%</wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>Nice</wp:comment_content></wp:comment></item>
<item><title>Blocks</title><link>https://old.example/2024/06/blocks/</link><dc:creator>jo</dc:creator>
<content:encoded><![CDATA[<!-- wp:paragraph {"align":"center"} -->
<p>Kept as it is</p>
<!-- /wp:paragraph -->
<!-- wp:block {"ref":14} /-->
<!-- wp:latest-posts {"postsToShow":3} /-->[contact-form id="3"]]]></content:encoded><wp:post_id>13</wp:post_id><wp:post_date>2024-06-01 10:00:00</wp:post_date>
<wp:post_name>blocks</wp:post_name><wp:status>draft</wp:status><wp:post_type>post</wp:post_type></item>
<item><title>Note</title><content:encoded><![CDATA[<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph -->]]></content:encoded><wp:post_id>14</wp:post_id><wp:post_type>wp_block</wp:post_type></item>
<item><title>ship</title><wp:post_id>7</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://old.example/wp-content/uploads/2024/05/ship.png</wp:attachment_url>
<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Ship words</wp:meta_value></wp:postmeta></item>
<item><title>Deep</title><content:encoded><![CDATA[${'<div>'.repeat(300)}]]></content:encoded><wp:post_id>15</wp:post_id><wp:post_name>deep</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
</channel></rss>`;
