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
  /** Opens the page of what is written. */
  onPreview(): void;
  /** Gets what moves the focus to the text, at once. */
  focusRef: RefObject<(() => void) | null>;
}

/** The page's own heading says what the text is. */
const onlySpoken = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
} as const;

/**
 * react-admin's input for an article's HTML, in the public page's type and measure. Its toolbar stays
 * below what the page around it keeps in view, `--editor-top` high.
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
    // Finds out at every key what was deleted, for an event that nobody here listens to.
    enableCoreExtensions: { delete: false },
  });
  const article = useArticleValue(editor, input.field);

  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const focus = () => {
      const source = frame.current?.querySelector<HTMLElement>('.cm-content, textarea');
      if (source) source.focus();
      // At once, unlike the command of that name: the next key belongs to the text.
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
