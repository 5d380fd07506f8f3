import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ArrowLink } from '../components/ArrowLink';
import { calculator, calculatorSeo } from '../content/calculator';
import { officialCalculator } from '../content/officialCalculator';
import { officialTest } from '../content/officialTest';
import { visaTypes } from '../content/points';
import { loadFacts } from '../facts/loadFacts';
import { type LoaderArgs, Redirect } from '../loadPage';
import { CalculatorForm, visaFieldId } from '../points/CalculatorForm';
import { CalculatorPage } from '../points/CalculatorPage';
import { calculate } from '../points/calculate';
import { carriedOver } from '../points/carryOver';
import { choicesQuery } from '../points/query';
import { Result } from '../points/Result';
import { useResultFocus } from '../points/useResultFocus';

const { path, assessment, which } = calculator;

const load = loadFacts(visaTypes, officialTest);

/** The facts that a result may name; leads to the address that is best to share, where this one isn't. */
export async function loader({ url, site }: LoaderArgs) {
  const better = choicesQuery.better(url.searchParams);
  if (better !== undefined) throw new Redirect(`${path}?${better}`);
  return load({ site });
}

export function Component() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const choices = choicesQuery.read(query);
  const result = calculate(choices);
  const isMissing = !result && choicesQuery.isAsked(query);
  const shown = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(true);

  useResultFocus(shown, isMissing ? visaFieldId : undefined);

  return (
    <CalculatorPage
      seo={calculatorSeo}
      words={calculator}
      trail={[{ name: calculator.title, path }]}
      other={
        <>
          {which.text}
          <br />
          <ArrowLink to={result ? carriedOver(choices) : officialCalculator.path}>
            {officialCalculator.carry.label}
          </ArrowLink>
          <br />
          {assessment.text}
          <br />
          <ArrowLink to={assessment.path}>{assessment.label}</ArrowLink>
        </>
      }
      form={
        <CalculatorForm
          key={search}
          choices={choices}
          visaMissing={isMissing}
          onChange={setCurrent}
        />
      }
      result={result && <Result ref={shown} result={result} current={current} />}
    />
  );
}
