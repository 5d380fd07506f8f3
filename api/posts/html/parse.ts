import {
  defaultTreeAdapter,
  html,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { fieldError } from '../../http/errors';

/** What a parser has to repeat for elements that were never closed grows with it. */
const maxDepth = 200;

/**
 * HTML as a browser parses it where an article stands.
 * @throws ApiFailure 422 before so many or so deeply nested elements cost time.
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
          'Content has too many elements to be saved. Split it into several posts.',
        );
      }
      return defaultTreeAdapter.createElement(...parameters);
    },
    onItemPush: () => {
      depth += 1;
      if (depth > maxDepth) {
        throw fieldError(
          'content',
          `Content has elements nested more than ${maxDepth} deep. Take away those that only hold others, or those that were never closed.`,
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
