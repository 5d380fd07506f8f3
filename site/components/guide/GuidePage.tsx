import '../../styles/guide.css';
import '../../styles/guidePrint.css';
import type { Guide } from '../../content/guides/guide';
import { useSettings } from '../../settings';
import { Seo } from '../Seo';
import { breadcrumbs } from '../structuredData';
import { CallToAction } from './CallToAction';
import { Contents } from './Contents';
import { FactStrip } from './FactStrip';
import { GuideHead } from './GuideHead';
import { GuideSection } from './GuideSection';
import { Sources, sourcesSection } from './Sources';

/** A visa guide, from its data. */
export function GuidePage({ guide }: { guide: Guide }) {
  const { path, title, seo, facts, sections, sources, callToAction } = guide;
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Services', path: '/services' },
    { name: title, path },
  ];
  return (
    <article className="guide">
      <Seo {...seo} path={path} jsonLd={[breadcrumbs(useSettings(), trail)]} />
      <GuideHead guide={guide} />
      <FactStrip facts={facts} />
      <div className="wrap grid guide-body">
        <Contents sections={[...sections, sourcesSection]} />
        <div className="guide-text">
          {sections.map((section) => (
            <GuideSection key={section.id} section={section} />
          ))}
          <Sources sources={sources} />
        </div>
      </div>
      <CallToAction {...callToAction} />
    </article>
  );
}
