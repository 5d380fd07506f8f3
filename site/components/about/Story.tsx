import { about } from '../../content/about';
import { company } from '../../content/company';
import { DefinitionList } from '../DefinitionList';
import './Values.css';
import '../home/Intro.css';

const { claims } = company;

const results = [
  ['clients', claims.clients],
  ['success rate', claims.successRate],
  ['student visas', claims.studentVisas],
  ['PR grants', claims.permanentResidencyGrants],
] as const;
const figures = [
  ['founded', String(company.foundedYear)],
  ['years of practice', claims.years],
  ...(company.socialProof ? results : []),
] as const;

/** The history of the practice, with results in the margin. */
export function Story() {
  const { heading, paragraphs } = about.story;
  return (
    <section className="section" aria-labelledby="story-title">
      <div className="wrap grid">
        <div className="column-title">
          <h2 id="story-title">{heading}</h2>
          <dl className="figures rows cells cells-fit">
            <DefinitionList rows={figures} />
          </dl>
          {company.socialProof && <p className="small">{claims.counted}</p>}
        </div>
        <div className="intro column-body stack">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Commitments to clients. */
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
