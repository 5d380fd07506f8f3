import { elementHtml, selectedElement } from '../commands/rawPiece';
import type { EditorDialog } from './EditorDialog';

const invalid = 'Invalid video URL. Please check the URL and try again.';

export const videoDialog: EditorDialog = {
  title: 'Video',
  fields: [
    {
      name: 'address',
      label: 'Video URL or iframe code',
      isRequired: true,
      helperText: 'From YouTube, Vimeo, Facebook or any other https address.',
    },
    { name: 'title', label: 'What the video shows' },
  ],
  read(editor) {
    const frame = selectedElement(editor, 'iframe');
    return {
      address: frame?.getAttribute('src') ?? '',
      title: frame?.getAttribute('title') ?? '',
    };
  },
  apply(editor, { address = '', title }) {
    const src = videoAddress(address);
    if (!src) {
      window.alert(invalid);
      return invalid;
    }
    const html = elementHtml('iframe', {
      src,
      width: '560',
      height: '315',
      title: title || 'Video',
      frameborder: '0',
      allow: 'encrypted-media; fullscreen; picture-in-picture',
      allowfullscreen: 'true',
    });
    const frame = { type: 'rawInline', attrs: { html } };
    const isSelected = selectedElement(editor, 'iframe');
    editor.commands.insertContent(isSelected ? frame : { type: 'paragraph', content: [frame] });
  },
  isPressed: (editor) => Boolean(selectedElement(editor, 'iframe')),
};

/**
 * Returns the address to embed for a video's URL or frame code: a known site's player, or the https
 * URL itself.
 */
export function videoAddress(text: string): string | undefined {
  const code = /<iframe[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(text)?.[1];
  const address = (code ?? text).trim().replace(/&amp;/g, '&').replace(/^\/\//, 'https://');
  if (/\s/.test(address) || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return;
  const url = new URL(address);
  if (!/\.[a-z]{2,}$/i.test(url.hostname)) return;
  const position = url.hostname.replace(/^(www|m|web)\./, '') + url.pathname + url.search;
  if (position.startsWith('facebook.com/plugins/')) return `https://www.${position}`;
  if (/^(facebook\.com|fb\.watch)\//.test(position)) {
    const video = encodeURIComponent(url.href);
    return `https://www.facebook.com/plugins/video.php?href=${video}&show_text=false&width=560`;
  }
  const [, video, hash = url.searchParams.get('h')] = vimeo.exec(position) ?? [];
  if (video) return `https://player.vimeo.com/video/${video}${hash ? `?h=${hash}` : ''}`;
  const watched = youtube.exec(position);
  // A known site's page without a video is an error; other addresses become frames.
  if (!watched) return url.protocol === 'https:' ? url.href : undefined;
  const [start] =
    /^\d+/.exec(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '') ?? [];
  return (
    watched[1] && `https://www.youtube.com/embed/${watched[1]}${start ? `?start=${start}` : ''}`
  );
}

const youtube =
  /^(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v)\/|watch\b(?:\?(?:.*&)?v=)?))([\w-]{6,20}(?![\w-]))?/;
const vimeo = /^(?:player\.)?vimeo\.com\/(?:.*\/)?(\d{5,12})(?:\/([0-9a-f]{6,16}))?\/?(?:\?|$)/;

/** Tells whether a frame's address is a known site's player. */
export const isPlayer = (src: string): boolean =>
  /^(https:)?\/\/(www\.)?(youtube(-nocookie)?\.com\/embed|player\.vimeo\.com|facebook\.com\/plugins\/video)/.test(
    src,
  );
