import { MenuItem, TextField } from '@mui/material';
import type { AnswerTemplate } from '../../api/types';
import { useFromApi } from '../useFromApi';

interface Props {
  enquiryId: string;
  onChoose(text: string): void;
}

/** Begins an answer with a text that is written already, to be changed then. */
export function TemplateMenu({ enquiryId, onChoose }: Props) {
  const query = new URLSearchParams({ enquiry_id: enquiryId });
  const address = `/api/answer-templates?${query}`;
  const { data = [] } = useFromApi<AnswerTemplate[]>(['answer-templates', enquiryId], address);
  return (
    <TextField
      select
      label="Begin with a template"
      value=""
      onChange={({ target }) => {
        const chosen = data.find(({ id }) => id === target.value);
        if (chosen) onChoose(chosen.text);
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
