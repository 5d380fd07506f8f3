import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { FormValues } from '../../enquiry/formValues';
import { useGo } from '../../navigation';
import type { formQuery } from '../../points/formQuery';
import { type Form, useForm } from '../useForm';

/** Anchor that a submit leads to. */
export const resultId = 'result';

interface QueryFormProps<Name extends string> {
  path: string;
  query: ReturnType<typeof formQuery<Name>>;
  /** The query's first parameter. */
  first: Name;
  fields: Partial<Record<Name, string>>;
  /** What is wrong with them, by field. */
  errors: FormValues;
  /** Id of the first element shown for these answers. */
  shownFirst(fields: Partial<Record<Name, string>>): string;
  /** Reports at each change whether the form still matches `fields`. */
  onChange?: ((same: boolean) => void) | undefined;
  button: string;
  children: (form: Form) => ReactNode;
}

/**
 * A calculator's questions: a form that leads to the page with the result, with or without script.
 */
export function QueryForm<Name extends string>(props: QueryFormProps<Name>) {
  const { path, query, first, fields, errors, shownFirst, onChange, button, children } = props;
  const go = useGo();
  const read = (values: FormValues) => query.read({ get: (name) => values[name] });
  const form = useForm({
    first: query.values(fields),
    refused: { errors },
    async send(values) {
      const made = read(values);
      await go({ pathname: path, search: query.write(made), hash: shownFirst(made) });
      return undefined;
    },
  });
  // A reload may have restored changes.
  const isSame = query.write(read(form.values)) === query.write(fields);
  const report = useEffectEvent(() => onChange?.(isSame));
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each change.
  useEffect(() => report(), [isSame]);
  return (
    <form {...form.element} action={`${path}#${resultId}`}>
      {children(form)}
      {/* Says 'asked' where the form is sent without script and without the first answer. */}
      <input type="hidden" name={first} value="" />
      <div className="fields-end no-print">
        <button type="submit" className="button button-primary button-large">
          {button}
        </button>
      </div>
    </form>
  );
}
