import { expect, it } from 'vitest';
import { stripIdPrefix } from './stripIdPrefix';

it('shows anchors, fields and links to them as their author named them', () => {
  expect(
    stripIdPrefix(
      '<a id="post-fees" name="post-fees"></a><a class="x" href="#post-fees">a</a><a href="/blog/b#post-c">b</a><label for="post-n"></label><td headers="post-a post-b">id="post-text"</td>',
    ),
  ).toBe(
    '<a id="fees" name="fees"></a><a class="x" href="#fees">a</a><a href="/blog/b#c">b</a><label for="n"></label><td headers="a b">id="post-text"</td>',
  );
  const others = '<p class="post-text" title="post-"><a href="/blog/post-1">#post-a</a></p>';
  expect(stripIdPrefix(others)).toBe(others);
});
