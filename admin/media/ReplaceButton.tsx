import { Box, Button, FormHelperText } from '@mui/material';
import { useRef } from 'react';
import { useRedirect } from 'react-admin';
import type { UsedMedia } from '../../api/types';
import { dataProvider } from '../dataProvider';
import { useAction } from '../useAction';
import { PicturePicker } from './PicturePicker';
import { UploadProgress } from './UploadProgress';
import { useUpload } from './useUpload';

interface Replaced {
  live: number;
  drafts: number;
  scheduled: number;
}

/** Uploads a picture and puts it in the place of this one everywhere but in earlier versions. */
export function ReplaceButton({ media }: { media: UsedMedia }) {
  const picker = useRef<HTMLInputElement>(null);
  const { upload, progress, problems } = useUpload({ keep: true });
  const redirect = useRedirect();

  const replace = useAction({
    mutationFn: async (by_id: string): Promise<Replaced> => {
      const data = { image_id: media.id, by_id };
      return (await dataProvider.create('media-replacements', { data })).data;
    },
    done: (replaced) => `Replaced in ${described(replaced)}.`,
    onSuccess: (_, id) => redirect('edit', 'media', id),
  });

  async function take(file: File | undefined) {
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
        label="Picture that takes its place"
        onTake={([file]) => void take(file)}
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

function described({ live, drafts, scheduled }: Replaced): string {
  const parts = [`${live} live ${live === 1 ? 'post' : 'posts'}`];
  if (drafts > 0) parts.push(`${drafts} working ${drafts === 1 ? 'copy' : 'copies'}`);
  if (scheduled > 0) parts.push(`${scheduled} scheduled`);
  return parts.join(', ');
}
