import { inertBody } from '../html/inertBody';
import { postStylesheets } from '../siteArticleStyles';

/** What stands around a post's text on its page; all of it as far as it is typed. */
export interface PostFrame {
  title: string;
  author: string;
  category: string;
  /** A calendar day, yyyy-mm-dd. */
  date: string;
  imageUrl: string;
}

/** A post's page as the site shows it, without the site's own bars. Nothing in it can run. */
export function articleDocument(html: string, post?: PostFrame): string {
  const page = document.implementation.createHTMLDocument(post?.title || 'Preview');
  page.documentElement.lang = 'en-AU';
  const add = adderOf(page);
  const policy = "script-src 'none'; object-src 'none'; form-action 'none'";
  add(page.head, 'meta', { 'http-equiv': 'Content-Security-Policy', content: policy });
  add(page.head, 'base', { target: '_blank' });
  for (const href of postStylesheets()) add(page.head, 'link', { rel: 'stylesheet', href });
  add(page.head, 'style').textContent = ':root { --nav-height: 0rem; }';
  const article = add(page.body, 'article');
  if (post) addHero(article, post, add);
  const room = add(add(article, 'div', { class: 'wrap grid post' }), 'div', { class: 'post-text' });
  const text = add(room, 'main', { class: 'article-body' });
  text.append(...inertBody(html).childNodes);
  if (post) {
    add(room, 'footer', {
      class: 'post-footer',
    }).textContent = `Category: ${post.category || 'none'}`;
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

type Add = (parent: Element, tag: string, attributes?: Record<string, string>) => HTMLElement;

const adderOf =
  (page: Document): Add =>
  (parent, tag, attributes = {}) => {
    const element = page.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    parent.append(element);
    return element;
  };

/** The title over the picture; where there is none the site draws a landscape, here the ground stays. */
function addHero(article: HTMLElement, post: PostFrame, add: Add): void {
  const hero = add(article, 'header', { class: 'post-hero panel-dark' });
  const { imageUrl } = post;
  if (imageUrl) add(hero, 'img', { class: 'post-hero-picture', src: imageUrl, alt: '' });
  const words = add(hero, 'div', { class: 'wrap post-hero-text' });
  const facts = add(words, 'p', { class: 'post-hero-facts' });
  if (post.category) add(facts, 'span', { class: 'badge' }).textContent = post.category;
  add(facts, 'time').textContent = shownDay(post.date);
  add(words, 'h1').textContent = post.title || 'Without a title';
  add(words, 'p').textContent = `By ${post.author || '…'}`;
}

/** As the site writes it: 'August 25, 2025'. */
function shownDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
