import type { ReactNode } from 'react';
import { useRedirect } from 'react-admin';
import { AppDialog } from './AppDialog';
import { usePageTitle } from './usePageTitle';

interface Props {
  title: string;
  path: string;
  children: ReactNode;
}

/**
 * A dialog at its own address. Closing it navigates back, so that unsaved changes can be confirmed.
 */
export function PageDialog({ title, path, children }: Props) {
  usePageTitle(title);
  const redirect = useRedirect();
  return (
    <AppDialog title={title} onClose={() => redirect(path)}>
      {children}
    </AppDialog>
  );
}
