import Verified from '@mui/icons-material/Verified';
import { lazy, Suspense } from 'react';
import { useEditorShell } from '../EditorShell';
import { StateButton } from '../toolbar/CommandButton';
import { useArticleEditor } from '../useArticleEditor';

const FactChooser = lazy(() => import('../../facts/FactChooser'));

/** Puts a fact at the cursor, or another in the place of the selected one. */
export function FactButton() {
  const editor = useArticleEditor();
  const { dialog, openDialog, closeDialog } = useEditorShell();
  return (
    <>
      <StateButton
        label="Fact"
        icon={Verified}
        popup="dialog"
        isPressed={() => editor.isActive('fact')}
        onClick={() => openDialog('fact')}
      />
      {dialog === 'fact' && (
        <Suspense fallback={null}>
          <FactChooser
            onChoose={(attrs) => {
              editor.commands.insertContent({ type: 'fact', attrs });
              closeDialog();
            }}
            onClose={closeDialog}
          />
        </Suspense>
      )}
    </>
  );
}
