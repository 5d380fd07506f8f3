import {
  defaultTreeAdapter,
  html,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { fieldError } from '../../http/errors';

/** Limits work that parsers repeat for unclosed elements. */
const maxDepth = 200;

/**
 * Parses HTML as a browser does inside an article.
 * @throws HttpError 422 before excessive elements or nesting cost time.
 */
export function parseArticle(text: string, maxElements: number): Tree.DocumentFragment {
  let elements = 0;
  let depth = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...parameters) => {
      elements += 1;
      if (elements > maxElements) {
        throw fieldError(
          'content',
          'Content has too many elements to save. Split it into several posts.',
        );
      }
      return defaultTreeAdapter.createElement(...parameters);
    },
    onItemPush: () => {
      depth += 1;
      if (depth > maxDepth) {
        throw fieldError(
          'content',
          `Content has elements nested more than ${maxDepth} deep. Remove wrappers, or elements that were never closed.`,
        );
      }
    },
    onItemPop: () => {
      depth -= 1;
    },
  };
  const holder = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  return parseFragment(holder, text, { treeAdapter });
}
