import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { FieldValues as TypedValues } from 'react-hook-form';
import type { FieldSpec } from '../../ui/forms/fields';
import { ResourceForm } from '../../ui/forms/ResourceForm';
import { AppDialog } from '../../ui/layout/AppDialog';
import { useArticleEditor, useEditorUi } from '../EditorUiContext';
import { DialogInput } from './DialogInput';
import type { DialogField, EditorDialog, FieldValues } from './EditorDialog';

/** Long fields take the full width, short ones half. */
const twoColumns = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 };

/** A form for a command's values: Enter applies it, Escape cancels. */
export function CommandDialog({ dialog }: { dialog: EditorDialog }) {
  const editor = useArticleEditor();
  const { closeDialog } = useEditorUi();
  const { title, fields, read, submitLabel = 'OK', remove } = dialog;
  const [opened] = useState(() => read(editor));
  const described = (typeof fields === 'function' ? fields(editor) : fields).map((field) => ({
    field,
    spec: specOf(field),
  }));
  return (
    <AppDialog isOfText title={title} onClose={closeDialog}>
      <ResourceForm
        layout="dialog"
        fields={described.map(({ spec }) => spec)}
        values={typedOf(
          described.map(({ field }) => field),
          opened,
        )}
        save={async (typed) => {
          const problem = dialog.apply(editor, { ...opened, ...textsOf(typed) });
          if (problem) throw new Error(problem);
        }}
        onDone={closeDialog}
        submit={submitLabel}
        onCancel={closeDialog}
        warnsOnLeave={false}
        actions={
          remove &&
          dialog.isPressed?.(editor) && (
            <Button
              color="error"
              onClick={() => {
                remove.run(editor);
                closeDialog();
              }}
              sx={{ mr: 'auto', order: -1 }}
            >
              {remove.label}
            </Button>
          )
        }
      >
        <Box sx={twoColumns}>
          {described.map(({ field, spec }, index) => (
            <Box key={field.name} sx={isShort(field) ? {} : { gridColumn: '1 / -1' }}>
              <DialogInput field={field} spec={spec} autoFocus={index === 0} />
            </Box>
          ))}
        </Box>
      </ResourceForm>
    </AppDialog>
  );
}

const isShort = ({ isShort, choices, type }: DialogField): boolean =>
  isShort ?? (choices !== undefined || type === 'number' || type === 'checkbox');

function specOf({
  name,
  label = '',
  type,
  choices,
  helperText,
  isRequired = false,
}: DialogField): FieldSpec {
  const field = { source: name, label, help: helperText, isOptional: !isRequired };
  if (type === 'checkbox') return { ...field, kind: 'switch', initial: false };
  if (type === 'number') return { ...field, kind: 'number', min: 0, max: 100_000, initial: 0 };
  if (choices) {
    const none = choices.find(([value]) => value === '')?.[1];
    return {
      ...field,
      kind: 'choice',
      choices: choices.flatMap(([id, name]) => (id === '' ? [] : [{ id, name }])),
      ...(none !== undefined && { none }),
    };
  }
  // Kept as typed: a space at its start or end may be meant.
  return { ...field, kind: 'alt', lines: type === 'multiline' ? 3 : undefined };
}

const typedOf = (fields: readonly DialogField[], values: FieldValues): TypedValues =>
  Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = values[name];
      if (type === 'checkbox') return [name, value === 'true'];
      return [name, type === 'altText' ? (value ?? null) : (value ?? '')];
    }),
  );

const textsOf = (typed: TypedValues): FieldValues =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? 'true' : '') : (value?.toString() ?? undefined),
    ]),
  );
