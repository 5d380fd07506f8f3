import { getSchema } from '@tiptap/core';
import { articleExtensions } from './articleExtensions';

/** The schema to read articles with; the editor has one of its own, built from the same parts. */
export const articleSchema = getSchema(articleExtensions);
