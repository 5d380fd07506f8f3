import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { sharedPicture, shownElsewhere } from '../../../shared/post';
import { ImageInput } from '../../plain/ImageInput';
import { postField } from '../postFields';

/** A post without any picture is shared with the site's drawing. */
const drawing = 'share/home.png';

/** What a link to the post looks like in a message or on a network, and its own picture. */
export function SharedLink() {
  const [
    title = '',
    excerpt = '',
    seo_title = '',
    seo_description = '',
    own = '',
    cover = '',
  ]: string[] = useWatch({
    name: ['title', 'excerpt', 'seo_title', 'seo_description', 'share_image', 'image_url'],
  });
  const shown = shownElsewhere({ title, excerpt, seo_title, seo_description });
  const picture = sharedPicture({ share_image: own, image_url: cover }) || drawing;
  return (
    <>
      <Box sx={card} role="figure" aria-label="The shared link">
        <Box
          component="img"
          src={`/${picture}${picture === drawing ? '' : '?w=480'}`}
          alt=""
          sx={{ display: 'block', width: '100%', aspectRatio: '1200 / 630', objectFit: 'cover' }}
        />
        <Box sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
          <Typography variant="caption" color="text.secondary" component="p">
            {window.location.host}
          </Typography>
          <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>
            {shown.title || 'Untitled'}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={twoLines}>
            {shown.description}
          </Typography>
        </Box>
      </Box>
      <ImageInput
        field={{
          ...postField('share_image'),
          help: 'Shown 1200 by 630 pixels, cut at the edges. Without one, the featured image.',
        }}
      />
    </>
  );
}

const card = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  mb: 1,
} as const;
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
