import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useEditor } from '@tiptap/react';
import { useEffect, useId, useMemo, useState } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { ArticleEditor } from './ArticleEditor';
import { editorExtensions } from './editorExtensions';
import { readHtml } from './html/readHtml';
import { cleanPasted } from './paste/cleanPasted';

interface Props {
  source: string;
  label: string;
}

/** react-admin's input for an article's HTML. */
export default function RichTextField({ source, label }: Props) {
  const input = useInput({ source, isRequired: true, parse: (html: string) => html });
  const { invalid, error } = input.fieldState;
  const { ref } = input.field;
  const id = useId();
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
      transformPastedHTML: cleanPasted,
    }),
    [id, invalid],
  );
  const [content] = useState(() => readHtml(input.field.value));
  const editor = useEditor({ extensions: editorExtensions, content, editorProps });

  useEffect(() => {
    ref({ focus: () => editor.commands.focus() });
  }, [ref, editor]);

  return (
    <Box className={`ra-input ra-input-${source}`} sx={{ width: '100%', mt: 1 }}>
      <FormLabel
        id={`${id}-label`}
        htmlFor={id}
        required
        error={invalid}
        onClick={() => editor.commands.focus()}
        sx={{ fontSize: 'body2.fontSize', display: 'block', mb: 0.5 }}
      >
        {label}
      </FormLabel>
      <ArticleEditor editor={editor} field={input.field} invalid={invalid} label={label} />
      <FormHelperText id={`${id}-help`} error={invalid}>
        <InputHelperText error={error?.message} helperText={false} />
      </FormHelperText>
    </Box>
  );
}
