import { Box, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CheckedVersion, Finding } from '../../../api/types';
import { useRead } from '../../reads';
import { RetryAlert } from '../../ui/lists/RetryAlert';
import { canvasFields } from '../edit/PanelFrame';
import { type Problem, usePostEditor } from '../edit/PostEditorContext';
import { FindingGroup } from './findings';

interface Props {
  /** Opens the finding's field or, by `element` and `excerpt`, its place in the text. */
  onShow(finding: Finding): void;
}

/** Reads the findings of the post as last saved; the previous ones while new ones load. */
export function useChecks(isEnabled = true) {
  const { id, saver, status } = usePostEditor();
  const savedAt = saver.versions.draftVersion ?? status.live?.updated_at;
  const version = `/${encodeURIComponent(id)}?saved_at=${savedAt}`;
  return useRead<CheckedVersion>('checks', version, {
    enabled: isEnabled && savedAt !== undefined,
    placeholderData: (last) => last,
  });
}

/** Problems and suggestions for the post as last saved. */
export function ChecksPanel({ onShow }: Props) {
  const { isStored, problem } = usePostEditor();
  const { data, error, refetch, isPlaceholderData } = useChecks();
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<Problem>(undefined);
  const findings = data?.findings ?? [];

  // Leads from the refused button to the first thing to fix.
  useEffect(() => {
    if (problem?.cause !== 'checks' || problem === shown.current) return;
    if (!data?.blocks || isPlaceholderData) return;
    shown.current = problem;
    frame.current?.scrollIntoView({ block: 'nearest' });
    frame.current?.querySelector<HTMLElement>('li button')?.focus();
  }, [problem, data, isPlaceholderData]);

  return (
    <Box ref={frame}>
      <Typography role="status" variant="body2">
        {isStored ? data && summary(data) : 'Checks run after the first save.'}
      </Typography>
      {error && (
        <RetryAlert retry={refetch} sx={{ mt: 1 }}>
          The checks could not be loaded. {error.message}
        </RetryAlert>
      )}
      <FindingGroup level="block" findings={findings} onShow={onShow} />
      <FindingGroup level="advise" findings={findings} onShow={onShow} />
    </Box>
  );
}

function summary({ blocks, advises }: CheckedVersion): string {
  if (blocks + advises === 0) return 'The checks found no problems.';
  const look = `${advises} worth a look`;
  if (blocks === 0) return `Ready to publish; ${look}.`;
  return `${blocks} to fix before publishing${advises > 0 ? `; ${look}` : ''}.`;
}

/** Returns a function that focuses a finding's field, or selects its place in the text. */
export function useShowFinding(): (finding: Finding) => void {
  const { uncoverCanvas, focus } = usePostEditor();
  return (finding) => {
    if (!canvasFields.includes(finding.field)) return focus(finding.field);
    uncoverCanvas(() => {
      const target = finding.field === 'content' ? placeInText(finding) : undefined;
      if (target) select(target);
      else focus(finding.field);
    });
  };
}

/** Selects the link to the address in the query `link`, once the text is there. */
export function useShowLink(): void {
  const { article } = usePostEditor();
  const [link] = useState(() => new URLSearchParams(location.search).get('link'));
  const isShown = useRef(link === null);
  const show = useEffectEvent(() => {
    if (isShown.current || !article.isAttached()) return;
    const links = document.querySelectorAll<HTMLAnchorElement>('.ProseMirror a[href]');
    const target = Array.from(links).find(({ href }) => href.replace(/#.*/, '') === link);
    isShown.current = true;
    if (target) select(target);
  });
  useEffect(() => {
    // The editor is in the page a frame after it is attached.
    const soon = () => requestAnimationFrame(() => show());
    soon();
    return article.subscribeAttached(soon);
  }, [article]);
}

function select(target: Element): void {
  target.scrollIntoView({ block: 'center' });
  target.closest<HTMLElement>('[contenteditable="true"]')?.focus({ preventScroll: true });
  const range = document.createRange();
  // A fact is one piece, like an image.
  if (target.firstChild && !target.matches('data')) range.selectNodeContents(target);
  else range.selectNode(target);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  // Opens the image's properties: typing would replace it.
  if (target.matches('img')) target.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
}

function placeInText({ element, excerpt }: Finding): Element | undefined {
  // Findings refer to elements of the article, which the editor renders unchanged.
  const text = document.querySelector('.ProseMirror');
  if (!text || !element) return undefined;
  // The editor adds its own images, and paragraphs inside list items and cells.
  const places = [...text.querySelectorAll(`${element.tag}:not(.ProseMirror-separator)`)];
  const begins = excerpt?.replace(/…$/, '').trim();
  const holding = begins ? places.filter((position) => position.textContent?.includes(begins)) : [];
  return holding.at(-1) ?? places[element.nth];
}
