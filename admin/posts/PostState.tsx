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

/** Choices for a filter, in the order of a post's life. */
export const stateChoices = choicesOf(states);

interface Props extends Pick<Post, 'state'> {
  publish_at?: string | null | undefined;
  publish_error?: string | null | undefined;
}

/** A post's state with a coloured dot, and why scheduled publishing failed. */
export function PostState({ state, publish_at, publish_error }: Props) {
  const hasFailed = state === 'scheduled' && Boolean(publish_error);
  return (
    <StatusLabel status={hasFailed ? failed : states[state]} title={publish_error ?? undefined}>
      {hasFailed ? failed.name : states[state].name}
      {state === 'scheduled' && !hasFailed && publish_at && ` ${formatMoment(publish_at)}`}
    </StatusLabel>
  );
}
