import { useLocation } from 'react-router-dom';
import { ArrowLink } from '../components/ArrowLink';
import { useKeptPoints } from '../components/enquiry/keptPoints';
import { Calculator } from '../components/points/Calculator';
import { OfficialForm } from '../components/points/OfficialForm';
import { OfficialResult } from '../components/points/OfficialResult';
import { calculator } from '../content/calculator';
import { officialCalculator, officialSeo } from '../content/officialCalculator';
import { officialRatesOn } from '../content/officialRates';
import { officialTest } from '../content/officialTest';
import { loadFacts } from '../facts/loadFacts';
import { type LoaderArgs, type PageProps, Redirect } from '../loadPage';
import { officialPoints } from '../points/officialPoints';
import { answersOf, officialQuery } from '../points/officialQuery';

const { path, title, quick, result } = officialCalculator;

const load = loadFacts(officialTest);

/** Returns today's date in Australia, or redirects to the canonical address. */
export async function loader({ url, site }: LoaderArgs) {
  const better = officialQuery.better(url.searchParams);
  if (better !== undefined) throw new Redirect(`${path}?${better}`);
  return { day: site.today(), ...(await load({ site })) };
}

export function Component({ data: { day } }: PageProps<typeof loader>) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const fields = officialQuery.read(query);
  const read = officialQuery.isAsked(query) ? answersOf(fields, day) : undefined;
  const error = read && 'error' in read ? read.error : undefined;
  const counted = read && 'answers' in read ? read : undefined;
  const points = counted && officialPoints(counted.answers, day);
  useKeptPoints(path + search, points && `${points.totalPoints} points, ${title}`);
  return (
    <Calculator
      seo={officialSeo}
      words={officialCalculator}
      trail={[
        { name: calculator.title, path: calculator.path },
        { name: title, path },
      ]}
      missing={error?.at}
      other={
        <>
          {quick.text}
          <br />
          <ArrowLink to={calculator.path}>{quick.label}</ArrowLink>
        </>
      }
      form={(onChange) => (
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
            onChange={onChange}
          />
        </>
      )}
      result={(props) =>
        counted &&
        points && (
          <OfficialResult {...props} result={points} day={day} unchecked={counted.unchecked} />
        )
      }
    />
  );
}
