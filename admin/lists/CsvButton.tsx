import DownloadIcon from '@mui/icons-material/Download';
import { useMutation } from '@tanstack/react-query';
import { Button, useListContext, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { httpClient } from '../httpClient';
import { useAskPassword } from '../password/FreshPassword';
import { saveFile } from './saveFile';

/** Saves what the list shows, on all its pages, as a spreadsheet's file, once the password was typed. */
export function CsvButton() {
  const { resource, filterValues } = useListContext();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const askPassword = useAskPassword();
  const save = useMutation({
    mutationFn: () => {
      const body = JSON.stringify({ resource, filter: filterValues });
      return httpClient('/api/exports', { method: 'POST', body });
    },
    onSuccess: ({ body }) => saveFile(`${resource}.csv`, 'text/csv', body),
    onError: async (error) => {
      if (askPassword(error, () => save.mutate())) return;
      if (await logoutIfAccessDenied(error)) return;
      notify(error.message, { type: 'error' });
    },
  });
  return (
    <Button label="Export CSV" disabled={save.isPending} onClick={() => save.mutate()}>
      <DownloadIcon />
    </Button>
  );
}
