import type { Editor } from '@tiptap/core';
import { type ExtraAttributes, extraIn, withExtraAttributes } from '../html/extraAttributes';
import { propertyOf, withProperty } from '../html/styleText';
import { figureAround } from './figure';
import { changePicture } from './resize';

export const placements = [
  ['', 'Inline'],
  ['left', 'Left, with text around it'],
  ['center', 'Centred'],
  ['right', 'Right, with text around it'],
  ['full', 'As wide as the text'],
] as const;

export type Placement = (typeof placements)[number][0];

const declared = ['float', 'margin', 'display', 'width', 'height'] as const;

const styles: Record<Placement, Partial<Record<(typeof declared)[number], string>>> = {
  '': {},
  left: { float: 'left', margin: '0 1em 1em 0' },
  right: { float: 'right', margin: '0 0 1em 1em' },
  center: { display: 'block', margin: '0 auto' },
  full: { display: 'block', width: '100%', height: 'auto' },
};

/** Reads an image's placement from its style. */
function placementIn(style: string): Placement {
  const float = propertyOf(style, 'float');
  if (float === 'left' || float === 'right') return float;
  if (propertyOf(style, 'display') !== 'block') return '';
  if (propertyOf(style, 'width') === '100%') return 'full';
  return /\bauto$/.test(propertyOf(style, 'margin') ?? '') ? 'center' : '';
}

/** Changes the placement in a style, keeping everything else. */
function withPlacement(style: string, placement: Placement): string {
  const old = styles[placementIn(style)];
  const wanted = styles[placement];
  return declared.reduce((text, name) => {
    const value = wanted[name];
    if (value !== undefined) return withProperty(text, name, value);
    return old[name] === undefined ? text : withProperty(text, name, null);
  }, style);
}

/** Returns the image's figure if text flows around it, otherwise the image. */
function holder(editor: Editor) {
  const figure = figureAround(editor.state.selection.$from);
  const extra = extraIn(figure?.node.attrs ?? {});
  return { figure, extra, picture: extraIn(editor.getAttributes('image')) };
}

export function readPlacement(editor: Editor): Placement {
  const { extra, picture } = holder(editor);
  return placementIn(extra.style ?? '') || placementIn(picture.style ?? '');
}

/** Places the selected image, with its figure if it has one. */
export function setPlacement(editor: Editor, placement: Placement): void {
  if (placement === readPlacement(editor)) return;
  const { figure, extra, picture } = holder(editor);
  const floats = placement === 'left' || placement === 'right';
  const ofPicture = figure && floats ? '' : placement;
  changePicture(editor, { extraAttributes: placed(picture, ofPicture) });
  if (!figure) return;
  const ofFigure = placed(extra, floats ? placement : '');
  editor.view.dispatch(editor.state.tr.setNodeAttribute(figure.pos, 'extraAttributes', ofFigure));
}

const placed = (extra: ExtraAttributes, placement: Placement): ExtraAttributes | null =>
  withExtraAttributes(extra, { style: withPlacement(extra.style ?? '', placement) });
