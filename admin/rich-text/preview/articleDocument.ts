import { type DOMOutputSpec, DOMSerializer } from '@tiptap/pm/model';
import type { PostValues } from '../../posts/edit/postValues';
import { inertBody } from '../html/inertBody';
import { postStylesheets } from '../siteArticleStyles';

/** A post's page as the site shows it, without the site's own bars. Nothing in it can run. */
export function articleDocument(html: string, post?: PostValues): string {
  const page = document.implementation.createHTMLDocument(post?.title || 'Preview');
  page.documentElement.lang = 'en-AU';
  const add = (parent: Element, spec: DOMOutputSpec) =>
    parent.append(DOMSerializer.renderSpec(page, spec).dom);
  const policy = "script-src 'none'; object-src 'none'; form-action 'none'";
  add(page.head, ['meta', { 'http-equiv': 'Content-Security-Policy', content: policy }]);
  add(page.head, ['base', { target: '_blank' }]);
  for (const href of postStylesheets()) add(page.head, ['link', { rel: 'stylesheet', href }]);
  add(page.head, ['style', ':root { --nav-height: 0rem; }']);

  const text = page.createElement('main');
  text.className = 'article-body';
  text.append(...inertBody(html).childNodes);
  const footer = post && [
    'footer',
    { class: 'post-footer' },
    `Category: ${post.category || 'none'}`,
  ];
  const room = ['div', { class: 'post-text' }, text, ...(footer ? [footer] : [])];
  const wrap = ['div', { class: 'wrap grid post' }, room];
  add(page.body, ['article', ...(post ? [heroOf(post)] : []), wrap]);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** The title over the picture; where there is none the site draws a landscape, here the ground stays. */
function heroOf({ title, author, category, date, image_url: src }: PostValues): DOMOutputSpec {
  const picture = src ? [['img', { class: 'post-hero-picture', src, alt: '' }]] : [];
  const badge = category ? [['span', { class: 'badge' }, category]] : [];
  const words = [
    ['p', { class: 'post-hero-facts' }, ...badge, ['time', shownDay(date)]],
    ['h1', title || 'Without a title'],
    ['p', `By ${author || '…'}`],
  ];
  const room = ['div', { class: 'wrap post-hero-text' }, ...words];
  return ['header', { class: 'post-hero panel-dark' }, ...picture, room];
}

/** As the site writes it: 'August 25, 2025'. */
function shownDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
