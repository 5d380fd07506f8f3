import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../layout/ActionButton';

interface Props {
  /** A dead link to another site, or a 404 here. */
  kind: 'dead' | 'missed';
  name: string;
  isIgnored: boolean;
}

/** Takes a row out of a list of what is wrong, or puts it back. */
export const IgnoreButton = ({ kind, name, isIgnored }: Props) => (
  <ActionButton
    resource="ignored-links"
    data={{ kind, name, is_ignored: !isIgnored }}
    done={isIgnored ? 'It is listed again.' : 'Ignored: it is below the list.'}
    color="inherit"
    aria-label={`${isIgnored ? 'List again' : 'Ignore'}: ${name}`}
  >
    {isIgnored ? 'List again' : 'Ignore'}
  </ActionButton>
);

/** The rows that are ignored, on request; nothing without any. */
export function IgnoredRows({ count, children }: { count: number; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  if (count === 0) return null;
  return (
    <>
      <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'} {count} ignored
      </Button>
      {isShown && children}
    </>
  );
}
