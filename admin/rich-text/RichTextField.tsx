import { DefaultEditorOptions, RichTextInput } from 'ra-input-rich-text';

interface Props {
  source: string;
  label: string;
}

// A module constant: new options would build the editor anew at every keystroke.
const editorOptions = {
  ...DefaultEditorOptions,
  editorProps: {
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Content' },
  },
};

export default function RichTextField({ source, label }: Props) {
  return (
    <RichTextInput
      source={source}
      label={label}
      isRequired
      fullWidth
      editorOptions={editorOptions}
      sx={{
        '& .ProseMirror': { minHeight: 300, maxHeight: 800, overflow: 'auto' },
        '& .ProseMirror a': { color: 'primary.main' },
      }}
    />
  );
}
