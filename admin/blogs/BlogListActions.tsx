import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ColumnsButton, ExportButton, TopToolbar } from 'react-admin';

export function BlogListActions() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <TopToolbar>
      {!isNarrow && <ColumnsButton />}
      <ExportButton />
    </TopToolbar>
  );
}
