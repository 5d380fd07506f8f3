import type { SiteSettings } from '../data';
import { pictureUrl } from './structuredData';

/** Path of the image that stands for a page where its address is shared, 1200 by 630 pixels. */
export function shareImage(path: string): string {
  const [page = '/'] = path.split(/[?#]/);
  return page === '/' ? '/share/home.png' : `/share${page}.png`;
}

/** The same for a post: its picture, in that form where this server has it. */
export function postShareImage(settings: SiteSettings, imageUrl: string): string {
  const isHere = settings.storageUrl === '';
  if (imageUrl !== '' && isHere) return `/share/${imageUrl}.jpg`;
  return pictureUrl(settings, imageUrl) ?? shareImage('/blog');
}
