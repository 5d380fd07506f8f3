import '../styles/calculator.css';
import '../styles/officialTest.css';
import { useRef, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { Seo } from '../components/Seo';
import { Way } from '../components/Way';
import { calculator } from '../content/calculator';
import { officialCalculator } from '../content/officialCalculator';
import { officialRatesOn } from '../content/officialRates';
import { officialTest } from '../content/officialTest';
import { siteData } from '../data';
import { loadFacts } from '../facts/loadFacts';
import { seoOf } from '../pageList';
import { Guidance } from '../points/Guidance';
import { OfficialForm } from '../points/OfficialForm';
import { OfficialResult } from '../points/OfficialResult';
import { officialPoints } from '../points/officialPoints';
import {
  answersOf,
  betterOfficialQuery,
  isOfficialAsked,
  readFields,
} from '../points/officialQuery';
import { useResultFocus } from '../points/useResultFocus';

const { path, title, lead, back, quick, indicative, result } = officialCalculator;

const load = loadFacts(officialTest);

/** Says which day it is in Australia, or leads to the address that is best to share. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const better = betterOfficialQuery(new URL(request.url).searchParams);
  if (better !== undefined) return redirect(`${path}?${better}`, 301);
  return { day: siteData(context).today(), ...(await load({ context })) };
}

export function Component() {
  const { day } = useLoaderData<{ day: string }>();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const fields = readFields(query);
  const read = isOfficialAsked(query) ? answersOf(fields) : undefined;
  const error = read && 'error' in read ? read.error : undefined;
  const shown = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(true);
  useResultFocus(shown, error?.at);

  return (
    <>
      <Seo
        {...seoOf(path)}
        path={path}
        trail={[
          { name: calculator.title, path: calculator.path },
          { name: title, path },
        ]}
      />
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
            {quick.text}
            <br />
            <Way to={calculator.path}>{quick.label}</Way>
          </p>
        </div>
        {error && (
          <p className="field-error">
            {result.none} <a href={`#${error.at}`}>{error.text}</a>
          </p>
        )}
        <OfficialForm
          key={search}
          fields={fields}
          rates={officialRatesOn(day)}
          error={error}
          onChange={setCurrent}
        />
      </div>
      {read && 'answers' in read && (
        <OfficialResult
          ref={shown}
          result={officialPoints(read.answers, day)}
          day={day}
          unchecked={read.unchecked}
          current={current}
        />
      )}
      <div className="wrap grid calculator-note">
        <p>{indicative}</p>
        <p>
          <a className="way" href={calculator.official.url} target="_blank" rel="noopener">
            {calculator.official.label}
            <span className="visually-hidden"> (new tab)</span>
            <Icon name="external" />
          </a>
        </p>
      </div>
      <Guidance />
    </>
  );
}
