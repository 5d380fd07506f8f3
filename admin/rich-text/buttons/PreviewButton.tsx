import Visibility from '@mui/icons-material/Visibility';
import { useEditorShell } from '../EditorShell';
import { PreviewDialog } from '../preview/PreviewDialog';
import { ToolbarButton } from '../toolbar/ToolbarButton';

export function PreviewButton() {
  const { dialog, openDialog, closeDialog, currentHtml } = useEditorShell();
  return (
    <>
      <ToolbarButton
        label="Preview"
        icon={<Visibility fontSize="inherit" />}
        popup="dialog"
        worksInSource
        onClick={() => {
          currentHtml();
          openDialog('preview');
        }}
      />
      {dialog === 'preview' && <PreviewDialog html={currentHtml()} onClose={closeDialog} />}
    </>
  );
}
