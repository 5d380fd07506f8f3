import Fullscreen from '@mui/icons-material/Fullscreen';
import Print from '@mui/icons-material/Print';
import ViewDay from '@mui/icons-material/ViewDay';
import ViewQuilt from '@mui/icons-material/ViewQuilt';
import Visibility from '@mui/icons-material/Visibility';
import { templatesDialog } from '../commands/templates';
import { useEditorShell } from '../EditorShell';
import { PreviewDialog } from '../preview/PreviewDialog';
import { printArticle } from '../preview/printArticle';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { AskButton } from '../toolbar/DialogButton';
import { ToolbarButton } from '../toolbar/ToolbarButton';

/** The text as a whole, and how it is shown. */
export function DocumentGroup() {
  const shell = useEditorShell();
  const { dialog, openDialog, closeDialog, currentHtml, toggle } = shell;

  function preview() {
    currentHtml();
    openDialog('preview');
  }

  return (
    <ButtonGroup label="Document">
      <ToolbarButton
        label="Preview"
        icon={Visibility}
        popup="dialog"
        worksInSource
        onClick={preview}
      />
      {dialog === 'preview' && <PreviewDialog html={currentHtml()} onClose={closeDialog} />}
      <ToolbarButton
        label="Print"
        icon={Print}
        worksInSource
        onClick={() => printArticle(currentHtml())}
      />
      <AskButton name="templates" label="Templates" icon={ViewQuilt} asks={templatesDialog} />
      <ToolbarButton
        label="Show blocks"
        icon={ViewDay}
        isPressed={shell.areBlocksShown}
        onClick={() => toggle('areBlocksShown')}
      />
      <ToolbarButton
        label="Maximize"
        icon={Fullscreen}
        isPressed={shell.isMaximized}
        worksInSource
        onClick={() => toggle('isMaximized')}
      />
    </ButtonGroup>
  );
}
