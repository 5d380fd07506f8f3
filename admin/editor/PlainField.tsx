import { TextInput } from 'react-admin';

interface Props {
  source: string;
  label: string;
}

/** A plain text area for the article's HTML, if the editor fails to load. */
export function PlainField({ source, label }: Props) {
  return (
    <TextInput
      source={source}
      label={label}
      helperText="HTML. Reload the page to try the editor again."
      isRequired
      multiline
      minRows={12}
      maxRows={30}
    />
  );
}
