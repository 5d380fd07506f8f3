import { Button, DialogContentText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { BulkExportButton, type Identifier, useListContext } from 'react-admin';
import type { Post } from '../../api/types';
import { write } from '../dataProvider';
import { mayPublish } from '../signedIn';
import { FormDialog } from '../ui/forms/FormDialog';
import type { FieldSpec } from '../ui/forms/fields';
import { ActionButton } from '../ui/layout/ActionButton';
import { AppDialog } from '../ui/layout/AppDialog';
import { namesOf } from '../ui/lists/namesOf';
import { DeletePostsButton } from './DeletePostsButton';
import { AuthorInput, CategoryInput } from './edit/detailInputs';
import { statusOf } from './edit/postApi';
import { titleOf } from './PostTitle';

/** Outcome of a call for each selected post. */
interface Outcome {
  /** Past tense of what was done, as in '2 posts published'. */
  verb: string;
  done: number;
  problems: { title: string; message: string }[];
}

export function BulkActions() {
  const { selectedIds, onUnselectItems, data = [] } = useListContext<Post>();
  const [asks, setAsks] = useState<keyof typeof labels>();
  const [outcome, setOutcome] = useState<Outcome>();
  const shown = new Map(data.map((post) => [post.id, post]));
  const posts = countOf(selectedIds.length);
  const names = namesOf(data.filter(({ id }) => selectedIds.includes(id)).map(titleOf));

  /** Calls for one post after the other, and continues after a failure. */
  async function forEach(verb: string, call: (id: Identifier) => Promise<unknown>) {
    const result: Outcome = { verb, done: 0, problems: [] };
    for (const id of selectedIds) {
      try {
        await call(id);
        result.done += 1;
      } catch (error) {
        // There is nothing to publish or unpublish.
        if (statusOf(error) === 404) continue;
        const post = shown.get(String(id));
        const message = error instanceof Error ? error.message : String(error);
        result.problems.push({ title: post ? titleOf(post) : String(id), message });
      }
    }
    return result;
  }

  function finish(result: Outcome) {
    if (result.problems.length > 0) setOutcome(result);
    else onUnselectItems();
  }

  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <ActionButton<Outcome>
        resource="publications"
        act={() => forEach('published', (blog_id) => write('publications', { data: { blog_id } }))}
        ask={{
          title: `Publish ${posts}?`,
          content: `${names}. Drafts and changes that aren’t published yet go live at once.`,
          confirm: 'Publish',
        }}
        done={doneText}
        onDone={finish}
      >
        Publish
      </ActionButton>
      <ActionButton<Outcome>
        resource="unpublications"
        act={() =>
          forEach('unpublished', (blog_id) => write('unpublications', { data: { blog_id } }))
        }
        ask={{
          title: `Unpublish ${posts}?`,
          content: `${names}. Visitors no longer see them; their addresses show “not found”. Each text is kept as a draft.`,
          confirm: 'Unpublish',
        }}
        done={doneText}
        onDone={finish}
      >
        Unpublish
      </ActionButton>
      {mayPublish() && (
        <>
          <Button size="small" onClick={() => setAsks('category')}>
            Category…
          </Button>
          <Button size="small" onClick={() => setAsks('author')}>
            Author…
          </Button>
        </>
      )}
      <BulkExportButton />
      <DeletePostsButton ids={selectedIds} onDeleted={onUnselectItems} />
      {asks && (
        <FormDialog
          title={`Change the ${asks} of ${posts}`}
          fields={[{ source: asks, label: labels[asks] } satisfies FieldSpec]}
          submit={`Change ${asks}`}
          done={`${labels[asks]} changed.`}
          values={{ [asks]: '' }}
          changes="post-changes"
          onClose={() => setAsks(undefined)}
          onDone={() => {
            setAsks(undefined);
            onUnselectItems();
          }}
          write={({ [asks]: value }) => ({ data: { blog_ids: selectedIds, [asks]: value } })}
        >
          <DialogContentText sx={{ mb: 1 }}>{names}</DialogContentText>
          {asks === 'category' ? <CategoryInput /> : <AuthorInput />}
        </FormDialog>
      )}
      {outcome && (
        <AppDialog
          title={`${countOf(outcome.done)} ${outcome.verb}, ${outcome.problems.length} not`}
          onClose={() => setOutcome(undefined)}
          actions={<Button onClick={() => setOutcome(undefined)}>Close</Button>}
        >
          {outcome.problems.map(({ title, message }) => (
            <Typography key={title} sx={{ mb: 1 }}>
              <strong>{title}</strong>: {message}
            </Typography>
          ))}
        </AppDialog>
      )}
    </Stack>
  );
}

const labels = { category: 'Category', author: 'Author' } as const;

const countOf = (count: number): string => `${count} ${count === 1 ? 'post' : 'posts'}`;

/** The toast; with problems a dialog is shown instead. */
const doneText = ({ verb, done, problems }: Outcome): string | undefined =>
  problems.length > 0 ? undefined : `${countOf(done)} ${verb}.`;
