import { TextInput, useGetList } from 'react-admin';
import type { Post } from '../../../api/types';

const latest = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'created_at', order: 'DESC' as const },
  meta: { fields: 'id,author' },
};

/** Proposes those who wrote before; any other name can be typed. */
export function AuthorInput() {
  const { data = [] } = useGetList<Post>('posts', latest, { refetchOnWindowFocus: false });
  const names = [...new Set(data.map(({ author }) => author))].filter(Boolean).sort();
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
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
