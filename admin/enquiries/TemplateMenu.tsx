import { MenuItem, TextField } from '@mui/material';
import { useGetList } from 'react-admin';
import type { AnswerFields, AnswerTemplate } from '../../api/types';

interface Props {
  fields: AnswerFields['fields'];
  onChoose(template: Pick<AnswerTemplate, 'subject' | 'text'>): void;
}

const byName = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'name', order: 'ASC' },
} as const;

/** Begins an answer with a text that is written already; its fields are filled for the enquiry. */
export function TemplateMenu({ fields, onChoose }: Props) {
  const { data = [] } = useGetList<AnswerTemplate>('answer-templates', byName);
  const fill = (text: string) =>
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (field, name: string) => fields[name] ?? field);
  return (
    <TextField
      select
      label="Start from a template"
      value=""
      onChange={({ target }) => {
        const chosen = data.find(({ id }) => id === target.value);
        if (chosen) onChoose({ subject: fill(chosen.subject), text: fill(chosen.text) });
      }}
    >
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
