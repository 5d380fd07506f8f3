import type { Extensions } from '@tiptap/core';
import { ListItem } from '@tiptap/extension-list';
import { TextAlign } from '@tiptap/extension-text-align';
import { BackgroundColor, Color, FontFamily, FontSize } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { Container, ImplicitParagraph, Preformatted } from './blocks';
import { ExtraAttributes } from './extraAttributes';
import { ArticleLink } from './link';
import {
  Bold,
  InlineElement,
  InlineStyle,
  Italic,
  Strike,
  Subscript,
  Superscript,
  Underline,
} from './marks';
import { Anchor, FactNode, Picture, RawBlock, RawInline } from './pieces';
import { ArticleTable, BodyCell, HeaderCell, Row } from './table';

/** Everything articles may contain, in nesting order of inline elements. */
export const articleExtensions: Extensions = [
  ExtraAttributes,
  StarterKit.configure({
    bold: false,
    italic: false,
    strike: false,
    underline: false,
    code: false,
    codeBlock: false,
    link: false,
    listItem: false,
    // The trailing paragraph would be saved.
    trailingNode: false,
  }),
  ImplicitParagraph,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  Container,
  Preformatted,
  // Items may begin with any block: a heading, a table, another list.
  ListItem.extend({ content: 'block+' }),
  ArticleTable,
  Row,
  HeaderCell,
  BodyCell,
  RawBlock,
  RawInline,
  Anchor,
  FactNode,
  Picture,
  ArticleLink,
  InlineElement,
  InlineStyle,
  Color,
  BackgroundColor,
  FontFamily,
  FontSize,
  Bold,
  Italic,
  Underline,
  Strike,
  Subscript,
  Superscript,
];
