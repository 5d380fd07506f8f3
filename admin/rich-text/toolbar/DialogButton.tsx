import { type ReactNode, Suspense } from 'react';
import type { EditorDialog } from '../commands/EditorDialog';
import { CommandDialog } from '../dialogs/CommandDialog';
import { useEditorShell } from '../EditorShell';
import { StateButton, type StateProps } from './CommandButton';

interface Props extends Omit<StateProps, 'popup' | 'onClick'> {
  /** Names the dialog among all of the editor. */
  name: string;
  /** The dialog, while it is open. */
  children(close: () => void): ReactNode;
}

/** A button that opens a dialog, which may be loaded then. */
export function DialogButton({ name, children, ...button }: Props) {
  const { dialog, openDialog, closeDialog } = useEditorShell();
  return (
    <>
      <StateButton {...button} popup="dialog" onClick={() => openDialog(name)} />
      {dialog === name && <Suspense fallback={null}>{children(closeDialog)}</Suspense>}
    </>
  );
}

/** A button that asks for a few values before it does something to the text. */
export const AskButton = ({
  asks,
  ...button
}: Omit<Props, 'children'> & { asks: EditorDialog }) => (
  <DialogButton {...button} isPressed={asks.isPressed}>
    {() => <CommandDialog asks={asks} />}
  </DialogButton>
);
