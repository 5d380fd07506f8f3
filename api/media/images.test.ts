import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture, imageMessages } from './images';

/** Builds a small file that decodes slowly: it repeats one progressive scan many times. */
async function scanBomb(side: number, scans: number): Promise<Buffer> {
  const flat = sharp({ create: { width: side, height: side, channels: 3, background: '#2F6B4F' } });
  const jpeg = await flat.jpeg({ progressive: true }).toBuffer();
  const start = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const end = jpeg.length - 2;
  const scan = Buffer.from(jpeg.subarray(start, end));
  // A refinement scan made complete, so that it may be repeated.
  scan[1 + scan.readUInt16BE(2)] = 0;
  const repeated = Array.from({ length: scans }, () => scan);
  return Buffer.concat([jpeg.subarray(0, end), ...repeated, jpeg.subarray(end)]);
}

function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2F6B4F' } })
    .jpeg()
    .toBuffer();
}

/** Returns the id of the decoder that this process has started. */
function decoderProcess(): string | undefined {
  return readdirSync('/proc').find((id) => {
    try {
      const [command, stat] = ['cmdline', 'stat'].map((name) =>
        readFileSync(`/proc/${id}/${name}`, 'utf8'),
      );
      return command?.includes('imageDecoder') && stat?.includes(` ${process.pid} `);
    } catch {
      return false;
    }
  });
}

describe('a picture that takes too much', () => {
  it('of time is given up, and others are read meanwhile', { tags: ['slow'] }, async () => {
    const bomb = await scanBomb(3000, 4000);
    expect(bomb.length).toBeLessThan(3_000_000);
    const ends: string[] = [];
    // Of the processor: enough for a photo, and far too little for the scans.
    const limits = { milliseconds: 2000, megabytes: 1000 };
    const bombed = encodePicture([bomb], undefined, limits).catch((error: unknown) => {
      ends.push('bomb');
      return error;
    });
    await encodePicture([await photo(300, 200)]);
    ends.push('photo');
    expect(await bombed).toMatchObject({ status: 422, message: imageMessages.time });
    expect(ends).toEqual(['photo', 'bomb']);
  });

  it('of time counts its own work, not that of a busy machine', async () => {
    const limits = { milliseconds: 1500, megabytes: 1000 };
    const read = encodePicture([await photo(300, 200)], undefined, limits);
    const began = performance.now();
    await expect.poll(decoderProcess).toBeDefined();
    const decoder = Number(decoderProcess());
    process.kill(decoder, 'SIGSTOP');
    await expect.poll(() => performance.now() - began, { timeout: 5000 }).toBeGreaterThan(1700);
    process.kill(decoder, 'SIGCONT');
    await expect(read).resolves.toMatchObject({ width: 300 });
  });

  it('of memory is given up', async () => {
    const picture = await photo(3000, 3000);
    const limits = { milliseconds: 20_000, megabytes: 20 };
    const refused = encodePicture([picture], undefined, limits);
    await expect(refused).rejects.toMatchObject({ status: 422, message: imageMessages.memory });
  });
});
