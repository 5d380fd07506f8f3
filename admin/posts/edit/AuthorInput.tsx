import { TextInput } from 'react-admin';
import { useAuthors } from '../names';

/** Proposes those who wrote before; any other name can be typed. */
export function AuthorInput() {
  const authors = useAuthors();
  return (
    <>
      <TextInput
        source="author"
        label="Author"
        isRequired
        helperText={false}
        autoComplete="off"
        slotProps={{ htmlInput: { list: 'desk-authors' } }}
      />
      <datalist id="desk-authors">
        {authors.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
