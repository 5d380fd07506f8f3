import '../../styles/searchForm.css';
import { searchPage } from '../../content/searchPage';

interface Props {
  typed?: string;
  onType?: (typed: string) => void;
}

/** The field with its button. Sent, it is a plain address: it works without a script. */
export function SearchForm({ typed = '', onType }: Props) {
  return (
    <search className="search-form" aria-label="Whole site">
      <form action={searchPage.path}>
        <label htmlFor="search-field">{searchPage.label}</label>
        <div className="search-form-row">
          <input
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
