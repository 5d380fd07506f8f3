import { Alert, Button, Stack } from '@mui/material';
import { useRef, useState } from 'react';
import { httpClient } from '../httpClient';
import { refreshShown } from '../reads';

interface Props {
  /** What it is uploaded to, and is read again then. */
  resource: 'papers' | 'enquiry-papers';
  /** Further fields of the form. */
  fields?: Readonly<Record<string, string>>;
  label: string;
  onUploaded?(paper: { id: string }): void;
}

/** Uploads PDFs, one after the other; what is refused is said by name. */
export function PaperUpload({ resource, fields = {}, label, onUploaded }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  async function upload(files: readonly File[]) {
    setProblems([]);
    for (const file of files) {
      setSending(file.name);
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append('file', file);
      try {
        const { json } = await httpClient(`/api/${resource}`, { method: 'POST', body });
        onUploaded?.(json);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        setProblems((before) => [...before, `${file.name}: ${message}`]);
      }
    }
    setSending('');
    refreshShown(resource === 'papers' ? 'papers' : 'enquiries');
  }
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <input
        ref={picker}
        type="file"
        accept="application/pdf,.pdf"
        multiple
        hidden
        aria-label={label}
        onChange={({ target }) => {
          void upload([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        variant="outlined"
        disabled={sending !== ''}
        onClick={() => picker.current?.click()}
        aria-live="polite"
      >
        {sending ? `Uploading ${sending} …` : label}
      </Button>
      {problems.map((problem) => (
        <Alert key={problem} severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {problem}
        </Alert>
      ))}
    </Stack>
  );
}
