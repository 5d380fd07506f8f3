// @module-tag slow
import { expect, test } from 'vitest';
import { allowedTags } from '../api/posts/html/rules';
import { post, testApp } from '../api/testApp';
import { articleVectors } from './articleVectors';
import { siteFixture } from './fixture';

const site = siteFixture();

/**
 * Returns problems in stored HTML as this browser parses it. Runs in a page without a content
 * security policy.
 */
function judge([htmls, tags]: [string[], string[]]): string[] {
  const allowed = new Set(tags);
  const box = document.body;
  return htmls.flatMap((html) => {
    box.innerHTML = html;
    const shown = box.innerHTML;
    const page = new DOMParser().parseFromString(
      `<!doctype html><main><article><div id="judged">${html}</div></article></main>`,
      'text/html',
    );
    const problems = [...box.querySelectorAll('*')].flatMap(problemsOf);
    if (page.getElementById('judged')?.innerHTML !== shown) problems.push('another tree in a page');
    box.innerHTML = shown;
    if (box.innerHTML !== shown) problems.push('another tree when written again');
    return problems.map((problem) => `${problem}: ${html.slice(0, 400)}`);
  });

  function problemsOf(element: Element): string[] {
    const problems: string[] = [];
    const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    if (!isHtml || !allowed.has(element.localName)) problems.push(`<${element.localName}>`);
    for (const { name, value } of element.attributes) {
      if (/^on|^srcdoc$|^form(action)?$|^data-html$/.test(name)) problems.push(name);
      if (/^(id|name|for)$/.test(name) && !value.startsWith('post-'))
        problems.push(`${name}=${value}`);
      if (!/^(href|src|action|cite|poster|longdesc)$/.test(name)) continue;
      const url = new URL(value, 'https://own.example/blog/a');
      const isFrame = element.localName === 'iframe';
      if (!(isFrame ? ['https:'] : ['https:', 'http:', 'mailto:', 'tel:']).includes(url.protocol)) {
        problems.push(value);
      }
      if (url.username || (!/^[a-z]+:/.test(value) && url.host !== 'own.example'))
        problems.push(value);
    }
    if (element instanceof HTMLElement && /position|inset|url\(/.test(element.style.cssText)) {
      problems.push(element.style.cssText);
    }
    if (element instanceof HTMLIFrameElement && element.sandbox.contains('allow-same-origin')) {
      problems.push('a frame with its own origin');
    }
    return problems;
  }
}

test('the browser finds nothing in a stored article that is not allowed', async () => {
  expect(articleVectors.length).toBeGreaterThan(2_000);
  const { send } = await testApp().signIn();
  const stored: string[] = [];
  let refused = 0;
  for (const [index, content] of articleVectors.entries()) {
    const answer = await send('POST', '/api/blogs', { ...post, slug: `vector-${index}`, content });
    if (answer.status === 201) stored.push((await answer.json()).content);
    else {
      expect(answer.status).toBe(422);
      refused += 1;
    }
  }
  expect(refused).toBeLessThan(articleVectors.length / 50);

  const bare = await site.open('about:blank', { allow: /./ });
  const asked: string[] = [];
  await bare.route('**/*', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const problems = await bare.evaluate(judge, [stored, [...allowedTags]] as [string[], string[]]);
  expect(problems).toEqual([]);
  expect(await bare.evaluate(() => 'hit' in window)).toBe(false);
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
});

test('an article draws only inside itself, whatever classes and sizes it uses', async () => {
  const sizes = ['padding:700px', 'margin:-700px', 'border:40px solid red', 'font-size:200px'];
  const content = ['post-hero-picture', 'wrap', 'skip-link']
    .flatMap((name) => sizes.map((style) => `<a class="${name}" href="/x" style="${style}">xx</a>`))
    .join('<p>Text</p>');
  const setup = await site.openSignedIn('/admin/admins');
  const data = { ...post, slug: 'contained', content };
  expect((await setup.request.post('/api/blogs', { data })).status()).toBe(201);
  const page = await site.open('/blog/contained');
  const outside = await page.evaluate(() => {
    const body = document.querySelector('.article-body');
    if (!body) return ['no article'];
    body.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = body.getBoundingClientRect();
    const texts: string[] = [];
    for (let x = 5; x < innerWidth; x += 20) {
      for (let y = 5; y < innerHeight; y += 20) {
        const isInside = x > left - 5 && x < right + 5 && y > top - 5 && y < bottom + 5;
        const hit = document.elementFromPoint(x, y);
        if (!isInside && hit !== body && body.contains(hit))
          texts.push(`${hit?.className} ${x},${y}`);
      }
    }
    return texts;
  });
  expect(outside).toEqual([]);
});
