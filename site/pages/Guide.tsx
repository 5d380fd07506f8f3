import { CallToAction } from '../components/CallToAction';
import { Contents } from '../components/guide/Contents';
import { FactStrip } from '../components/guide/FactStrip';
import { betterFamilyQuery } from '../components/guide/FamilyCost';
import { CostsAtAGlance, GuideAside } from '../components/guide/GuideAside';
import { GuideHead } from '../components/guide/GuideHead';
import { GuideSection } from '../components/guide/GuideSection';
import { Sources, sourcesSection } from '../components/guide/Sources';
import { Seo } from '../components/Seo';
import { SignedBy } from '../components/SignedBy';
import { reviewedPage, serviceData } from '../components/structuredData';
import { useFacts } from '../facts/context';
import { FactText } from '../facts/FactText';
import { FiguresNote } from '../facts/FiguresNote';
import { fillFacts } from '../facts/fill';
import { loadFacts } from '../facts/loadFacts';
import { useFirmText } from '../firm';
import { type LoaderArgs, type PageProps, Redirect } from '../loadPage';
import { useSettings } from '../settings';
import '../components/guide/GuidePage.css';

/** Loads a visa guide's facts, or redirects to the canonical address. */
export async function loader({ url, site, content }: LoaderArgs) {
  const better = betterFamilyQuery(url.searchParams);
  if (better === undefined) {
    const [loaded, signature] = await Promise.all([
      loadFacts(content)({ site }),
      site.signature(url.pathname),
    ]);
    return { ...loaded, signature };
  }
  throw new Redirect(better ? `${url.pathname}?${better}` : url.pathname);
}

export function Component({ content: guide, data }: PageProps<typeof loader>) {
  const values = useFacts();
  const settings = useSettings();
  const filled = useFirmText();
  if (!guide) return null;
  const { path, seo, title, facts, sections, sources, callToAction } = guide;
  const fill = (text: string) => fillFacts(text, values);
  return (
    <article className="guide">
      <Seo
        title={fill(seo.title)}
        description={fill(seo.description)}
        keywords={seo.keywords.map(fill)}
        path={path}
        trail={[
          { name: 'Services', path: '/services' },
          { name: title, path },
        ]}
        jsonLd={[serviceData(settings, guide), ...reviewedPage(settings, path, data.signature)]}
      />
      <GuideHead guide={guide} />
      <FactStrip facts={facts} />
      <div className="wrap grid guide-body">
        <Contents sections={[...sections, sourcesSection]} />
        <div className="guide-text">
          <SignedBy signature={data.signature} />
          <FiguresNote />
          {sections.map((section) => (
            <GuideSection key={section.id} section={section} />
          ))}
          <CostsAtAGlance guide={guide} />
          <Sources sources={sources} />
        </div>
        <GuideAside guide={guide} />
      </div>
      <CallToAction {...callToAction} text={<FactText text={filled(callToAction.text)} />} />
    </article>
  );
}
