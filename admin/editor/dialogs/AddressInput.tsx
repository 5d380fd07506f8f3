import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import type { SearchResult } from '../../../api/types';
import { useRead } from '../../reads';
import { headingsIn } from '../commands/headings';
import { useArticleEditor } from '../EditorUiContext';

interface Props {
  label: string | undefined;
  helperText: string | undefined;
  value: string;
  onChange(value: string): void;
}

interface Target {
  url: string;
  title: string;
  group: 'Headings of this text' | 'Posts' | 'Pages';
}

const pause = 250;
/** Matches addresses, which aren't search words. */
const address = /^(https?:|mailto:|tel:|\/|#|www\.)/i;

/** Input for a link: an address, a heading of this text, or a post or page found by search. */
export function AddressInput({ label, helperText, value, onChange }: Props) {
  const editor = useArticleEditor();
  const typed = value.trim();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setQ(address.test(typed) ? '' : typed), pause);
    return () => window.clearTimeout(timer);
  }, [typed]);

  const asked = new URLSearchParams({ q, range: '[0,19]' });
  const { data = [] } = useRead<SearchResult[]>('search', `?${asked}`, { enabled: q.length > 1 });
  const results = (q === typed ? data : []).filter(({ kind }) => kind !== 'fact');
  const [posts, pages] = [true, false].map((isPost) =>
    results
      .filter(({ kind }) => (kind === 'post') === isPost)
      .map(({ url, title }): Target => ({ url, title, group: isPost ? 'Posts' : 'Pages' })),
  );
  const headings = headingsIn(editor.state.doc)
    .filter(({ text }) => text.toLowerCase().includes(typed.toLowerCase()))
    .map(
      ({ id, text }): Target => ({ url: `#${id}`, title: text, group: 'Headings of this text' }),
    );

  return (
    <Autocomplete<Target, false, false, true>
      freeSolo
      options={address.test(typed) ? [] : [...headings, ...(posts ?? []), ...(pages ?? [])]}
      filterOptions={(options) => options}
      groupBy={({ group }) => group}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.url)}
      inputValue={value}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' || reason === 'clear') onChange(text);
      }}
      onChange={(_event, chosen) => {
        if (chosen && typeof chosen !== 'string') onChange(chosen.url);
      }}
      sx={{ gridColumn: '1 / -1' }}
      renderInput={(params) => (
        <TextField {...params} label={label} helperText={helperText} required autoFocus />
      )}
    />
  );
}
