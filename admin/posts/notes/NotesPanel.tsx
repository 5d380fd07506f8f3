import { Box, Button, Stack, Typography } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { useNotify } from 'react-admin';
import type { DraftNote } from '../../../api/types';
import { noteLengths } from '../../../shared/draftNotes';
import { formatMoment } from '../../dates';
import { FieldInput } from '../../ui/forms/FieldInput';
import { FormDialog } from '../../ui/forms/FormDialog';
import type { FieldSpec } from '../../ui/forms/fields';
import { ActionButton } from '../../ui/layout/ActionButton';
import { usePostEditor } from '../edit/PostEditorContext';
import { openNotes, useDraftNotes } from './useDraftNotes';

/** What the open dialog asks about. */
interface Asking {
  title: string;
  submit: string;
  changes: 'draft-notes' | 'draft-note-replies';
  quote: string;
  /** What is sent beside the text. */
  data: object;
}

const text: FieldSpec = { source: 'text', label: 'Note', lines: 3, max: noteLengths.text };

/** What was remarked at words of the text, with answers; visitors never read it. */
export function NotesPanel() {
  const { article, id, isStored } = usePostEditor();
  const areSelected = useSyncExternalStore(
    article.subscribeSelection,
    () => article.notes?.areWordsSelected() ?? false,
  );
  const { data } = useDraftNotes();
  const [asking, setAsking] = useState<Asking>();
  const [showsResolved, setShowsResolved] = useState(false);
  const open = openNotes(data);
  const resolved = (data ?? []).filter(({ resolved_at }) => resolved_at !== null);
  const addNote = () => {
    const selected = article.notes?.selected();
    if (!selected) return;
    setAsking({
      title: 'Add a note',
      submit: 'Add note',
      changes: 'draft-notes',
      quote: selected.quote,
      data: { ...selected, blog_id: id },
    });
  };
  const reply = (note: DraftNote) =>
    setAsking({
      title: 'Answer',
      submit: 'Answer',
      changes: 'draft-note-replies',
      quote: note.quote,
      data: { note_id: note.id },
    });
  const close = () => setAsking(undefined);
  return (
    <>
      <Typography role="status" variant="body2">
        {isStored ? summary(open.length) : 'Notes can be added after the first save.'}
      </Typography>
      {isStored && (
        <Button size="small" disabled={!areSelected} onClick={addNote}>
          {areSelected ? 'Note at the selected words' : 'Select words to add a note'}
        </Button>
      )}
      <Notes notes={open} onReply={reply} />
      {resolved.length > 0 && (
        <Button
          size="small"
          aria-expanded={showsResolved}
          onClick={() => setShowsResolved(!showsResolved)}
        >
          {showsResolved ? 'Hide' : 'Show'} {resolved.length} resolved
        </Button>
      )}
      {showsResolved && <Notes notes={resolved} onReply={reply} />}
      {asking && (
        <FormDialog
          title={asking.title}
          fields={[text]}
          values={{ text: '' }}
          maxWidth="sm"
          changes={asking.changes}
          write={(typed) => ({ data: { ...asking.data, ...typed } })}
          submit={asking.submit}
          once="id"
          onClose={close}
          onDone={() => {
            close();
            article.notes?.endSelection();
          }}
        >
          <Typography sx={quoteStyles}>{asking.quote}</Typography>
          <FieldInput field={text} autoFocus />
        </FormDialog>
      )}
    </>
  );
}

const summary = (count: number): string =>
  count === 0 ? 'No open notes.' : count === 1 ? '1 open note.' : `${count} open notes.`;

interface NotesProps {
  notes: readonly DraftNote[];
  onReply(note: DraftNote): void;
}

function Notes({ notes, onReply }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <Stack component="ul" spacing={2} sx={{ m: 0, my: 1, p: 0, listStyle: 'none' }}>
      {notes.map((note) => (
        <OneNote key={note.id} note={note} onReply={onReply} />
      ))}
    </Stack>
  );
}

function OneNote({ note, onReply }: { note: DraftNote; onReply(note: DraftNote): void }) {
  const notify = useNotify();
  const { article, uncoverCanvas } = usePostEditor();
  const { id, quote, text: said, created_by, created_at, resolved_at, resolved_by, replies } = note;
  const show = () =>
    uncoverCanvas(() => {
      const shown = article.notes?.show(id);
      if (shown === 'shown') return;
      const where = shown === 'taken out' ? ': the cursor is where they were' : '';
      notify(`These words were taken out of the text${where}.`, { type: 'info' });
    });
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Button size="small" color="inherit" onClick={show} sx={showStyles}>
        <Box component="span" sx={quoteStyles}>
          {quote}
        </Box>
      </Button>
      <Said by={created_by} at={created_at} text={said} />
      {replies.map((reply) => (
        <Box key={reply.id} sx={{ pl: 2 }}>
          <Said by={reply.created_by} at={reply.created_at} text={reply.text} />
        </Box>
      ))}
      {resolved_at && (
        <Typography variant="body2" color="text.secondary">
          Resolved by {resolved_by}, {formatMoment(resolved_at)}
        </Typography>
      )}
      <Button size="small" onClick={() => onReply(note)}>
        Answer
      </Button>
      <ActionButton
        resource="draft-notes"
        id={id}
        data={{ resolved: resolved_at === null }}
        aria-label={`${resolved_at === null ? 'Resolve' : 'Open again'}: ${said.slice(0, 60)}`}
      >
        {resolved_at === null ? 'Resolve' : 'Open again'}
      </ActionButton>
    </Box>
  );
}

const Said = ({ by, at, text: said }: { by: string; at: string; text: string }) => (
  <>
    <Typography variant="body2" color="text.secondary">
      {by}, {formatMoment(at)}
    </Typography>
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
      {said}
    </Typography>
  </>
);

const quoteStyles = {
  borderLeft: 3,
  borderColor: 'warning.main',
  pl: 1,
  mb: 0.5,
  fontStyle: 'italic',
  textAlign: 'left',
} as const;
const showStyles = { textTransform: 'none', p: 0, display: 'block', textAlign: 'left' } as const;
