import { NotFoundNotice } from '../components/NotFound';
import { Sheet } from '../components/resources/Sheet';
import { Seo } from '../components/Seo';
import { freeGuides } from '../content/freeGuides';
import { resourcesPage } from '../content/resources';
import { loadFacts } from '../facts/loadFacts';
import type { LoaderArgs, PageProps } from '../loadPage';

const loads = new Map(freeGuides.map((guide) => [guide.slug, loadFacts(guide)]));

export async function loader({ params: { guide = '' }, site }: LoaderArgs) {
  const load = loads.get(guide);
  return load && { slug: guide, ...(await load({ site })) };
}

export function Component({ data }: PageProps<typeof loader>) {
  const guide = freeGuides.find((one) => one.slug === data?.slug);
  if (!guide) return <NotFoundNotice />;
  const { slug, title, description, keywords } = guide;
  const path = `/resources/${slug}`;
  return (
    <>
      <Seo
        title={title}
        description={description}
        keywords={keywords}
        path={path}
        trail={[
          { name: resourcesPage.hero.eyebrow, path: '/resources' },
          { name: title, path },
        ]}
      />
      <Sheet guide={guide} />
    </>
  );
}
