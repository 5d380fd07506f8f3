import type { Extensions } from '@tiptap/core';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { TextAlign } from '@tiptap/extension-text-align';
import { BackgroundColor, Color, FontFamily, FontSize } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { Anchor } from './anchor';
import { BareText } from './bareText';
import { Container } from './container';
import { FactNode } from './fact';
import { Bold, Italic, Strike, Underline } from './formats';
import { InlineElement } from './inlineElement';
import { InlineStyle } from './inlineStyle';
import { KeptAttributes } from './keptAttribute';
import { Link } from './link';
import { BulletList, ListItem, OrderedList } from './lists';
import { NestingOrder } from './nestingOrder';
import { Picture } from './picture';
import { Preformatted } from './preformatted';
import { RawBlock, RawInline } from './rawPieces';
import { ArticleTable, BodyCell, HeaderCell, Row } from './table';

/** Everything an article may hold, in the order in which inline elements lie inside each other. */
export const articleExtensions: Extensions = [
  KeptAttributes,
  NestingOrder,
  StarterKit.configure({
    bold: false,
    italic: false,
    strike: false,
    underline: false,
    code: false,
    codeBlock: false,
    link: false,
    bulletList: false,
    orderedList: false,
    listItem: false,
    // A paragraph that is not in the text would be saved with it.
    trailingNode: false,
  }),
  BareText,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  Container,
  Preformatted,
  BulletList,
  OrderedList,
  ListItem,
  ArticleTable,
  Row,
  HeaderCell,
  BodyCell,
  RawBlock,
  RawInline,
  Anchor,
  FactNode,
  Picture,
  Link,
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
  Subscript.extend({ parseHTML: () => [{ tag: 'sub' }] }),
  Superscript.extend({ parseHTML: () => [{ tag: 'sup' }] }),
];
