import './SearchForm.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import { searchPage } from '../../content/searchPage';

interface Props {
  typed?: string;
  onType?: (typed: string) => void;
  /** Whether to ask again here: the network is down, and the browser would leave for a page of its own. */
  stays?: boolean;
}

/** The field with its button. Sent, it is a plain address: it works without a script. */
export function SearchForm({ typed = '', onType, stays }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const catchUp = useEffectEvent(() => {
    if (field.current && field.current.value !== typed) onType?.(field.current.value);
  });
  // What was typed before the script came.
  useEffect(() => catchUp(), []);
  return (
    <search className="search-form" aria-label="Whole site">
      <form
        action={searchPage.path}
        onSubmit={(event) => {
          if (!stays) return;
          event.preventDefault();
          onType?.(String(new FormData(event.currentTarget).get('q')));
        }}
      >
        <label className="field-label" htmlFor="search-field">
          {searchPage.label}
        </label>
        <div className="cluster">
          <input
            ref={field}
            id="search-field"
            type="search"
            name="q"
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            // Another page of the search begins with what was typed there.
            key={onType ? undefined : typed}
            defaultValue={typed}
            onInput={(event) => onType?.(event.currentTarget.value)}
          />
          <button type="submit" className="button button-primary">
            {searchPage.button}
          </button>
        </div>
      </form>
    </search>
  );
}
