import { deflateSync } from 'node:zlib';

/** Writes a PDF of some pages that browsers show. @param isPacked its pages are in a stream. */
export function testPdf(pages = 1, { isPacked = false, filler = '' } = {}): Buffer {
  const parts: string[] = ['%PDF-1.5\n'];
  const offsets: number[] = [];
  const length = () => Buffer.byteLength(parts.join(''), 'latin1');
  const add = (number: number, body: string) => {
    offsets[number] = length();
    parts.push(`${number} 0 obj\n${body}\nendobj\n`);
  };
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>';
  add(1, '<< /Type /Catalog /Pages 2 0 R >>');
  add(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`);
  if (isPacked) {
    const objects = Array.from({ length: pages }, () => page).join(' ');
    const packed = deflateSync(Buffer.from(objects)).toString('latin1');
    add(
      3,
      `<< /Type /ObjStm /N ${pages} /First 0 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`,
    );
  } else for (let index = 0; index < pages; index += 1) add(index + 3, page);
  if (filler) add(offsets.length, `<< /Length ${filler.length} >>\nstream\n${filler}\nendstream`);
  const at = length();
  const entries = offsets.map((offset) => `${String(offset ?? 0).padStart(10, '0')} 00000 n \n`);
  parts.push(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${entries.slice(1).join('')}`);
  parts.push(`trailer\n<< /Size ${offsets.length} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`);
  return Buffer.from(parts.join(''), 'latin1');
}
