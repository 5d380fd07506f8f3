const mail = /^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i;
const web = /^(https?:\/\/|www\.)[^\s<>"]*[^\s<>"]\.[^\s<>"]+$/i;
const local = /^https?:\/\/localhost\b\S*$/i;

/** Where a link leads whose text is an address as people type it; nothing for any other text. */
export function typedAddress(text: string): string | undefined {
  if (mail.test(text)) return `mailto:${text}`;
  if (!web.test(text) && !local.test(text)) return;
  return /^www\./i.test(text) ? `https://${text}` : text;
}
