import type { Post } from '../../api/types';
import { formatMoment } from '../dates';
import { choicesOf } from '../ui/lists/choiceFilter';
import { type Status, StatusLabel } from '../ui/lists/StatusLabel';

const states: Record<Post['state'], Status> = {
  live: { name: 'Live', colour: 'success.main' },
  changed: { name: 'Live + changes', colour: 'warning.main' },
  draft: { name: 'Draft', colour: 'text.disabled' },
  scheduled: { name: 'Scheduled', colour: 'info.main' },
  trash: { name: 'Trash', colour: 'error.main' },
};

const failed = { name: 'Scheduled publishing failed', colour: 'error.main', isError: true };

const requested = {
  ready: { name: 'Ready to publish', colour: 'info.main' },
  'sent-back': { name: 'Sent back', colour: 'warning.main' },
} as const satisfies Record<string, Status>;

/** Choices for a filter, in the order of a post's life. */
export const stateChoices = choicesOf({ ...requested, ...states });

interface Props extends Pick<Post, 'state'> {
  publish_at?: string | null | undefined;
  publish_error?: string | null | undefined;
  ready_by?: string | null | undefined;
  sent_back_by?: string | null | undefined;
}

/** A post's state with a coloured dot: what is asked for it, and why scheduled publishing failed. */
export function PostState({ state, publish_at, publish_error, ready_by, sent_back_by }: Props) {
  const hasFailed = state === 'scheduled' && Boolean(publish_error);
  const request = ready_by ? requested.ready : sent_back_by ? requested['sent-back'] : undefined;
  if (request) {
    return (
      <StatusLabel status={request}>
        {ready_by ? `Ready, says ${ready_by}` : `Sent back by ${sent_back_by}`}
      </StatusLabel>
    );
  }
  return (
    <StatusLabel status={hasFailed ? failed : states[state]} title={publish_error ?? undefined}>
      {hasFailed ? failed.name : states[state].name}
      {state === 'scheduled' && !hasFailed && publish_at && ` ${formatMoment(publish_at)}`}
    </StatusLabel>
  );
}
