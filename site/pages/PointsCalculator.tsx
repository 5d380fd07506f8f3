import '../styles/calculator.css';
import { useRef, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLocation } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { Seo } from '../components/Seo';
import { Way } from '../components/Way';
import { calculator } from '../content/calculator';
import { officialCalculator } from '../content/officialCalculator';
import { officialTest } from '../content/officialTest';
import { visaTypes } from '../content/points';
import { loadFacts } from '../facts/loadFacts';
import { seoOf } from '../pageList';
import { CalculatorForm, visaFieldId } from '../points/CalculatorForm';
import { calculate } from '../points/calculate';
import { carriedOver } from '../points/carryOver';
import { Guidance } from '../points/Guidance';
import { betterQuery, isAsked, readChoices } from '../points/query';
import { Result } from '../points/Result';
import { useResultFocus } from '../points/useResultFocus';

const { path, title, lead, back, assessment, which, indicative, official } = calculator;

const load = loadFacts(visaTypes, officialTest);

/** The facts that a result may name; leads to the address that is best to share, where this one isn't. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const better = betterQuery(new URL(request.url).searchParams);
  return better === undefined ? load({ context }) : redirect(`${path}?${better}`, 301);
}

export function Component() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const choices = readChoices(query);
  const result = calculate(choices);
  const isMissing = !result && isAsked(query);
  const shown = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(true);

  useResultFocus(shown, isMissing ? visaFieldId : undefined);

  return (
    <>
      <Seo {...seoOf(path)} path={path} trail={[{ name: title, path }]} />
      <div className="wrap calculator">
        <Way to={back.path} back>
          {back.label}
        </Way>
        <div className="grid calculator-head">
          <header className="calculator-title">
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </header>
          <p className="calculator-other">
            {which.text}
            <br />
            <Way to={result ? carriedOver(choices) : officialCalculator.path}>
              {officialCalculator.carry.label}
            </Way>
            <br />
            {assessment.text}
            <br />
            <Way to={assessment.path}>{assessment.label}</Way>
          </p>
        </div>
        <CalculatorForm
          key={search}
          choices={choices}
          visaMissing={isMissing}
          onChange={setCurrent}
        />
      </div>
      {result && <Result ref={shown} result={result} current={current} />}
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
