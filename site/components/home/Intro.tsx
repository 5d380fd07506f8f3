import './Intro.css';
import { home } from '../../content/home';
import { useFirmText } from '../../firm';
import { ArrowLink } from '../ArrowLink';

/** A short introduction of the company. */
export function Intro() {
  const { heading, text, more } = home.about;
  const filled = useFirmText();
  return (
    <section className="section panel-sand" aria-labelledby="about-title">
      <div className="wrap grid">
        <h2 id="about-title" className="column-title">
          {heading}
        </h2>
        <div className="intro column-body stack">
          {text.map((paragraph) => (
            <p key={paragraph}>{filled(paragraph)}</p>
          ))}
          <ArrowLink to={more.path}>{more.label}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
