import { Box, Button, Typography } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { shownElsewhere } from '../../../shared/post';
import { FieldInput, labelled } from '../../ui/forms/FieldInput';
import { namesAsChoices, useAuthors, useCategories } from '../names';
import { postField } from '../postFields';
import { finishedSlug, typedSlug, useSlugUse } from '../slug';
import { usePostEditor } from './PostEditorContext';

/** The post's slug. Says at once if another post has it. */
export function SlugInput() {
  const { getValues, setValue } = useFormContext();
  const { id } = usePostEditor();
  const use = useSlugUse(id, useWatch({ name: 'slug' }) ?? '');

  function finish() {
    const slug: string = getValues('slug') ?? '';
    const finished = finishedSlug(slug);
    if (finished !== slug) setValue('slug', finished, { shouldDirty: true });
  }

  return (
    <>
      <TextInput
        {...labelled(postField('slug'))}
        parse={typedSlug}
        onBlur={finish}
        helperText="The post’s address on the site: lower-case letters, numbers and hyphens."
      />
      <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
        {use?.takenBy && (
          <Typography variant="body2" color="error" sx={{ mb: 1 }}>
            “{use.takenBy}” has this slug.{' '}
            <Button size="small" onClick={() => setValue('slug', use.free, { shouldDirty: true })}>
              Use {use.free}
            </Button>
          </Typography>
        )}
      </Box>
    </>
  );
}

/** Suggests existing authors; any other name can be typed. */
export function AuthorInput() {
  const authors = useAuthors();
  return (
    <>
      <FieldInput
        field={postField('author')}
        autoComplete="off"
        slotProps={{ htmlInput: { list: 'known-authors' } }}
      />
      <datalist id="known-authors">
        {authors.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** Stores the category's name. Keeps showing a deleted category. */
export function CategoryInput() {
  const { names, isPending } = useCategories();
  const chosen: string = useWatch({ name: 'category' }) ?? '';
  if (chosen && !names.includes(chosen)) names.unshift(chosen);
  return (
    <SelectInput
      {...labelled(postField('category'))}
      isPending={isPending}
      choices={namesAsChoices(names)}
      translateChoice={false}
      helperText={names.length === 0 && !isPending ? 'Create a category first.' : false}
    />
  );
}

/** Characters that search engines show. */
const longest = { title: 60, description: 155 };

export function SearchResult() {
  const [title = '', slug, excerpt = '', seoTitle = '', seoDescription = '']: string[] = useWatch({
    name: ['title', 'slug', 'excerpt', 'seo_title', 'seo_description'],
  });
  const shown = shownElsewhere({
    title,
    excerpt,
    seo_title: seoTitle,
    seo_description: seoDescription,
  });
  const help = (text: string, most: number) =>
    `${text.length} of ${most} characters. Leave blank to use the post’s own.`;
  return (
    <>
      <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Typography variant="caption" color="text.secondary" noWrap component="p">
          {window.location.host} › blog › {slug}
        </Typography>
        <Typography sx={{ color: 'primary.main', fontWeight: 600, lineHeight: 1.3 }}>
          {cut(shown.title || 'Untitled', longest.title)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {cut(shown.description, longest.description)}
        </Typography>
      </Box>
      <FieldInput field={{ ...postField('seo_title'), help: help(seoTitle, longest.title) }} />
      <FieldInput
        field={postField('seo_description')}
        multiline
        minRows={2}
        helperText={help(seoDescription, longest.description)}
      />
    </>
  );
}

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
