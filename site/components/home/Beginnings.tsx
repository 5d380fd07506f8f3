import './Beginnings.css';
import { home } from '../../content/home';
import { Way } from '../Way';

/** Who we are, in a few sentences. */
export function Beginnings() {
  const { heading, text, more } = home.about;
  return (
    <section className="section panel-sand" aria-labelledby="about-title">
      <div className="wrap grid">
        <h2 id="about-title" className="beginnings-title">
          {heading}
        </h2>
        <div className="beginnings-text">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Way to={more.path}>{more.label}</Way>
        </div>
      </div>
    </section>
  );
}
