import '../styles/fields.css';
import '../styles/trail.css';
import '../styles/assessment.css';
import { Assessment } from '../components/assessment/Assessment';
import { WithoutScript } from '../components/assessment/WithoutScript';
import { Seo } from '../components/Seo';
import { breadcrumbs } from '../components/structuredData';
import { assessment } from '../content/assessment';
import { seo } from '../content/seo';
import { useSettings } from '../settings';

const { path, title, lead } = assessment;
const trail = [
  { name: 'Home', path: '/' },
  { name: title, path },
];

export function Component() {
  return (
    <>
      <Seo {...seo[path]} path={path} jsonLd={[breadcrumbs(useSettings(), trail)]} />
      <div className="wrap assessment">
        <header className="assessment-head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        <WithoutScript />
        <Assessment />
      </div>
    </>
  );
}
