import '../styles/guide.css';
import '../styles/pageHead.css';
import '../styles/privacy.css';
import { Contents } from '../components/guide/Contents';
import { GuideSection } from '../components/guide/GuideSection';
import { Icon } from '../components/Icon';
import { Seo } from '../components/Seo';
import { breadcrumbs } from '../components/structuredData';
import { privacy } from '../content/privacy';
import { seoOf } from '../pageList';
import { useSettings } from '../settings';

const path = '/privacy-policy';

export function Component() {
  const { title, back, lastUpdated, lead, sections } = privacy;
  const trail = [
    { name: 'Home', path: '/' },
    { name: title, path },
  ];
  return (
    <article>
      <Seo {...seoOf(path)} path={path} jsonLd={[breadcrumbs(useSettings(), trail)]} />
      <header className="wrap page-head privacy-head">
        <a className="way way-back" href={back.path}>
          <Icon name="arrowBack" />
          {back.label}
        </a>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="privacy-date">
          Last updated <time dateTime={lastUpdated.iso}>{lastUpdated.shown}</time>
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
