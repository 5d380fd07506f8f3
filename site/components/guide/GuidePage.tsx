import './GuidePage.css';
import type { Guide } from '../../content/guides/guide';
import { useFacts } from '../../facts/context';
import { Figures } from '../../facts/Figures';
import { FiguresNote } from '../../facts/FiguresNote';
import { fillIn } from '../../facts/fill';
import { seoOf } from '../../pageList';
import { CallToAction } from '../CallToAction';
import { Seo } from '../Seo';
import { Contents } from './Contents';
import { FactStrip } from './FactStrip';
import { GuideAside } from './GuideAside';
import { GuideHead } from './GuideHead';
import { GuideSection } from './GuideSection';
import { Sources, sourcesSection } from './Sources';

/** A visa guide, from its data. */
export function GuidePage({ guide }: { guide: Guide }) {
  const { path, title, facts, sections, sources, callToAction } = guide;
  const seo = seoOf(path);
  const values = useFacts();
  const fill = (text: string) => fillIn(text, values);
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
      />
      <GuideHead guide={guide} />
      <FactStrip facts={facts} />
      <div className="wrap grid guide-body">
        <Contents sections={[...sections, sourcesSection]} />
        <div className="guide-text">
          <FiguresNote />
          {sections.map((section) => (
            <GuideSection key={section.id} section={section} />
          ))}
          <Sources sources={sources} />
        </div>
        <GuideAside guide={guide} />
      </div>
      <CallToAction {...callToAction} text={<Figures text={callToAction.text} />} />
    </article>
  );
}
