import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { type DialogField, FieldsDialog, type FieldValues } from '../dialogs/FieldsDialog';
import { useEditorShell } from '../EditorShell';
import { useArticleEditor } from '../useArticleEditor';
import { CommandState } from './CommandState';

interface Props {
  /** Names the dialog among all of the editor. */
  name: string;
  label: string;
  icon: ReactNode;
  shortcut?: string;
  title: string;
  fields: readonly DialogField[] | ((editor: Editor) => readonly DialogField[]);
  submitLabel?: string;
  /** What the fields show at first: what is selected, or the usual. */
  read?(editor: Editor): FieldValues;
  /** @returns a message where the values can't be taken. */
  apply(editor: Editor, values: FieldValues): string | undefined;
  /** Takes away what is selected. */
  remove?: { label: string; isPossible(editor: Editor): boolean; run(editor: Editor): void };
  isPressed?(editor: Editor): boolean;
}

/** A button that asks for a few values before it does something to the text. */
export function DialogButton(props: Props) {
  const { name, label, icon, shortcut, isPressed, remove } = props;
  const editor = useArticleEditor();
  const { dialog, openDialog, closeDialog } = useEditorShell();
  return (
    <>
      <CommandState
        label={label}
        icon={icon}
        shortcut={shortcut}
        popup="dialog"
        isPressed={isPressed}
        onClick={() => openDialog(name)}
      />
      {dialog === name && (
        <FieldsDialog
          title={props.title}
          fields={typeof props.fields === 'function' ? props.fields(editor) : props.fields}
          initial={props.read?.(editor) ?? {}}
          submitLabel={props.submitLabel ?? 'OK'}
          onSubmit={(values) => {
            const problem = props.apply(editor, values);
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
      )}
    </>
  );
}
