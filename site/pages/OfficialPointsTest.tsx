import '../styles/calculator.css';
import '../styles/officialTest.css';
import { useRef, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router-dom';
import { Way } from '../components/Way';
import { calculator } from '../content/calculator';
import { officialCalculator } from '../content/officialCalculator';
import { officialRatesOn } from '../content/officialRates';
import { officialTest } from '../content/officialTest';
import { siteData } from '../data';
import { loadFacts } from '../facts/loadFacts';
import { CalculatorPage } from '../points/CalculatorPage';
import { OfficialForm } from '../points/OfficialForm';
import { OfficialResult } from '../points/OfficialResult';
import { officialPoints } from '../points/officialPoints';
import { answersOf, officialQuery } from '../points/officialQuery';
import { useResultFocus } from '../points/useResultFocus';

const { path, quick, result } = officialCalculator;

const load = loadFacts(officialTest);

/** Says which day it is in Australia, or leads to the address that is best to share. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const better = officialQuery.better(new URL(request.url).searchParams);
  if (better !== undefined) return redirect(`${path}?${better}`, 301);
  return { day: siteData(context).today(), ...(await load({ context })) };
}

export function Component() {
  const { day } = useLoaderData<{ day: string }>();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const fields = officialQuery.read(query);
  const read = officialQuery.isAsked(query) ? answersOf(fields, day) : undefined;
  const error = read && 'error' in read ? read.error : undefined;
  const shown = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(true);
  useResultFocus(shown, error?.at);

  return (
    <CalculatorPage
      words={officialCalculator}
      trail={[
        { name: calculator.title, path: calculator.path },
        { name: officialCalculator.title, path },
      ]}
      other={
        <>
          {quick.text}
          <br />
          <Way to={calculator.path}>{quick.label}</Way>
        </>
      }
      form={
        <>
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
            day={day}
            onChange={setCurrent}
          />
        </>
      }
      result={
        read &&
        'answers' in read && (
          <OfficialResult
            ref={shown}
            result={officialPoints(read.answers, day)}
            day={day}
            unchecked={read.unchecked}
            current={current}
          />
        )
      }
    />
  );
}
