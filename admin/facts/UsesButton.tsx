import { Button } from '@mui/material';
import { type MouseEvent, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { ListedFact } from '../../api/types';
import { TitledDialog } from '../ui/layout/TitledDialog';
import { Sentences } from './Sentences';

interface Props {
  /** Whether it stands alone, below no heading that says what it counts. */
  isSentence?: boolean;
}

/** In how many places the record's fact is named; opens the list of them. */
export function UsesButton({ isSentence = false }: Props) {
  const fact = useRecordContext<ListedFact>();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!fact) return null;
  const { uses } = fact;
  if (uses === 0) return isSentence ? 'Used nowhere' : 'Nowhere';
  const places = `${uses} ${uses === 1 ? 'place' : 'places'}`;
  // A click in the dialog would reach the table's row, of which it is a child to React.
  const stop = (event: MouseEvent) => event.stopPropagation();
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={`Used in ${places}: ${fact.name}`}
        onClick={(event) => {
          stop(event);
          setIsOpen(true);
        }}
        sx={{ whiteSpace: 'nowrap', ml: -0.5 }}
      >
        {isSentence ? `Used in ${places}` : places}
      </Button>
      <TitledDialog
        open={isOpen}
        onClose={close}
        onClick={stop}
        maxWidth="sm"
        fullWidth
        title={`Where “${fact.name}” is used`}
        actions={<Button onClick={close}>Close</Button>}
      >
        <Sentences factKey={fact.id} />
      </TitledDialog>
    </>
  );
}
