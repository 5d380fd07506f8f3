import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Post } from '../../../api/types';
import { headingsIn } from '../commands/headings';
import { useArticleEditor } from '../useArticleEditor';

interface Props {
  label: string | undefined;
  helperText: string | undefined;
  value: string;
  onChange(value: string): void;
}

interface Target {
  href: string;
  label: string;
  kind: string;
}

const pause = 250;

/** Where a link leads: an address, or one of this text's headings or of the site's posts, found by its words. */
export function AddressInput({ label, helperText, value, onChange }: Props) {
  const editor = useArticleEditor();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setQ(value.trim()), pause);
    return () => window.clearTimeout(timer);
  }, [value]);

  const { data = [] } = useGetList<Post>('posts', {
    filter: { q, state: 'live' },
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'date', order: 'DESC' },
    meta: { fields: 'id,title,slug' },
  });
  const typed = value.trim();
  const posts = (q === typed ? data : []).map(({ title, slug }) => ({
    href: `/blog/${slug}`,
    label: title,
    kind: 'Posts',
  }));
  const isFound = (text: string) => text.toLowerCase().includes(typed.toLowerCase());
  const headings = headingsIn(editor.state.doc)
    .filter(({ text }) => isFound(text))
    .map(({ id, text }) => ({ href: `#${id}`, label: text, kind: 'Headings of this text' }));

  return (
    <Autocomplete<Target, false, false, true>
      freeSolo
      // Addresses are no words to look for.
      options={/^(https?:|mailto:|tel:|\/|#|www\.)/i.test(value) ? [] : [...headings, ...posts]}
      filterOptions={(options) => options}
      groupBy={({ kind }) => kind}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.href)}
      inputValue={value}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' || reason === 'clear') onChange(text);
      }}
      onChange={(_event, chosen) => {
        if (chosen && typeof chosen !== 'string') onChange(chosen.href);
      }}
      sx={{ gridColumn: '1 / -1' }}
      renderInput={(params) => (
        <TextField {...params} label={label} helperText={helperText} required autoFocus />
      )}
    />
  );
}
