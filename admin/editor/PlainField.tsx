import { TextInput } from 'react-admin';

interface Props {
  source: string;
  label: string;
}

/** The article's HTML as it is, for when the editor can't be loaded. */
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
