import { escapeHtml } from '../posts/html/tree';

/** The player for a video's address on YouTube or Vimeo; undefined for any other address. */
export function playerOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const host = url.hostname.replace(/^(www|m|player)\./, '');
  const parts = url.pathname.split('/').filter(Boolean);
  if (host === 'vimeo.com') {
    const id = parts.find((part) => /^\d{5,12}$/.test(part));
    return id && `https://player.vimeo.com/video/${id}`;
  }
  if (!['youtube.com', 'youtu.be', 'youtube-nocookie.com'].includes(host)) return undefined;
  const isShort = host === 'youtu.be';
  const id = isShort ? parts[0] : (url.searchParams.get('v') ?? parts[1]);
  return id && /^[\w-]{6,20}$/.test(id) ? `https://www.youtube.com/embed/${id}` : undefined;
}

/** An address that stood for what it leads to: a video as its player, all else as a link. */
export function embedHtml(address: string): string {
  const player = playerOf(address.trim());
  const safe = escapeHtml(player ?? address.trim());
  return player
    ? `<p><iframe src="${safe}" width="560" height="315" title="Video" frameborder="0" allowfullscreen="true"></iframe></p>`
    : `<p><a href="${safe}">${safe}</a></p>`;
}
