import type { Post } from '../../api/types';
import { StateWords } from '../lists/StateWords';
import { formatMoment } from './formatDate';

type Shown = Pick<Post, 'state'> & Partial<Pick<Post, 'publish_at' | 'publish_error'>>;

const words: Record<Post['state'], string> = {
  live: 'Live',
  changed: 'Live + changes',
  draft: 'Draft',
  scheduled: 'Scheduled',
  trash: 'Trash',
};

const colours: Record<Post['state'], string> = {
  live: 'success.main',
  changed: 'warning.main',
  draft: 'text.disabled',
  scheduled: 'info.main',
  trash: 'error.main',
};

/** For a list to choose from, in the order of a post's life. */
export const stateChoices = Object.entries(words).map(([id, name]) => ({ id, name }));

/** A post's state in words behind a dot of colour; why a planned publishing failed. */
export function PostState({ state, publish_at, publish_error }: Shown) {
  const hasFailed = state === 'scheduled' && Boolean(publish_error);
  return (
    <StateWords
      colour={hasFailed ? 'error.main' : colours[state]}
      isError={hasFailed}
      title={publish_error ?? undefined}
    >
      {hasFailed ? 'Not published as planned' : words[state]}
      {state === 'scheduled' && !hasFailed && publish_at && ` ${formatMoment(publish_at)}`}
    </StateWords>
  );
}
