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
  return playerOf(url) ?? (url.protocol === 'https:' ? url.href : undefined);
}

function playerOf(url: URL): string | undefined {
  const host = url.hostname.replace(/^(www|m|web)\./, '');
  if (host === 'youtube.com' || host === 'youtu.be' || host === 'youtube-nocookie.com') {
    return youtubePlayer(url, host);
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeoPlayer(url);
  if (host === 'facebook.com' || host === 'fb.watch') return facebookPlayer(url);
}

function youtubePlayer(url: URL, host: string): string | undefined {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const isNamed = ['embed', 'shorts', 'live', 'v'].includes(first);
  const id = host === 'youtu.be' ? first : isNamed ? second : url.searchParams.get('v');
  if (!id || !videoId.test(id)) return;
  const start = /^(\d+)s?$/.exec(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
  return `https://www.youtube.com/embed/${id}${start ? `?start=${start[1]}` : ''}`;
}

function vimeoPlayer(url: URL): string | undefined {
  const match = /(?:^|\/)(\d{5,12})(?:\/([0-9a-f]{6,16}))?\/?$/.exec(url.pathname);
  if (!match) return;
  const hash = match[2] ?? url.searchParams.get('h');
  return `https://player.vimeo.com/video/${match[1]}${hash ? `?h=${hash}` : ''}`;
}

function facebookPlayer(url: URL): string {
  if (url.pathname.startsWith('/plugins/'))
    return `https://www.facebook.com${url.pathname}${url.search}`;
  const video = encodeURIComponent(url.href);
  return `https://www.facebook.com/plugins/video.php?href=${video}&show_text=false&width=560`;
}
