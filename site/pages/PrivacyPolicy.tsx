import '../components/guide/GuidePage.css';
import { ArrowLink } from '../components/ArrowLink';
import { Contents } from '../components/guide/Contents';
import { GuideSection } from '../components/guide/GuideSection';
import { Seo } from '../components/Seo';
import { privacy, privacySeo } from '../content/privacy';

const path = '/privacy-policy';

export function Component() {
  const { title, back, lastUpdated, added, lead, sections } = privacy;
  return (
    <article>
      <Seo {...privacySeo} path={path} trail={[{ name: title, path }]} />
      <header className="wrap page-head">
        <ArrowLink to={back.path} back>
          {back.label}
        </ArrowLink>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="soft">
          Last updated <time dateTime={lastUpdated.iso}>{lastUpdated.shown}</time>
        </p>
        <p className="soft">
          {added.text} <time dateTime={added.iso}>{added.shown}</time>.
        </p>
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
