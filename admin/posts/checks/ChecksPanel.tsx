import { Box, Typography } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import type { CheckedVersion, Finding } from '../../../api/types';
import { useRead } from '../../reads';
import { RetryAlert } from '../../ui/lists/RetryAlert';
import { canvasFields } from '../edit/PanelFrame';
import { usePostEditor } from '../edit/PostEditorContext';
import { FindingGroup } from './findings';

interface Props {
  blogId: string;
  /** `updated_at` of the working copy (or the live post) as saved last: a new one reads anew. */
  savedAt: string | undefined;
  /** Leads to the finding's field or, by its `element` and `excerpt`, to its place in the text. */
  onShow(finding: Finding): void;
}

/** What must be fixed before the post is published and what is worth a look, as saved last. */
export function ChecksPanel({ blogId, savedAt, onShow }: Props) {
  const version = `/${encodeURIComponent(blogId)}?saved_at=${savedAt}`;
  const { data, error, refetch } = useRead<CheckedVersion>('checks', version, {
    enabled: savedAt !== undefined,
    // While a newer answer is on its way the last one stays.
    placeholderData: (last) => last,
  });
  const findings = data?.findings ?? [];
  return (
    <Box>
      <Typography role="status" variant="body2">
        {savedAt === undefined ? 'Checks run after the first save.' : data && summary(data)}
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
  // A finding names an element of the article, which the editor shows as it is.
  const text = document.querySelector('.ProseMirror');
  if (!text || !element) return undefined;
  // The editor adds pictures of its own, and paragraphs inside of list items and cells.
  const places = [...text.querySelectorAll(`${element.tag}:not(.ProseMirror-separator)`)];
  const begins = excerpt?.replace(/…$/, '').trim();
  const holding = begins ? places.filter((place) => place.textContent?.includes(begins)) : [];
  return holding.at(-1) ?? places[element.nth];
}
