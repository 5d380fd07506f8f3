import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { ListedFact } from '../../api/types';
import { dataProvider, write } from '../dataProvider';
import { FieldInput } from '../ui/forms/FieldInput';
import { FormDialog } from '../ui/forms/FormDialog';
import { namesOf } from '../ui/lists/namesOf';
import { namedSource, sourceFields } from './sourceFields';

const { title, url } = sourceFields;

/** Records a check of the selected facts’ values, by one source if one is entered. */
export function CheckMany() {
  const { selectedIds, onUnselectItems, data = [] } = useListContext<ListedFact>();
  const [isAsking, setAsking] = useState(false);
  const count = selectedIds.length === 1 ? '1 fact' : `${selectedIds.length} facts`;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Checked, unchanged…
      </Button>
      {isAsking && (
        <FormDialog
          title={`Checked, unchanged: ${count}`}
          fields={[title, url]}
          values={{ source_title: '', source_url: '' }}
          submit="Checked"
          done={`${count} checked.`}
          changes="fact-checks"
          maxWidth="sm"
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onUnselectItems();
          }}
          save={async (typed) => {
            const { data } = await dataProvider.getMany<ListedFact>('facts', { ids: selectedIds });
            for (const { value_id, value_updated_at } of data) {
              if (!value_id) continue;
              const check = { value_id, updated_at: value_updated_at, ...namedSource(typed) };
              await write('fact-checks', { data: check });
            }
          }}
        >
          <DialogContentText>
            {namesOf(data.filter(({ id }) => selectedIds.includes(id)).map(({ name }) => name))}.
            The values in force are right today. Each is due for its next review after 1 July.
          </DialogContentText>
          <FieldInput field={title} />
          <FieldInput field={url} />
        </FormDialog>
      )}
    </>
  );
}
