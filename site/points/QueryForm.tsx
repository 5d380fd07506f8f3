import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useGo } from '../navigation';
import type { formQuery } from './formQuery';

/** Anchor that a submit leads to. */
export const resultId = 'result';

interface QueryFormProps<Name extends string> {
  path: string;
  query: ReturnType<typeof formQuery<Name>>;
  /** The query's first parameter. */
  first: Name;
  /** Initial answers. */
  fields: Partial<Record<Name, string>>;
  /** Id of the first element shown for these answers. */
  shownFirst(fields: Partial<Record<Name, string>>): string;
  /** Reports at each change whether the form still matches `fields`. */
  onChange?: ((same: boolean) => void) | undefined;
  button: string;
  children: ReactNode;
}

/**
 * A calculator's questions: a form that leads to the page with the result, with or without script.
 */
export function QueryForm<Name extends string>(props: QueryFormProps<Name>) {
  const { path, query, first, fields, shownFirst, onChange, button, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const go = useGo();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const made = query.read(new FormData(event.currentTarget));
    void go({ pathname: path, search: query.write(made), hash: shownFirst(made) });
  };
  const compare = () => {
    if (!form.current) return;
    const made = query.read(new FormData(form.current));
    onChange?.(query.write(made) === query.write(fields));
  };
  // A reload may have restored changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount.
  useEffect(compare, []);
  return (
    <form ref={form} action={`${path}#${resultId}`} onChange={compare} onSubmit={submit}>
      {children}
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
