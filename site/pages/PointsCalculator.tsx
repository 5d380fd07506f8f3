import '../styles/fields.css';
import '../styles/trail.css';
import '../styles/calculator.css';
import { useEffect, useRef } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { Icon } from '../components/Icon';
import { Seo } from '../components/Seo';
import { breadcrumbs } from '../components/structuredData';
import { calculator } from '../content/calculator';
import { seo } from '../content/seo';
import { CalculatorForm, visaFieldId } from '../points/CalculatorForm';
import { calculate } from '../points/calculate';
import { Guidance } from '../points/Guidance';
import { betterQuery, isAsked, readChoices } from '../points/query';
import { Result } from '../points/Result';
import { useSettings } from '../settings';

const { path, title, lead, back, assessment, indicative, official } = calculator;
const trail = [
  { name: 'Home', path: '/' },
  { name: title, path },
];

/** Leads to the address that is best to share, where this one isn't. */
export function loader({ request }: LoaderFunctionArgs) {
  const better = betterQuery(new URL(request.url).searchParams);
  return better === undefined ? null : redirect(`${path}?${better}`, 301);
}

export function Component() {
  const { search, key } = useLocation();
  const query = new URLSearchParams(search);
  const choices = readChoices(query);
  const result = calculate(choices);
  const isMissing = !result && isAsked(query);
  const shown = useRef<HTMLElement>(null);
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is new each time the form is sent.
  useEffect(() => {
    if (navigationType === 'POP') return;
    if (shown.current) shown.current.focus({ preventScroll: true });
    else if (isMissing) document.querySelector<HTMLElement>(`#${visaFieldId} input`)?.focus();
  }, [key, navigationType, isMissing]);

  return (
    <>
      <Seo {...seo[path]} path={path} jsonLd={[breadcrumbs(useSettings(), trail)]} />
      <div className="wrap calculator">
        <Link className="way way-back" to={back.path}>
          <Icon name="arrowBack" />
          {back.label}
        </Link>
        <div className="grid calculator-head">
          <header className="calculator-title">
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </header>
          <p className="calculator-other">
            {assessment.text}
            <br />
            <Link className="way" to={assessment.path}>
              {assessment.label}
              <Icon name="arrow" />
            </Link>
          </p>
        </div>
        <CalculatorForm key={search} choices={choices} visaMissing={isMissing} />
      </div>
      {result && <Result ref={shown} result={result} />}
      <div className="wrap grid calculator-note">
        <p>{indicative}</p>
        <p>
          <a className="way" href={official.url} target="_blank" rel="noopener">
            {official.label}
            <span className="visually-hidden"> (new tab)</span>
            <Icon name="external" />
          </a>
        </p>
      </div>
      <Guidance />
    </>
  );
}
