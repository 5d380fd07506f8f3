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

const videoId = /^[\w-]{6,20}$/;

/**
 * The address to embed for a video's URL or frame code: the player of a known site, or the URL
 * itself where it is https.
 */
export function videoAddress(text: string): string | undefined {
  const code = /<iframe[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(text)?.[1];
  const address = (code ?? text).trim().replace(/&amp;/g, '&').replace(/^\/\//, 'https://');
  if (/\s/.test(address) || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return;
  const url = new URL(address);
  if (!/\.[a-z]{2,}$/i.test(url.hostname)) return;
  const host = url.hostname.replace(/^(www|m|web)\./, '');
  const player = players.find(([hosts]) => hosts.includes(host))?.[1];
  return player ? player(url) : asFrame(url);
}

const asFrame = ({ protocol, href }: URL) => (protocol === 'https:' ? href : undefined);

/** Whether a frame with that address shows a video of a known site. */
export const isPlayer = (src: string): boolean =>
  /^(https:)?\/\/(www\.)?(youtube(-nocookie)?\.com\/embed|player\.vimeo\.com|facebook\.com\/plugins\/video)/.test(
    src,
  );

type Player = (url: URL) => string | undefined;
const players: readonly (readonly [hosts: readonly string[], player: Player])[] = [
  [['youtube.com', 'youtu.be', 'youtube-nocookie.com'], youtubePlayer],
  [['vimeo.com', 'player.vimeo.com'], vimeoPlayer],
  [['facebook.com', 'fb.watch'], facebookPlayer],
];

/** A watch page that names no video is an error, another page of the site a frame. */
function youtubePlayer(url: URL): string | undefined {
  const isShort = url.hostname.endsWith('youtu.be');
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const isNamed = ['embed', 'shorts', 'live', 'v'].includes(first);
  const isVideo = isNamed || first === 'watch' || isShort;
  if (!isVideo) return asFrame(url);
  const id = isShort ? first : isNamed ? second : url.searchParams.get('v');
  if (!id || !videoId.test(id)) return;
  const start = /^(\d+)s?$/.exec(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
  return `https://www.youtube.com/embed/${id}${start ? `?start=${start[1]}` : ''}`;
}

function vimeoPlayer(url: URL): string | undefined {
  const match = /(?:^|\/)(\d{5,12})(?:\/([0-9a-f]{6,16}))?\/?$/.exec(url.pathname);
  if (!match) return asFrame(url);
  const hash = match[2] ?? url.searchParams.get('h');
  return `https://player.vimeo.com/video/${match[1]}${hash ? `?h=${hash}` : ''}`;
}

function facebookPlayer(url: URL): string {
  if (url.pathname.startsWith('/plugins/'))
    return `https://www.facebook.com${url.pathname}${url.search}`;
  const video = encodeURIComponent(url.href);
  return `https://www.facebook.com/plugins/video.php?href=${video}&show_text=false&width=560`;
}
