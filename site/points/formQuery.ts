import type { FormValues } from '../enquiry/formValues';

/**
 * Defines how a form's fields appear in an address.
 * @param names of its query parameters in form order. The first is written even without a choice,
 *   to mark the form as sent.
 * @param hold normalizes a value; undefined for an invalid one.
 */
export function formQuery<Name extends string>(
  names: readonly Name[],
  hold: (name: Name, value: string) => string | undefined,
) {
  type Fields = Partial<Record<Name, string>>;

  /** Reads valid values from a `URLSearchParams` or `FormData`. */
  function read(source: { get(name: string): unknown }): Fields {
    const held = names.flatMap((name) => {
      const value = source.get(name);
      const own = typeof value === 'string' ? hold(name, value) : undefined;
      return own === undefined ? [] : [[name, own]];
    });
    return Object.fromEntries(held);
  }

  const write = (fields: Fields): string => writeQuery(names, fields);

  /** Returns a form's answered fields. */
  const values = (fields: Fields): FormValues =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = fields[name];
        return value === undefined ? [] : [[name, value]];
      }),
    );

  /** Tells whether the address asks for a result. */
  const isAsked = (query: URLSearchParams): boolean => names.some((name) => query.has(name));

  /** Returns the canonical query if different; a form sent without script contains more. */
  function better(query: URLSearchParams): string | undefined {
    if (!isAsked(query)) return undefined;
    const clean = write(read(query));
    const values = (each: URLSearchParams) =>
      JSON.stringify(names.map((name) => each.getAll(name)));
    return values(new URLSearchParams(clean)) === values(query) ? undefined : clean;
  }

  return { read, write, values, isAsked, better };
}

/** Returns a form's fields as a query: the first, and others that were answered. */
export function writeQuery<Name extends string>(
  names: readonly Name[],
  fields: Partial<Record<Name, string>>,
): string {
  const query = new URLSearchParams();
  for (const [position, name] of names.entries()) {
    const value = fields[name];
    if (value || position === 0) query.set(name, value ?? '');
  }
  return query.toString();
}
