import { useLocation } from 'react-router-dom';
import { ArrowLink } from '../components/ArrowLink';
import { useKeptPoints } from '../components/enquiry/keptPoints';
import { Calculator } from '../components/points/Calculator';
import { CalculatorForm, visaFieldId } from '../components/points/CalculatorForm';
import { Result } from '../components/points/Result';
import { calculator, calculatorSeo } from '../content/calculator';
import { officialTest } from '../content/officialTest';
import { visaTypes } from '../content/points';
import { loadFacts } from '../facts/loadFacts';
import { type LoaderArgs, Redirect } from '../loadPage';
import { cameFrom } from '../navigation';
import { calculate } from '../points/calculate';
import { carriedOver } from '../points/carryOver';
import { choicesQuery } from '../points/query';
import { useStore } from '../store';

const { path, assessment, carry, which, notByPoints } = calculator;

const load = loadFacts(visaTypes, officialTest);

/** Loads the facts for results, or redirects to the canonical address. */
export async function loader({ url, site }: LoaderArgs) {
  const better = choicesQuery.better(url.searchParams);
  if (better !== undefined) throw new Redirect(`${path}?${better}`);
  return load({ site });
}

export function Component() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const choices = choicesQuery.read(query);
  const counted = calculate(choices);
  const label = counted && `${counted.totalPoints} points, ${counted.visa.name}`;
  useKeptPoints(path + search, label);
  const isMissing = !counted && choicesQuery.isAsked(query);
  return (
    <Calculator
      seo={calculatorSeo}
      words={calculator}
      trail={[{ name: calculator.title, path }]}
      missing={isMissing ? visaFieldId : undefined}
      notice={<NotByPoints />}
      other={
        <>
          {which.text}
          <br />
          <ArrowLink to={counted ? carriedOver(choices) : carry.path}>{carry.label}</ArrowLink>
          <br />
          {assessment.text}
          <br />
          <ArrowLink to={assessment.path}>{assessment.label}</ArrowLink>
        </>
      }
      form={(onChange) => (
        <CalculatorForm
          key={search}
          choices={choices}
          visaMissing={isMissing}
          onChange={onChange}
        />
      )}
      result={(props) => counted && <Result {...props} result={counted} />}
    />
  );
}

/** Points visitors from the guide of a visa without points to the right questions. */
function NotByPoints() {
  const visa = notByPoints[useStore(cameFrom)];
  if (!visa) return null;
  return (
    <p className="margin-note calculator-notice" role="status">
      {visa.text} <ArrowLink to={visa.path}>{visa.label}</ArrowLink>
    </p>
  );
}
