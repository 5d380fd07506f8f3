import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { turns } from '../turns';

const inflated = promisify(inflate);
/** Of what compressed parts may become, against decompression bombs. */
const maxPartBytes = 4 * 1024 * 1024;
const maxParts = 2000;

const header = /^%PDF-[12]\.\d/;
/** Where a PDF ends, besides spaces. */
const tailBytes = 2048;
/** What browsers would take for a page or drawing, if they didn't believe its type. */
const markup = /<(?:!doctype|html|head|script|svg|body|iframe)\b/i;

/** Tells whether bytes are a PDF and nothing else: no page, drawing or archive that begins like one. */
export function isPdf(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 1024);
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - tailBytes));
  const isWhole = /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail);
  return header.test(head) && !markup.test(head) && isWhole && !isArchive(bytes);
}

/** A zip is read from its end: one can stand behind anything. */
function isArchive(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  // The last field of the record is the length of what follows it.
  return end >= 0 && end + 22 <= bytes.length
    ? end + 22 + bytes.readUInt16LE(end + 20) === bytes.length
    : false;
}

/** A page of the tree, and not the tree itself (`/Type /Pages`). */
const page = /\/Type\s*\/Page(?![a-zA-Z])/g;
/** What a stream of objects says before its bytes: at most so much is read. */
const objectStream = /\/Type\s*\/ObjStm[^>]{0,300}>>\s*stream\r?\n/g;

/** Counts a PDF's pages; 0 if it hides them. */
export async function countPages(bytes: Buffer): Promise<number> {
  const text = bytes.toString('latin1');
  const turn = turns();
  let count = text.match(page)?.length ?? 0;
  let parts = 0;
  for (const { index, 0: begin } of text.matchAll(objectStream)) {
    parts += 1;
    if (parts > maxParts) return 0;
    const from = index + begin.length;
    const to = text.indexOf('endstream', from);
    if (to < 0) break;
    const part = await inflated(bytes.subarray(from, to), {
      maxOutputLength: maxPartBytes,
      // A line break may stand before `endstream`.
      finishFlush: 2,
    }).catch(() => undefined);
    count += part?.toString('latin1').match(page)?.length ?? 0;
    await turn();
  }
  return count;
}
