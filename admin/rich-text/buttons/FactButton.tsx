import Verified from '@mui/icons-material/Verified';
import { lazy } from 'react';
import { DialogButton } from '../toolbar/DialogButton';
import { useArticleEditor } from '../useArticleEditor';

const FactChooser = lazy(() => import('../../facts/FactChooser'));

/** Puts a fact at the cursor, or another in the place of the selected one. */
export function FactButton() {
  const editor = useArticleEditor();
  return (
    <DialogButton
      name="fact"
      label="Fact"
      icon={Verified}
      isPressed={() => editor.isActive('fact')}
    >
      {(close) => (
        <FactChooser
          onChoose={(attrs) => {
            editor.commands.insertContent({ type: 'fact', attrs });
            close();
          }}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}
