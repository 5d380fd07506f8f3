import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { namesAsChoices, useCategories } from './names';

/** Stores the category's name. A post whose category was deleted goes on showing it. */
export function CategoryInput() {
  const { names, isPending } = useCategories();
  const chosen: string = useWatch({ name: 'category' }) ?? '';
  if (chosen && !names.includes(chosen)) names.unshift(chosen);
  return (
    <SelectInput
      source="category"
      label="Category"
      isRequired
      isPending={isPending}
      choices={namesAsChoices(names)}
      translateChoice={false}
      helperText={names.length === 0 && !isPending ? 'Create a category first.' : false}
    />
  );
}
