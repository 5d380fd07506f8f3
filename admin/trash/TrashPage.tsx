import { Tab, Tabs, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { MediaItems } from '../media/MediaList';
import { PostTable } from '../posts/PostTable';
import { PageHeading } from '../ui/layout/PageHeading';
import { ResourceList } from '../ui/lists/ResourceList';

const inTrash = { state: 'trash' } as const;
const kinds = { posts: 'Posts', images: 'Images' } as const;

/** Deleted posts and images, which can be restored for 30 days. */
export function TrashPage() {
  const [query, setQuery] = useSearchParams();
  const kind = query.get('tab') === 'images' ? 'images' : 'posts';
  return (
    <>
      <PageHeading title="Trash" />
      <Typography color="text.secondary">
        Deleted posts and images stay here for 30 days.
      </Typography>
      <Tabs value={kind} onChange={(_event, tab: string) => setQuery({ tab })}>
        {Object.entries(kinds).map(([value, label]) => (
          <Tab key={value} value={value} label={label} />
        ))}
      </Tabs>
      {kind === 'posts' ? (
        <ResourceList
          key={kind}
          resource="blogs"
          filter={inTrash}
          search="Search deleted posts..."
          nounFor={() => 'post(s)'}
          sort={{ field: 'updated_at', order: 'DESC' }}
          table={<PostTable isTrash />}
        />
      ) : (
        <ResourceList
          key={kind}
          resource="media"
          filter={inTrash}
          search="Search deleted images..."
          nounFor={(count) => (count === 1 ? 'image' : 'images')}
          sort={{ field: 'created_at', order: 'DESC' }}
          pageSize={20}
          table={<MediaItems isTrash />}
        />
      )}
    </>
  );
}
