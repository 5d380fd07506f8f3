import './SearchForm.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import { searchPage } from '../../content/searchPage';

interface Props {
  typed?: string;
  onType?: (typed: string) => void;
  /** True if submitting stays on the page, for when the network is down. */
  stays?: boolean;
}

/** The search field with its button. Submitting leads to a plain address, also without script. */
export function SearchForm({ typed = '', onType, stays }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const catchUp = useEffectEvent(() => {
    if (field.current && field.current.value !== typed) onType?.(field.current.value);
  });
  // Keeps what was typed before hydration.
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
            // Remounts with the new query after navigation.
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
