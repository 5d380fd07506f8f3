import '../../styles/beginnings.css';
import { about } from '../../content/about';
import { company } from '../../content/company';

const { claims } = company;

const figures = [
  { figure: String(company.foundedYear), label: 'founded' },
  { figure: claims.years, label: 'years of practice' },
  { figure: claims.clients, label: 'clients' },
  { figure: claims.successRate, label: 'success rate' },
  { figure: claims.studentVisas, label: 'student visas' },
  { figure: claims.permanentResidencyGrants, label: 'PR grants' },
] as const;

/** How the practice began, and in the margin what has come of it. */
export function Story() {
  const { heading, paragraphs } = about.story;
  return (
    <section className="section" aria-labelledby="story-title">
      <div className="wrap grid">
        <div className="story-margin">
          <h2 id="story-title">{heading}</h2>
          <dl className="story-figures">
            {figures.map(({ figure, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="beginnings-text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
