import './Values.css';
import { about } from '../../content/about';
import { company } from '../../content/company';
import { DefinitionList } from '../DefinitionList';

/** What a client may hold us to. */
export function Values() {
  const { heading, items } = about.values;
  return (
    <section className="section" aria-labelledby="values-title">
      <div className="wrap grid">
        <div className="values-title">
          <h2 id="values-title">{heading}</h2>
          <p>MARN {company.marns.join(', ')}</p>
        </div>
        <dl className="values">
          <DefinitionList rows={items.map(({ title, text }) => [title, text])} />
        </dl>
      </div>
    </section>
  );
}
