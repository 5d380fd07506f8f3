import type { HydrationState } from 'react-router-dom';
import type { Blog } from '../api/types';

type LoaderData = HydrationState['loaderData'];

/** Of the element that holds a post's text. */
export const articleClass = 'article-body';

/** A page's data without the text of its post: the page holds that already. */
export function withoutText(loaderData: LoaderData): LoaderData {
  return mapPosts(loaderData, (post) => ({ ...post, content: '' }));
}

/** The data with the text that the page shows; before it stands nothing that an editor wrote as HTML. */
export function withShownText(loaderData: LoaderData, page: Element): LoaderData {
  const shown = page.querySelector(`.${articleClass}`)?.innerHTML ?? '';
  return mapPosts(loaderData, (post) => ({ ...post, content: shown }));
}

function mapPosts(loaderData: LoaderData, change: (post: Blog) => Blog): LoaderData {
  const mapped = Object.entries(loaderData ?? {}).map(([id, data]) => {
    const post: Blog | undefined = data?.post;
    return [id, post ? { ...data, post: change(post) } : data];
  });
  return Object.fromEntries(mapped);
}
