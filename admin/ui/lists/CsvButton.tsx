import DownloadIcon from '@mui/icons-material/Download';
import { Button, useListContext } from 'react-admin';
import { httpClient } from '../../httpClient';
import { useChange } from '../../useChange';
import { saveFile } from './saveFile';

/** Saves the whole filtered list as CSV, after the password was confirmed. */
export function CsvButton() {
  const { resource, filterValues } = useListContext();
  const save = useChange<{ body: string }, void>('exports', {
    // The response is a file.
    act: () => {
      const body = JSON.stringify({ resource, filter: filterValues });
      return httpClient('/api/exports', { method: 'POST', body });
    },
    onSuccess: ({ body }) => saveFile(`${resource}.csv`, 'text/csv', body),
  });
  return (
    <Button label="Export CSV" disabled={save.isPending} onClick={() => save.mutate()}>
      <DownloadIcon />
    </Button>
  );
}
