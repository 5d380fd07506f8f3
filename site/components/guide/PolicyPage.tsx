import './GuidePage.css';
import type { Policy } from '../../content/policies/policy';
import { ArrowLink } from '../ArrowLink';
import { Seo } from '../Seo';
import { Contents } from './Contents';
import { GuideSection } from './GuideSection';

/** A policy: privacy, terms, fees or complaints. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const { path, title, dates, lead, sections, seo } = policy;
  return (
    <article>
      <Seo {...seo} path={path} trail={[{ name: title, path }]} />
      <header className="wrap page-head">
        <ArrowLink to="/" back>
          Back to Home
        </ArrowLink>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {dates.map(({ text, iso, shown }) => (
          <p key={iso} className="soft">
            {text} <time dateTime={iso}>{shown}</time>
          </p>
        ))}
      </header>
      <div className="wrap grid guide-body">
        <Contents sections={sections} />
        <div className="guide-text">
          {sections.map((section) => (
            <GuideSection key={section.id} section={section} />
          ))}
        </div>
      </div>
    </article>
  );
}
