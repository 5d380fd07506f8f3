import { useFormContext } from 'react-hook-form';
import type { Finding } from '../../../api/types';
import { canvasFields } from './PanelFrame';
import { usePostEditor } from './PostEditorContext';

/** Leads to what a check found: its field, or its place in the text, which is selected there. */
export function useShowFinding(): (finding: Finding) => void {
  const { setFocus } = useFormContext();
  const { uncoverCanvas } = usePostEditor();
  return (finding) => {
    if (!canvasFields.includes(finding.field)) return setFocus(finding.field);
    uncoverCanvas(() => {
      const place = finding.field === 'content' ? placeInText(finding) : undefined;
      if (place) select(place);
      else setFocus(finding.field);
    });
  };
}

function select(place: Element): void {
  place.scrollIntoView({ block: 'center' });
  place.closest<HTMLElement>('[contenteditable="true"]')?.focus({ preventScroll: true });
  const range = document.createRange();
  if (place.firstChild) range.selectNodeContents(place);
  else range.selectNode(place);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  // As an editor opens its properties: typing would replace it.
  if (place.matches('img')) place.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
}

function placeInText({ element, excerpt }: Finding): Element | undefined {
  const text = document.querySelector('.ProseMirror');
  if (!text || !element) return undefined;
  // The editor adds pictures of its own, and paragraphs inside of list items and cells.
  const places = [...text.querySelectorAll(`${element.tag}:not(.ProseMirror-separator)`)];
  const begins = excerpt?.replace(/…$/, '').trim();
  const holding = begins ? places.filter((place) => place.textContent?.includes(begins)) : [];
  return holding.at(-1) ?? places[element.nth];
}
