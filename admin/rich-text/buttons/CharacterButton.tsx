import type { Character } from '../data/characters';
import { GridDialog } from '../dialogs/GridDialog';
import { DialogButton } from '../toolbar/DialogButton';
import type { ToolbarButtonProps } from '../toolbar/ToolbarButton';
import { useArticleEditor } from '../useArticleEditor';

interface Props extends Pick<ToolbarButtonProps, 'label' | 'icon'> {
  name: string;
  title: string;
  characters: readonly Character[];
}

/** Puts one of its characters at the cursor. */
export function CharacterButton({ title, characters, ...button }: Props) {
  const editor = useArticleEditor();
  return (
    <DialogButton {...button}>
      {(close) => (
        <GridDialog
          title={title}
          characters={characters}
          onChoose={(text) => {
            editor.commands.insertContent({ type: 'text', text });
            close();
          }}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}
