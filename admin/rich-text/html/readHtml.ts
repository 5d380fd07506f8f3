import type { JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { articleSchema } from '../schema/articleSchema';
import { withOwnNames } from './ownNames';
import { prepareDom } from './prepareDom';
import { withoutEvents } from './withoutEvents';

/** An article's HTML as a document of the editor. */
export function readHtml(html: string): JSONContent {
  const { body } = new DOMParser().parseFromString(
    `<body>${withOwnNames(withoutEvents(html))}</body>`,
    'text/html',
  );
  prepareDom(body);
  return SchemaParser.fromSchema(articleSchema).parse(body).toJSON();
}
