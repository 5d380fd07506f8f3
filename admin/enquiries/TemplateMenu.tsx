import { MenuItem, TextField } from '@mui/material';
import type { AnswerFields, AnswerTemplate } from '../../api/types';
import { useRead } from '../useRead';

interface Props {
  fields: AnswerFields['fields'];
  onChoose(template: Pick<AnswerTemplate, 'subject' | 'text'>): void;
}

const address = '/api/answer-templates?range=[0,199]';

/** Begins an answer with a text that is written already; its fields are filled for the enquiry. */
export function TemplateMenu({ fields, onChoose }: Props) {
  const { data = [] } = useRead<AnswerTemplate[]>(address);
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
