import { once } from 'node:events';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

interface OldSystem {
  posts: number;
  pictures: number;
  megabytes: number;
  /** Of ids and slugs, so that they are none of a site that has posts already. */
  prefix?: string;
}

/**
 * Writes an export of the old system for measurements: posts with covers and more images in texts,
 * until its table reaches this size.
 */
export async function writeOldSystem(
  folder: string,
  { posts, pictures, megabytes, prefix = '' }: OldSystem,
): Promise<void> {
  mkdirSync(join(folder, 'images'), { recursive: true });
  const picture = await pictureMaker();
  for (let number = 0; number < pictures; number += 1) {
    writeFileSync(join(folder, 'images', `${pictureId(number)}.jpg`), await picture(number));
  }
  const out = createWriteStream(join(folder, 'blogs.json'));
  const length = Math.floor((megabytes * 1e6) / posts) - 500;
  out.write('[');
  for (let number = 0; number < posts; number += 1) {
    const post = {
      ...{
        id: `${prefix}${number}`,
        slug: `${prefix}post-${number}`,
        title: `Post ${number}`,
        author: 'A Writer',
      },
      ...{ excerpt: `About ${number}`, date: '2024-05-06', category: `Category ${number % 8}` },
      image_url: `images/${pictureId(number % pictures)}.jpg`,
      content: text(number, length),
    };
    const isTaken = out.write(`${number > 0 ? ',' : ''}\n${JSON.stringify(post)}`);
    if (!isTaken) await once(out, 'drain');
  }
  out.end(']\n');
  await once(out, 'finish');
}

const pictureId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const [width, height] = [800, 500];
/** Step between images cut from one noise source. */
const steps = 100;

/** Returns a generator of distinct noisy images, like photos. */
async function pictureMaker(): Promise<(number: number) => Promise<Buffer>> {
  const raw = { width: width + steps, height: height + steps, channels: 3 } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const whole = sharp({ create: { ...raw, background: '#000', noise } }).blur(2);
  const pixels = await whole.raw().toBuffer();
  return (number) =>
    sharp(pixels, { raw })
      .extract({ left: number % steps, top: Math.floor(number / steps) % steps, width, height })
      .jpeg({ quality: 75 })
      .toBuffer();
}

function text(number: number, length: number): string {
  let words = '';
  for (let count = 0; words.length < length; count += 1) {
    words += `<h2>Part ${count}</h2>\n<p>What a visitor asks in case <strong>${number}.${count}</strong>, and what <a href="/blog/post-${count}">another post</a> says of it: days, charges and papers.</p>\n<ul><li>one</li><li>two</li></ul>\n`;
  }
  return words;
}
