import { Box, FormHelperText, FormLabel } from '@mui/material';
import { useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { InputHelperText, useInput, useNotify } from 'react-admin';
import { ArticleEditor } from './ArticleEditor';
import { editorExtensions } from './editorExtensions';
import { readHtml } from './html/readHtml';
import { pasting } from './paste/pasting';
import { useArticleValue } from './useArticleValue';

interface Props {
  source: string;
  label: string;
  /** Opens a preview. */
  onPreview(): void;
  /** Receives a function that focuses the text immediately. */
  focusRef: RefObject<(() => void) | null>;
}

/** Hides the label visually: the page's heading names the text. */
const onlySpoken = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
} as const;

/**
 * react-admin's input for an article's HTML, in the public page's style and measure. Its toolbar
 * stays below the page's sticky parts, which are `--editor-top` high.
 */
export default function RichTextField({ source, label, onPreview, focusRef }: Props) {
  const input = useInput({ source, isRequired: true, parse: (html: string) => html });
  const { invalid, error } = input.fieldState;
  const { ref } = input.field;
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
  const [content] = useState(() => readHtml(input.field.value));
  const editor = useEditor({
    extensions: editorExtensions,
    content,
    editorProps,
    // Otherwise it computes deletions at every key, for an event without listeners.
    enableCoreExtensions: { delete: false },
  });
  const article = useArticleValue(editor, input.field);

  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const focus = () => {
      const source = frame.current?.querySelector<HTMLElement>('.cm-content, textarea');
      if (source) source.focus();
      // Immediate, unlike the focus command: the next key belongs to the text.
      else editor.view.focus();
    };
    ref({ focus });
    focusRef.current = focus;
  }, [ref, focusRef, editor]);

  return (
    <Box ref={frame} className={`ra-input ra-input-${source}`} sx={{ width: '100%', mt: 1 }}>
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
      <ArticleEditor
        editor={editor}
        article={article}
        source={source}
        label={label}
        onPreview={onPreview}
      />
      <FormHelperText id={`${id}-help`} error={invalid}>
        <InputHelperText error={error?.message} helperText={false} />
      </FormHelperText>
    </Box>
  );
}
