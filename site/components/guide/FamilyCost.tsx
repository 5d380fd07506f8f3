import { useLocation } from 'react-router-dom';
import type { VisaCharges } from '../../content/guides/guide';
import type { FormValues } from '../../enquiry/formValues';
import { useFacts } from '../../facts/context';
import { FactText } from '../../facts/FactText';
import { refsIn } from '../../facts/names';
import { dollars, type PageFacts } from '../../facts/pageFact';
import { useGo } from '../../navigation';
import { useForm } from '../useForm';
import './FamilyCost.css';

const id = 'family-cost';
const unknown = 'see the estimator';
const people = [
  { name: 'adults', label: 'Further adults' },
  { name: 'children', label: 'Children' },
] as const;

/**
 * Calculates a family's visa charges. Renders nothing without known charges, omits columns without
 * a charge, and shows no sum if one is missing. The form leads to a page with the sum; with script
 * it updates at once.
 */
export function FamilyCost({ visas }: { visas: readonly VisaCharges[] }) {
  const facts = useFacts();
  const { pathname, search } = useLocation();
  const go = useGo();
  const form = useForm({
    first: inWords(readFamily(new URLSearchParams(search))),
    async send(values) {
      const asked = writeFamily(familyOf(values));
      await go({ pathname, search: asked, hash: id }, { replace: true, keepsScroll: true });
      return undefined;
    },
  });
  const family = familyOf(form.values);
  const rows = visas.flatMap((visa) => rowOf(visa, facts) ?? []);
  if (rows.length === 0) return null;
  const canSum = rows.some(({ amounts }) => amounts);
  const columns = ['Main applicant', 'Each further adult', 'Each child']
    .map((column, position) => ({ column, position }))
    .filter(({ position }) => rows.some(({ charges }) => charges[position]));
  return (
    <div id={id} className="family-cost">
      {canSum && (
        <form {...form.element} className="short-fields cluster" action={`${pathname}#${id}`}>
          {people.map(({ name, label }) => (
            <label key={name}>
              {label}
              <input
                {...form.input(name)}
                type="number"
                inputMode="numeric"
                min={0}
                max={maxPeople}
              />
            </label>
          ))}
          <button type="submit" className="button">
            Add it up
          </button>
        </form>
      )}
      <table className="table">
        <caption>
          {columns.length > 1
            ? 'The government’s charge for a family'
            : 'The government’s charge for the main applicant'}
        </caption>
        <thead>
          <tr>
            {[
              'Visa',
              ...columns.map(({ column }) => column),
              ...(canSum ? [familyText(family)] : []),
            ].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, charges, amounts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map(({ column, position }) => (
                <td key={column}>
                  {charges[position] ? <FactText text={charges[position]} /> : unknown}
                </td>
              ))}
              {canSum && (
                <td>
                  <output>{amounts ? dollars(sumOf(amounts, family)) : unknown}</output>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns a visa's charges as fact names (empty if unknown), and amounts if all are known. */
function rowOf({ name, main, adult = '', child = '' }: VisaCharges, facts: PageFacts) {
  const charges = [main, adult, child].map((charge) => facts[refsIn(charge)[0] ?? '']);
  if (!charges[0]) return undefined;
  const amounts = charges.flatMap((fact) => fact?.amount ?? []);
  return {
    name,
    charges: [main, adult, child].map((charge, position) => (charges[position] ? charge : '')),
    amounts: amounts.length === charges.length ? amounts : undefined,
  };
}

function sumOf([main = 0, adult = 0, child = 0]: readonly number[], family: Family): number {
  return main + family.adults * adult + family.children * child;
}

function familyText({ adults, children }: Family): string {
  const kids = children === 1 ? '1 child' : `${children} children`;
  return `Together: ${1 + adults} ${adults === 0 ? 'adult' : 'adults'}, ${kids}`;
}

/** Family members applying with the main applicant. */
interface Family {
  adults: number;
  children: number;
}

const maxPeople = 9;

type ReadField = { get(name: string): unknown };

/** Parses the family from a query or form, ignoring invalid numbers. */
function readFamily(fields: ReadField): Family {
  const count = (name: keyof Family) => {
    const input = Number(fields.get(name));
    return Number.isInteger(input) ? Math.min(Math.max(input, 0), maxPeople) : 0;
  };
  return { adults: count('adults'), children: count('children') };
}

const familyOf = (values: FormValues) => readFamily({ get: (name) => values[name] });

const inWords = ({ adults, children }: Family): FormValues => ({
  adults: String(adults),
  children: String(children),
});

function writeFamily(family: Family): string {
  const named = Object.entries(family).filter(([, count]) => count > 0);
  return new URLSearchParams(named.map(([name, count]) => [name, String(count)])).toString();
}

/** Returns the canonical query; undefined if `query` already is. */
export function betterFamilyQuery(query: URLSearchParams): string | undefined {
  const best = writeFamily(readFamily(query));
  const asked = new URLSearchParams(query);
  for (const name of [...asked.keys()]) {
    if (name !== 'adults' && name !== 'children') asked.delete(name);
  }
  return asked.toString() === best ? undefined : best;
}
