import '../styles/sheet.css';
import { data, type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { NotFoundNotice } from '../components/NotFoundNotice';
import { Sheet } from '../components/resources/Sheet';
import { Seo } from '../components/Seo';
import { freeGuides } from '../content/freeGuides';
import { resourcesPage } from '../content/resources';
import { loadFacts } from '../facts/loadFacts';

const findGuide = (slug?: string) => freeGuides.find((guide) => guide.slug === slug);

const loads = new Map(freeGuides.map((guide) => [guide.slug, loadFacts(guide)]));

/** The facts that the guide names; where there is none, it gives the answer its status. */
export function loader({ params, context }: LoaderFunctionArgs) {
  return loads.get(params.guide ?? '')?.({ context }) ?? data(null, { status: 404 });
}

export function Component() {
  const guide = findGuide(useParams().guide);
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
