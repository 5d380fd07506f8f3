import type { EditorDialog } from '../commands/EditorDialog';
import { CommandDialog } from '../dialogs/CommandDialog';
import { useEditorShell } from '../EditorShell';
import { StateButton } from './CommandButton';
import type { ToolbarButtonProps } from './ToolbarButton';

interface Props extends Pick<ToolbarButtonProps, 'label' | 'icon' | 'shortcut'> {
  /** Names the dialog among all of the editor. */
  name: string;
  asks: EditorDialog;
}

/** A button that asks for a few values before it does something to the text. */
export function DialogButton({ name, asks, ...button }: Props) {
  const { openDialog } = useEditorShell();
  return (
    <>
      <StateButton
        {...button}
        popup="dialog"
        isPressed={asks.isPressed}
        onClick={() => openDialog(name)}
      />
      <CommandDialog name={name} asks={asks} />
    </>
  );
}
