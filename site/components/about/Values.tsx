import './Values.css';
import { about } from '../../content/about';
import { company } from '../../content/company';
import { DefinitionList } from '../DefinitionList';

/** What a client may hold us to. */
export function Values() {
  const { heading, items } = about.values;
  return (
    <section className="section" aria-labelledby="column-title">
      <div className="wrap grid">
        <div className="column-title">
          <h2 id="column-title">{heading}</h2>
          <p className="soft">MARN {company.marns.join(', ')}</p>
        </div>
        <dl className="values terms cells column-body">
          <DefinitionList rows={items.map(({ title, text }) => [title, text])} />
        </dl>
      </div>
    </section>
  );
}
