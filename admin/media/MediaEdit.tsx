import { Box, Button, Card, FormHelperText, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { Link, useCreatePath, useEditContext, useInput, useRedirect } from 'react-admin';
import type { MediaUse, UsedMedia } from '../../api/types';
import { mediaFields } from '../../shared/mediaFields';
import { capitalized } from '../../shared/resource';
import { type ResourceName, resourceOf } from '../../shared/resources';
import { write } from '../dataProvider';
import { formatDay, formatMoment } from '../dates';
import { mayPublish } from '../signedIn';
import { FieldInput } from '../ui/forms/FieldInput';
import { FreshEdit } from '../ui/forms/FreshEdit';
import { specsOf } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { ActionButton } from '../ui/layout/ActionButton';
import { PageHeading } from '../ui/layout/PageHeading';
import { useChange } from '../useChange';
import { AltTextInput } from './AltTextInput';
import { FocalPoint } from './FocalPoint';
import { fileSize, RecoverButton } from './MediaGrid';
import { BackToMedia } from './MediaList';
import { PicturePicker, UploadProgress, useUpload } from './useUpload';

/** An image: alt text, name, focal point and uses. */
export function MediaEdit() {
  return (
    <>
      <PageHeading title="Image">
        <BackToMedia />
      </PageHeading>
      <FreshEdit>
        <Card>
          <ResourceForm fields={fields} submit="Update Image" done="Image updated.">
            <Inputs />
          </ResourceForm>
        </Card>
      </FreshEdit>
    </>
  );
}

const fields = specsOf(mediaFields);

function Inputs() {
  // As it is now: its form has it as it was opened.
  const { record: media } = useEditContext<UsedMedia>();
  // Keeps an undecided null from becoming the empty text of a decorative image.
  const asItIs = (words: string | null) => words;
  const alt = useInput({ source: 'alt', parse: asItIs, format: asItIs });
  const x = useInput({ source: 'focus_x' });
  const y = useInput({ source: 'focus_y' });
  if (!media) return null;
  const { id, extension, width, height, size, created_at } = media;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {width} × {height} pixels · {fileSize(size)} · uploaded {formatDay(created_at)}
      </Typography>
      <FocalPoint
        src={`/images/${id}.${extension}?w=960`}
        value={{ x: x.field.value, y: y.field.value }}
        onChange={(point) => {
          x.field.onChange(point.x);
          y.field.onChange(point.y);
        }}
      />
      <AltTextInput
        value={alt.field.value ?? null}
        onChange={alt.field.onChange}
        problem={alt.fieldState.error?.message}
      />
      <FieldInput field={{ source: 'name', ...mediaFields.name }} />
      <MediaUses uses={media.uses ?? []} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {mayPublish() && <ReplaceButton media={media} />}
        {media.deleted_at ? <RecoverButton media={media} /> : <DeleteMediaButton media={media} />}
      </Stack>
    </>
  );
}

const inTitle = (name: ResourceName) => capitalized(resourceOf(name).noun);

const places = { live: 'Live', draft: 'Draft', version: 'Version', row: '' };

/** Where an image is used, with links to the posts. */
function MediaUses({ uses }: { uses: readonly MediaUse[] }) {
  const createPath = useCreatePath();
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography component="h2" variant="h6">
        Where used
      </Typography>
      {uses.length === 0 && <Typography>Not used anywhere.</Typography>}
      <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
        {uses.map(({ owner, resource, owner_id, blog_id, title, created_at }) => (
          <li key={`${owner}${owner_id}`}>
            {resource ? inTitle(resource) : places[owner]}
            {created_at && ` of ${formatMoment(created_at)}`}:{' '}
            <Link
              to={createPath({
                resource: resource ?? 'blogs',
                type: 'edit',
                id: blog_id || owner_id,
              })}
              color="inherit"
            >
              {title || 'Untitled'}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface Replaced {
  live: number;
  drafts: number;
  scheduled: number;
  rows?: number;
}

/** Uploads an image and replaces this one everywhere except in older versions. */
function ReplaceButton({ media }: { media: UsedMedia }) {
  const picker = useRef<HTMLInputElement>(null);
  const { upload, progress, problems } = useUpload({ isKept: true });
  const redirect = useRedirect();

  const replace = useChange('media-replacements', {
    act: (by_id: string) =>
      write<Replaced>('media-replacements', { data: { image_id: media.id, by_id } }),
    done: (replaced) => `Replaced in ${described(replaced)}.`,
    onSuccess: (_, id) => redirect('edit', 'media', id),
  });

  async function accept(file: File | undefined) {
    const stored = await upload([file])[0];
    if (stored) replace.mutate(stored.id);
  }

  return (
    <Box>
      <Button
        variant="outlined"
        disabled={progress !== undefined}
        onClick={() => picker.current?.click()}
      >
        Replace everywhere…
      </Button>
      <PicturePicker
        ref={picker}
        label="Replacement image"
        onTake={([file]) => void accept(file)}
      />
      {progress !== undefined && <UploadProgress share={progress} />}
      {problems[0] && (
        <FormHelperText error role="alert">
          {problems[0]}
        </FormHelperText>
      )}
    </Box>
  );
}

function described({ live, drafts, scheduled, rows = 0 }: Replaced): string {
  const parts = [`${live} live ${live === 1 ? 'post' : 'posts'}`];
  if (drafts > 0) parts.push(`${drafts} working ${drafts === 1 ? 'copy' : 'copies'}`);
  if (scheduled > 0) parts.push(`${scheduled} scheduled`);
  if (rows > 0) parts.push(`${rows} shown by people, offices or others`);
  return parts.join(', ');
}

/** Moves an image to the trash; if it is used, the server says where. */
function DeleteMediaButton({ media }: { media: UsedMedia }) {
  const redirect = useRedirect();
  return (
    <ActionButton
      resource="media"
      id={media.id}
      done="Image moved to the trash. It stays there for 30 days."
      onDone={() => redirect('list', 'media')}
      color="inherit"
    >
      Delete
    </ActionButton>
  );
}
