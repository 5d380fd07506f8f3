import { Assessment } from '../components/assessment/Assessment';
import { useIsPlain, WithoutScript } from '../components/assessment/WithoutScript';
import { Seo } from '../components/Seo';
import { assessment, assessmentRecommendations, assessmentSeo } from '../content/assessment';
import { loadFacts } from '../facts/loadFacts';

const { path, title, lead } = assessment;

/** Answers stay in the browser, so it loads the facts of every recommendation. */
export const loader = loadFacts(assessment, assessmentRecommendations);

export function Component() {
  const isPlain = useIsPlain();
  return (
    <>
      <Seo {...assessmentSeo} path={path} trail={[{ name: title, path }]} />
      <div className="wrap page-body">
        <header className="page-head">
          <h1 className="title">{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        <WithoutScript />
        {!isPlain && <Assessment />}
      </div>
    </>
  );
}
