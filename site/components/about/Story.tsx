import { marnsOf } from '../../../shared/publicFirm';
import { about } from '../../content/about';
import { Filled, remarksOn, useFirm } from '../../firm';
import { DefinitionList } from '../DefinitionList';
import './Values.css';
import '../home/Intro.css';

/** The history of the practice, with results in the margin. */
export function Story() {
  const { claims, company } = useFirm();
  const { heading, paragraphs } = about.story;
  const figures = [
    ['founded', String(company.founded)],
    ...claims.flatMap(({ id, label, value }) =>
      id === 'processing-time' ? [] : [[label, value] as const],
    ),
  ] as const;
  const remarks = remarksOn(claims);
  return (
    <section className="section" aria-labelledby="story-title">
      <div className="wrap grid">
        <div className="column-title">
          <h2 id="story-title">{heading}</h2>
          <dl className="figures rows cells cells-fit">
            <DefinitionList rows={figures} />
          </dl>
          {remarks.length > 0 && <p className="small">{remarks.join(' ')}</p>}
        </div>
        <div className="intro column-body stack">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Filled text={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Commitments to clients. */
export function Values() {
  const marns = marnsOf(useFirm());
  const { heading, items } = about.values;
  return (
    <section className="section" aria-labelledby="column-title">
      <div className="wrap grid">
        <div className="column-title">
          <h2 id="column-title">{heading}</h2>
          {marns && <p className="soft">{marns}</p>}
        </div>
        <dl className="values terms cells column-body">
          <DefinitionList rows={items.map(({ title, text }) => [title, text])} />
        </dl>
      </div>
    </section>
  );
}
