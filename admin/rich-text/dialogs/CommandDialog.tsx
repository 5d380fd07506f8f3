import type { EditorDialog } from '../commands/EditorDialog';
import { useEditorShell } from '../EditorShell';
import { useArticleEditor } from '../useArticleEditor';
import { FieldsDialog } from './FieldsDialog';

interface Props {
  /** Names the dialog among all of the editor. */
  name: string;
  asks: EditorDialog;
}

/** What a command asks for, while its dialog is the open one. */
export function CommandDialog({ name, asks }: Props) {
  const editor = useArticleEditor();
  const { dialog, closeDialog } = useEditorShell();
  const { remove } = asks;
  if (dialog !== name) return null;
  return (
    <FieldsDialog
      title={asks.title}
      fields={typeof asks.fields === 'function' ? asks.fields(editor) : asks.fields}
      initial={asks.read?.(editor) ?? {}}
      submitLabel={asks.submitLabel}
      onSubmit={(values) => {
        const problem = asks.apply(editor, values);
        if (problem === undefined) closeDialog();
        return problem;
      }}
      remove={
        remove?.isPossible(editor)
          ? {
              label: remove.label,
              onClick: () => {
                remove.run(editor);
                closeDialog();
              },
            }
          : undefined
      }
      onClose={closeDialog}
    />
  );
}
