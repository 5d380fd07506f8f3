// Decodes pictures one by one in a separate process, which pictureProcess.ts starts and ends. Plain
// JavaScript, so that it runs alike from the source and beside the built server.
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

/**
 * @typedef {import('./imageProcess').ImageTask} PictureTask
 * @typedef {import('./imageProcess').ImageResult} PictureResult
 */

// The server decides when it ends: a signal to the whole group lets an upload finish.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// Not `exit`, which waits for a running decoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
try {
  // Where memory runs out, Linux ends this process and not the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // No Linux: the limit of pixels stands alone.
}
sharp.cache(false);
sharp.concurrency(1);

/**
 * The picture itself: all of what was sent, or the field `file` of a multipart body.
 * @param {PictureTask} task
 * @returns {Promise<{ bytes: Buffer, name: string } | undefined>}
 */
async function readPicture({ sent, contentType }) {
  if (contentType === undefined) return { bytes: Buffer.from(sent), name: '' };
  const headers = { 'Content-Type': contentType };
  const form = await new Response(sent, { headers }).formData().catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof File)) return undefined;
  return { bytes: Buffer.from(await file.arrayBuffer()), name: file.name.slice(0, 200) };
}

/**
 * The kind of picture that the first bytes say, whatever the file's name or header claims.
 * @param {Buffer} bytes
 * @returns {import('./imageProcess').ImageKind | undefined}
 */
function sniffKind(bytes) {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return 'gif';
  const riff = bytes.toString('latin1', 0, 12);
  return riff.startsWith('RIFF') && riff.endsWith('WEBP') ? 'webp' : undefined;
}

/**
 * @param {PictureTask} task
 * @returns {Promise<PictureResult>}
 */
async function encodePicture(task) {
  const { maxBytes, maxPixels, maxSide, widths, isQuick } = task;
  const { bytes, name } = (await readPicture(task)) ?? { bytes: Buffer.alloc(0), name: '' };
  if (!bytes.length) return { problem: 'none' };
  if (bytes.length > maxBytes) return { problem: 'size' };
  const kind = sniffKind(bytes);
  if (!kind) return { problem: 'type' };
  /** @param {boolean} animated */
  const decode = (animated) =>
    sharp(bytes, { animated, limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
  const { width = 0, height = 0, pages = 1 } = await decode(true).metadata();
  if (width * height > maxPixels) return { problem: 'pixels' };
  const isAnimated = pages > 1 && (kind === 'gif' || kind === 'webp');
  const fitted = decode(isAnimated)
    .autoOrient()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
  const full = isAnimated
    ? await encode(fitted, kind).toBuffer({ resolveWithObject: true })
    : await fitted.raw().toBuffer({ resolveWithObject: true });
  const { info } = full;
  // Decoded once, whatever is made of it.
  const still = () => sharp(full.data, { raw: info });
  const stored = isAnimated ? full.data : await encode(still(), kind).toBuffer();
  const variants = [];
  // One after the other: memory counts for more here than time.
  for (const [index, width] of isAnimated ? [] : widths.entries()) {
    // The first that is not smaller than the picture is in the picture's own size.
    if ((widths[index - 1] ?? 0) >= info.width) break;
    const resized = () => still().resize({ width, withoutEnlargement: true });
    const webp = await resized()
      .webp({ quality: 78, effort: isQuick ? 2 : 4 })
      .toBuffer();
    variants.push(formOf(width, 'webp', webp));
    if (isQuick || width >= info.width) continue;
    const avif = await resized().avif(avifOptions).toBuffer();
    if (avif.length < webp.length) variants.push(formOf(width, 'avif', avif));
  }
  if (!isAnimated && !isQuick) {
    const avif = await still().avif(avifOptions).toBuffer();
    if (avif.length < stored.length) variants.push(formOf(info.width, 'avif', avif));
  }
  return {
    kind,
    name,
    width: info.width,
    height: info.pageHeight ?? info.height,
    bytes: stored,
    variants,
  };
}

/**
 * The least effort: of a 2560 x 1707 photo all five forms take 1.0 s of one core and are a quarter
 * smaller than WebP; effort 4 takes ten times as long for a tenth less.
 */
const avifOptions = { quality: 55, effort: 0 };

/**
 * @param {number} width
 * @param {'webp' | 'avif'} format
 * @param {Buffer} bytes
 */
const formOf = (width, format, bytes) => ({ width, format, bytes });

/**
 * @param {import('sharp').Sharp} picture
 * @param {import('./imageProcess').ImageKind} kind
 */
function encode(picture, kind) {
  if (kind === 'jpeg') return picture.jpeg({ quality: 82, progressive: true });
  if (kind === 'png') return picture.png({ compressionLevel: 9 });
  if (kind === 'gif') return picture.gif();
  return picture.webp({ quality: 82 });
}

process.on('message', async (/** @type {PictureTask} */ task) => {
  /** @type {PictureResult} */
  let result;
  try {
    if (task.isPatient) setPriority(constants.priority.PRIORITY_LOW);
    result = await encodePicture(task);
  } catch (error) {
    const isBomb = error instanceof Error && /pixel limit/.test(error.message);
    result = { problem: isBomb ? 'pixels' : 'unreadable' };
  }
  process.send?.(result);
});
