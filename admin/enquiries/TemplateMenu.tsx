import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { AnswerTemplate } from '../../api/types';
import { httpClient } from '../httpClient';

interface Props {
  enquiryId: string;
  onChoose(text: string): void;
}

/** Begins an answer with a text that is written already, to be changed then. */
export function TemplateMenu({ enquiryId, onChoose }: Props) {
  const { data = [] } = useQuery({
    queryKey: ['answer-templates', enquiryId],
    queryFn: async ({ signal }): Promise<AnswerTemplate[]> => {
      const query = new URLSearchParams({ enquiry_id: enquiryId });
      return (await httpClient(`/api/answer-templates?${query}`, { signal })).json;
    },
  });
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
