import { randomUUID } from 'node:crypto';

const start = /data:image\/[a-z]+;base64,/gi;

/**
 * Takes inline image data out of a text, so that later steps don't process megabytes that aren't
 * HTML.
 * @returns the HTML with a placeholder of letters and digits for each, and `putBack` for the
 *   resulting HTML. Data is base64, so it is as harmless there as its placeholder; `strayBytes`
 *   counts data outside image addresses.
 */
export function extractInlineImages(html: string) {
  const bodies: string[] = [];
  const mark = `picture${randomUUID().replaceAll('-', '')}x`;
  let withMarks = '';
  let done = 0;
  for (const { index, 0: address } of html.matchAll(start)) {
    const from = index + address.length;
    const to = endOfBase64(html, from);
    withMarks += `${html.slice(done, from)}${mark}${bodies.push(html.slice(from, to)) - 1}=`;
    done = to;
  }
  withMarks += html.slice(done);
  const marks = new RegExp(`( src="data:image/[a-z]+;base64,)?${mark}(\\d+)=`, 'g');

  function putBack(later: string): { html: string; strayBytes: number } {
    let strayBytes = 0;
    const whole = later.replace(marks, (_, address: string | undefined, index: string) => {
      const body = bodies[Number(index)] ?? '';
      if (address === undefined) strayBytes += body.length;
      return (address ?? '') + body;
    });
    return { html: whole, strayBytes };
  }
  return { html: withMarks, putBack };
}

/** Scans by hand: regular expressions fail on megabytes. */
function endOfBase64(text: string, from: number): number {
  let end = from;
  while (end < text.length && isBase64[text.charCodeAt(end)]) end += 1;
  return end;
}

const isBase64 = Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9+/=]/.test(String.fromCharCode(code)),
);
