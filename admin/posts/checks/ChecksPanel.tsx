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
  /** `updated_at` of the saved draft or live post; a new value refreshes the findings. */
  savedAt: string | undefined;
  /** Opens the finding's field or, by `element` and `excerpt`, its place in the text. */
  onShow(finding: Finding): void;
}

/** Problems and suggestions for the post as last saved. */
export function ChecksPanel({ blogId, savedAt, onShow }: Props) {
  const version = `/${encodeURIComponent(blogId)}?saved_at=${savedAt}`;
  const { data, error, refetch } = useRead<CheckedVersion>('checks', version, {
    enabled: savedAt !== undefined,
    // Keeps the previous findings while new ones load.
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

/** Returns a function that focuses a finding's field, or selects its place in the text. */
export function useShowFinding(): (finding: Finding) => void {
  const { setFocus } = useFormContext();
  const { uncoverCanvas } = usePostEditor();
  return (finding) => {
    if (!canvasFields.includes(finding.field)) return setFocus(finding.field);
    uncoverCanvas(() => {
      const target = finding.field === 'content' ? placeInText(finding) : undefined;
      if (target) select(target);
      else setFocus(finding.field);
    });
  };
}

function select(target: Element): void {
  target.scrollIntoView({ block: 'center' });
  target.closest<HTMLElement>('[contenteditable="true"]')?.focus({ preventScroll: true });
  const range = document.createRange();
  if (target.firstChild) range.selectNodeContents(target);
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
