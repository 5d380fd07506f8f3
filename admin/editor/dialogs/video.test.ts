import { expect, it } from 'vitest';
import { videoAddress } from './video';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=30', 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=30'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/abcdef12', 'https://player.vimeo.com/video/76979871?h=abcdef12'],
  [
    'https://www.facebook.com/x/videos/123/',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fx%2Fvideos%2F123%2F&show_text=false&width=560',
  ],
  ['https://video.example.org/play/1', 'https://video.example.org/play/1'],
  [
    '<iframe width="1" src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ],
])('embeds %s', (text, address) => {
  expect(videoAddress(text)).toBe(address);
});

it.each([
  '',
  'not a url',
  'http://example.org/v',
  'https://',
  'https://localhost/v',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  'https://youtu.be/',
  'javascript:alert(1)',
  '<iframe src="javascript:alert(1)"></iframe>',
])('refuses %s', (text) => {
  expect(videoAddress(text)).toBeUndefined();
});
