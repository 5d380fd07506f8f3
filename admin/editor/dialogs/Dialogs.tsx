import type { ComponentType } from 'react';
import type { Media, Paper } from '../../../api/types';
import { paperInWords, paperPath } from '../../../shared/papers';
import { FactChooser } from '../../facts/FactChooser';
import { MediaChooser } from '../../media/MediaChooser';
import { PaperChooser } from '../../papers/PaperChooser';
import { SnippetChooser } from '../../snippets/SnippetChooser';
import { useArticleEditor, useEditorUi } from '../EditorUiContext';
import { CharacterDialog } from './CharacterDialog';
import { CommandDialog } from './CommandDialog';
import { formDialogs } from './formDialogs';
import { PasteDialog } from './PasteDialog';

type Chooser = typeof FactChooser;

/** Inserts a fact or snippet at the cursor, replacing a selected one. */
function ValueDialog({ Chooser }: { Chooser: Chooser }) {
  const editor = useArticleEditor();
  const { closeDialog } = useEditorUi();
  return (
    <Chooser
      onChoose={(attrs) => {
        editor.commands.insertContent({ type: 'fact', attrs });
        closeDialog();
      }}
      onClose={closeDialog}
    />
  );
}

function MediaDialog() {
  const editor = useArticleEditor();
  const { closeDialog } = useEditorUi();
  function insert({ id, extension, alt, width, height }: Media) {
    closeDialog();
    const size = { width: String(width), height: String(height) };
    const attrs = { src: `/images/${id}.${extension}`, alt, ...size };
    editor.commands.insertContent({ type: 'image', attrs });
  }
  return <MediaChooser onChoose={insert} onClose={closeDialog} />;
}

/** Links to a paper of the library, and says what it is. */
function PaperDialog() {
  const editor = useArticleEditor();
  const { closeDialog } = useEditorUi();
  function insert(paper: Paper) {
    closeDialog();
    const mark = { type: 'link', attrs: { href: paperPath(paper) } };
    editor.commands.insertContent([
      { type: 'text', text: paper.title, marks: [mark] },
      { type: 'text', text: ` (${paperInWords(paper)})` },
    ]);
  }
  return <PaperChooser onChoose={insert} onClose={closeDialog} />;
}

const otherDialogs: Readonly<Record<string, ComponentType>> = {
  fact: () => <ValueDialog Chooser={FactChooser} />,
  snippet: () => <ValueDialog Chooser={SnippetChooser} />,
  media: MediaDialog,
  paper: PaperDialog,
  character: CharacterDialog,
  'paste-html': () => <PasteDialog kind="html" title="Paste" />,
  'paste-plain': () => <PasteDialog kind="plain" title="Paste as plain text" />,
};

/** The open dialog, imported on first use. */
export function Dialogs() {
  const { dialog = '' } = useEditorUi();
  const form = formDialogs[dialog];
  const Other = otherDialogs[dialog];
  if (form) return <CommandDialog key={dialog} dialog={form} />;
  return Other && <Other />;
}
