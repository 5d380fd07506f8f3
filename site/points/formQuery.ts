/**
 * How a form's fields stand in an address.
 * @param names of its query parameters in the form's order. The first is written even where nothing
 * was chosen, to say 'asked'.
 * @param hold gives a value as the form holds it; undefined for one that it can't.
 */
export function formQuery<Name extends string>(
  names: readonly Name[],
  hold: (name: Name, value: string) => string | undefined,
) {
  type Fields = Partial<Record<Name, string>>;

  /** Reads what the form can hold, from a `URLSearchParams` or `FormData`; anything else is none. */
  function read(source: { get(name: string): unknown }): Fields {
    const held = names.flatMap((name) => {
      const value = source.get(name);
      const own = typeof value === 'string' ? hold(name, value) : undefined;
      return own === undefined ? [] : [[name, own]];
    });
    return Object.fromEntries(held);
  }

  const write = (fields: Fields): string => writeQuery(names, fields);

  /** Whether the address asks for a result. */
  const isAsked = (query: URLSearchParams): boolean => names.some((name) => query.has(name));

  /** The query as it should be shared, where it isn't; a form sent without script has more in it. */
  function better(query: URLSearchParams): string | undefined {
    if (!isAsked(query)) return undefined;
    const clean = write(read(query));
    const values = (of: URLSearchParams) => JSON.stringify(names.map((name) => of.getAll(name)));
    return values(new URLSearchParams(clean)) === values(query) ? undefined : clean;
  }

  return { read, write, isAsked, better };
}

/** A form's fields as a query: the first, and others that were answered. */
export function writeQuery<Name extends string>(
  names: readonly Name[],
  fields: Partial<Record<Name, string>>,
): string {
  const query = new URLSearchParams();
  for (const [place, name] of names.entries()) {
    const value = fields[name];
    if (value || place === 0) query.set(name, value ?? '');
  }
  return query.toString();
}
