import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { withoutEvents } from '../../ui/inertBody';
import { articleExtensions } from '../schema/articleExtensions';
import { prepareDom } from './prepareDom';
import { stripIdPrefix } from './stripIdPrefix';

/** To read articles with; the editor has one of its own, built from the same parts. */
export const articleSchema = getSchema(articleExtensions);

/** An article's HTML as a document of the editor. */
export function readHtml(html: string): JSONContent {
  const { body } = new DOMParser().parseFromString(
    `<body>${stripIdPrefix(withoutEvents(html))}</body>`,
    'text/html',
  );
  prepareDom(body);
  return SchemaParser.fromSchema(articleSchema).parse(body).toJSON();
}
