/** Who applies beside the main applicant. */
export interface Family {
  adults: number;
  children: number;
}

export const maxPeople = 9;

type ReadField = { get(name: string): unknown };

/** The family that a query or a form names; whoever isn't counted right isn't there. */
export function readFamily(fields: ReadField): Family {
  const count = (name: keyof Family) => {
    const given = Number(fields.get(name));
    return Number.isInteger(given) ? Math.min(Math.max(given, 0), maxPeople) : 0;
  };
  return { adults: count('adults'), children: count('children') };
}

export function writeFamily(family: Family): string {
  const named = Object.entries(family).filter(([, count]) => count > 0);
  return new URLSearchParams(named.map(([name, count]) => [name, String(count)])).toString();
}

/** The query that says the same best; undefined where `query` is that already. */
export function betterFamilyQuery(query: URLSearchParams): string | undefined {
  const best = writeFamily(readFamily(query));
  const asked = new URLSearchParams(query);
  for (const name of [...asked.keys()]) {
    if (name !== 'adults' && name !== 'children') asked.delete(name);
  }
  return asked.toString() === best ? undefined : best;
}
