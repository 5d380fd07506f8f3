import type { HydrationState } from 'react-router-dom';
import type { Blog } from '../api/publicTypes';
import type { WithFacts } from './facts/context';

type LoaderData = HydrationState['loaderData'];

/** Of the elements that show HTML of a page's data as it is: a post's text, the lists of changes. */
export const articleClass = 'article-body';
export const listsClass = 'changes';

type ShownData = { html: string } | (WithFacts & { post: Blog });

/**
 * A page's data without the HTML that the page shows as it is, which the page holds already.
 */
export const withoutHtml = (loaderData: LoaderData): LoaderData =>
  mapShown(loaderData, (data) => {
    if ('html' in data) return { ...data, html: '' };
    return { ...data, post: { ...data.post, content: '' } };
  });

/** The data with what the page shows; before it stands nothing that an editor wrote as HTML. */
export function withShownHtml(loaderData: LoaderData, page: Element): LoaderData {
  const html = page.querySelector(`.${articleClass}, .${listsClass}`)?.innerHTML ?? '';
  return mapShown(loaderData, (data) =>
    'html' in data ? { ...data, html } : { ...data, post: { ...data.post, content: html } },
  );
}

function mapShown(loaderData: LoaderData, change: (data: ShownData) => ShownData): LoaderData {
  const mapped = Object.entries(loaderData ?? {}).map(([id, data]) => [
    id,
    data?.post || data?.html !== undefined ? change(data) : data,
  ]);
  return Object.fromEntries(mapped);
}
