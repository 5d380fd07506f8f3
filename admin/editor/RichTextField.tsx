import { Box, FormHelperText, FormLabel } from '@mui/material';
import { useEditor } from '@tiptap/react';
import { useEffect, useId, useMemo, useState } from 'react';
import { InputHelperText, useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ArticleEditor } from './ArticleEditor';
import type { ArticleText } from './ArticleText';
import { EditorSurface } from './EditorSurface';
import { editorExtensions } from './editorExtensions';
import { readHtml } from './html/readHtml';
import { pasting } from './paste/pasting';

export interface RichTextFieldProps {
  article: ArticleText;
  /** The form's name for it, which errors have. */
  source: string;
  label: string;
  onPreview(): void;
}

/** Hides the label visually: the page's heading names the text. */
const onlySpoken = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
} as const;

/**
 * The input of an article, in the public page's style and measure. Its toolbar stays below the
 * page's sticky parts, which are `--editor-top` high.
 */
export default function RichTextField({ article, source, label, onPreview }: RichTextFieldProps) {
  const error = useFormState({ name: source }).errors[source];
  const invalid = error !== undefined;
  const id = useId();
  const notify = useNotify();
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        // The article page's styles.
        class: 'article-body',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-invalid': String(invalid),
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-help`,
      },
      ...pasting(notify),
    }),
    [id, invalid, notify],
  );
  const [html] = useState(article.read);
  const [content] = useState(() => readHtml(html));
  const editor = useEditor({
    extensions: editorExtensions,
    content,
    editorProps,
    // Otherwise it computes deletions at every key, for an event without listeners.
    enableCoreExtensions: { delete: false },
  });
  const surface = useMemo(() => new EditorSurface(editor, article, html), [editor, article, html]);
  useEffect(() => surface.attach(), [surface]);

  return (
    <Box className={`ra-input ra-input-${source}`} sx={{ width: '100%', mt: 1 }}>
      <FormLabel
        id={`${id}-label`}
        htmlFor={id}
        required
        error={invalid}
        onClick={() => editor.commands.focus()}
        sx={onlySpoken}
      >
        {label}
      </FormLabel>
      <ArticleEditor editor={editor} surface={surface} label={label} onPreview={onPreview} />
      <FormHelperText id={`${id}-help`} error={invalid}>
        <InputHelperText error={String(error?.message ?? '')} helperText={false} />
      </FormHelperText>
    </Box>
  );
}
