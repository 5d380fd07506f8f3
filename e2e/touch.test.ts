import { describe, expect, it } from 'vitest';
import { siteFixture } from './fixture';

const site = siteFixture();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tablet = { viewport: { width: 1180, height: 820 }, hasTouch: true };
const least = 43.5;

const addresses = [
  ['/', phone],
  ['/about', phone],
  ['/contact', phone],
  ['/contact?about=consultation', phone],
  ['/resources', phone],
  ['/services/student-visa', phone],
  ['/blog/from-idea-to-launch-development-process', phone],
  ['/points-calculator?visaType=189', phone],
  ['/services/student-visa', tablet],
] as const;

describe('on touch screens', () => {
  it('every button and every link outside a sentence is at least 44 pixels high', async () => {
    const page = await site.open('about:blank', phone);
    for (const [path, { viewport }] of addresses) {
      await page.setViewportSize(viewport);
      await page.goto(`${site.url()}${path}`);
      expect(await page.evaluate(smallTargets, least), path).toEqual([]);
    }
  });
});

/** Runs in the page. Exempts links in running text, and those extended by `::after`. */
function smallTargets(height: number): string[] {
  const targets = [
    ...document.querySelectorAll<HTMLElement>('a, button, summary, label:has(input)'),
  ];
  return targets
    .filter((target) => target.checkVisibility() && !target.closest('.honeypot, .skip-link'))
    .filter((target) => {
      const around = target.closest('p, li, dd, td');
      const isInline = getComputedStyle(target).display === 'inline';
      return !isInline || around?.textContent?.trim() === target.textContent?.trim();
    })
    .filter((target) => getComputedStyle(target, '::after').position !== 'absolute')
    .filter((target) => target.getBoundingClientRect().height < height)
    .map((target) => `${target.className} ${target.innerText}`);
}
