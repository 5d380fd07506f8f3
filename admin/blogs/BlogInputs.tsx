import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { DateInput, TextInput } from 'react-admin';
import { RichTextField } from '../rich-text';
import { CategoryInput } from './CategoryInput';
import { FeaturedImageInput } from './FeaturedImageInput';
import { SlugInput } from './SlugInput';

interface Props {
  onUploading(isUploading: boolean): void;
}

export function BlogInputs({ onUploading }: Props) {
  return (
    <>
      <TextInput source="title" label="Title" isRequired helperText={false} />
      <SlugInput />
      <TextInput
        source="excerpt"
        label="Excerpt"
        isRequired
        multiline
        minRows={2}
        helperText={false}
      />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { md: '1fr 1fr 1fr' } }}>
        <DateInput source="date" label="Date" isRequired helperText={false} />
        <TextInput source="author" label="Author" isRequired helperText={false} />
        <CategoryInput />
      </Box>
      <FeaturedImageInput onUploading={onUploading} />
      <Suspense fallback={<Skeleton variant="rounded" height={340} />}>
        <RichTextField source="content" label="Content" />
      </Suspense>
    </>
  );
}
