import type { Character } from '../data/characters';
import { GridDialog } from '../dialogs/GridDialog';
import { useEditorShell } from '../EditorShell';
import { ToolbarButton, type ToolbarButtonProps } from '../toolbar/ToolbarButton';
import { useArticleEditor } from '../useArticleEditor';

interface Props extends Pick<ToolbarButtonProps, 'label' | 'icon'> {
  name: string;
  title: string;
  characters: readonly Character[];
}

/** Puts one of its characters at the cursor. */
export function CharacterButton({ name, label, icon, title, characters }: Props) {
  const editor = useArticleEditor();
  const { dialog, openDialog, closeDialog } = useEditorShell();
  return (
    <>
      <ToolbarButton label={label} icon={icon} popup="dialog" onClick={() => openDialog(name)} />
      {dialog === name && (
        <GridDialog
          title={title}
          characters={characters}
          onChoose={(text) => {
            editor.commands.insertContent({ type: 'text', text });
            closeDialog();
          }}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
