import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Renders the bitmap icons from `favicon.svg`.
 * @param folder that contains it. @param ground background colour where systems crop corners.
 */
export async function drawIcons(folder: string, ground: string): Promise<void> {
  const drawing = (size: number) =>
    sharp(join(folder, 'favicon.svg'), { density: (72 * size) / 48 }).resize(size, size);

  /** @param share of the canvas that the drawing covers. */
  async function drawFull(file: string, size: number, share: number): Promise<void> {
    const inner = Math.round(size * share);
    const rest = size - inner;
    const [before, after] = [Math.floor(rest / 2), Math.ceil(rest / 2)];
    await drawing(inner)
      .flatten({ background: ground })
      .extend({ top: before, bottom: after, left: before, right: after, background: ground })
      .png({ palette: true })
      .toFile(join(folder, file));
  }

  for (const size of [192, 512]) {
    await drawing(size)
      .png({ palette: true })
      .toFile(join(folder, `icon-${size}.png`));
  }
  await drawFull('apple-touch-icon.png', 180, 1);
  // The safe zone of a mask is a circle of 80 %.
  await drawFull('icon-maskable-512.png', 512, 0.8);

  // For programs that request /favicon.ico: a PNG wrapped as
  // https://learn.microsoft.com/windows/win32/menurc/newheader, with one directory entry.
  const small = await drawing(32).png().toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([32, 32], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(small.length, 14);
  header.writeUInt32LE(header.length, 18);
  await writeFile(join(folder, 'favicon.ico'), Buffer.concat([header, small]));
}
