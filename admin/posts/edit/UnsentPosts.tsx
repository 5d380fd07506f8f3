import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { editPath } from '../../postPaths';
import { LinkButton } from '../../ui/layout/LinkButton';
import { type LocalDraft, listLocalDrafts } from '../../unsentText';

/** Lists unsaved posts stored in this browser, shown on a new post. */
export function UnsentPosts({ openedId }: { openedId: string }) {
  const [copies, setCopies] = useState<LocalDraft[]>([]);

  useEffect(() => {
    listLocalDrafts().then(setCopies, (error: unknown) => console.error(error));
  }, []);

  return copies
    .filter(({ id }) => id !== openedId)
    .map(({ id, values }) => (
      <Alert
        key={id}
        severity="info"
        role="status"
        action={
          <LinkButton to={editPath(id)} color="inherit">
            Open it
          </LinkButton>
        }
      >
        “{values.title || 'A post without a title'}” is only stored in this browser. It is not saved
        yet.
      </Alert>
    ));
}
