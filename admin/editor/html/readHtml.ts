import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { withoutEvents } from '../../ui/inertBody';
import { articleExtensions } from '../schema/articleExtensions';
import { prepareDom } from './prepareDom';
import { stripIdPrefix } from './stripIdPrefix';

/** A schema for reading articles, built from the same parts as the editor's. */
export const articleSchema = getSchema(articleExtensions);

/** Parses an article's HTML into an editor document. */
export function readHtml(html: string): JSONContent {
  const { body } = new DOMParser().parseFromString(
    `<body>${stripIdPrefix(withoutEvents(html))}</body>`,
    'text/html',
  );
  prepareDom(body);
  return SchemaParser.fromSchema(articleSchema).parse(body).toJSON();
}
