import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRedirect } from 'react-admin';
import { headNames, type PostFieldName } from '../../../shared/post';
import { maxCharacters } from '../../../shared/resource';
import { historyPath, postsPath } from '../../postPaths';
import { mayPublish } from '../../signedIn';
import { FieldInput } from '../../ui/forms/FieldInput';
import { LinkButton } from '../../ui/layout/LinkButton';
import { ChecksPanel, useShowFinding } from '../checks/ChecksPanel';
import { DeletePostsButton } from '../DeletePostsButton';
import { NotesPanel } from '../notes/NotesPanel';
import { postField } from '../postFields';
import { AuthorInput, CategoryInput, SearchResult, SlugInput } from './detailInputs';
import { FeaturedPicture } from './FeaturedPicture';
import { LetterButton } from './LetterButton';
import { usePostEditor } from './PostEditorContext';
import { PreviewLinks } from './PreviewLinks';
import { SharedLink } from './SharedLink';
import { ScheduleNotice } from './schedule';

/** All fields of a post except title and text. */
export function DetailsPanel() {
  const { isStored, status } = usePostEditor();
  const showFinding = useShowFinding();
  return (
    <Box sx={{ minWidth: 0 }}>
      {!status.publication?.error && <ScheduleNotice />}
      <SlugInput />
      {headNames
        .filter((name) => !placed.has(name))
        .map((name) => (
          <DescribedInput key={name} name={name} />
        ))}
      <FieldInput field={postField('date')} />
      <AuthorInput />
      <CategoryInput />
      <FeaturedPicture />
      <Section title="Search engines">
        <SearchResult />
      </Section>
      <Section title="Shared links">
        <SharedLink />
      </Section>
      <Section title="Notes">
        <NotesPanel />
      </Section>
      <Section title="Checks">
        <ChecksPanel onShow={showFinding} />
      </Section>
      <Section title="Preview links">
        <PreviewLinks />
      </Section>
      {isStored && (
        <Section title="This post">
          <PostActions />
        </Section>
      )}
    </Box>
  );
}

/** Fields with an input of their own, here or on the canvas. All others follow their description. */
const placed = new Set<PostFieldName>([
  'title',
  'slug',
  'date',
  'author',
  'category',
  'image_url',
  'image_alt',
  'seo_title',
  'seo_description',
  'share_image',
]);
/** Longer texts get several lines. */
const oneLine = 300;

function DescribedInput({ name }: { name: PostFieldName }) {
  const field = postField(name);
  const most = maxCharacters(field);
  const lines = most > oneLine && most < Infinity ? 3 : undefined;
  return <FieldInput field={{ ...field, ...(lines && { lines }) }} />;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider', '& > h2': { mb: 1 } }}
    >
      <Typography component="h2" sx={{ fontSize: '0.9375rem', fontWeight: 650 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Delete is apart, on a line of its own. */
function PostActions() {
  const { id, discard, hasDraft, openUnpublish, saver, status } = usePostEditor();
  const redirect = useRedirect();
  return (
    <>
      <LinkButton to={historyPath(id)} size="small">
        History
      </LinkButton>
      {hasDraft && (
        <Button size="small" onClick={discard}>
          {status.live ? 'Discard changes' : 'Discard draft'}
        </Button>
      )}
      {status.live && mayPublish() && <LetterButton postId={id} />}
      {status.live && mayPublish() && (
        <Button size="small" onClick={openUnpublish}>
          Unpublish
        </Button>
      )}
      {(mayPublish() || !(status.live || status.publication)) && (
        <Box sx={{ mt: 2, pt: 1, borderTop: 1, borderColor: 'divider' }}>
          <DeletePostsButton
            ids={[id]}
            color="inherit"
            onStart={() => saver.flush()}
            onDeleted={() => redirect(postsPath)}
          />
        </Box>
      )}
    </>
  );
}
