import Print from '@mui/icons-material/Print';
import { useEditorShell } from '../EditorShell';
import { printArticle } from '../preview/printArticle';
import { ToolbarButton } from '../toolbar/ToolbarButton';

export function PrintButton() {
  const { currentHtml } = useEditorShell();
  return (
    <ToolbarButton
      label="Print"
      icon={<Print fontSize="inherit" />}
      worksInSource
      onClick={() => printArticle(currentHtml())}
    />
  );
}
