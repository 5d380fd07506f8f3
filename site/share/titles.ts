import { assessment } from '../content/assessment';
import { calculator } from '../content/calculator';
import { freeGuides } from '../content/freeGuides';
import { guides } from '../content/guides';
import { home } from '../content/home';
import { seo } from '../content/seo';

/** What the share image of each page says, by the page's path. */
export const shareTitles: ReadonlyMap<string, string> = new Map([
  ...Object.entries(seo).map(([path, { title }]) => [path, title] as const),
  ['/', home.hero.title],
  [calculator.path, calculator.title],
  [assessment.path, assessment.title],
  ...guides.map(({ path, title }) => [path, title] as const),
  ...freeGuides.map(({ slug, title }) => [`/resources/${slug}`, title] as const),
]);
