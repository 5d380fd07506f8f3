import { Link } from 'react-router-dom';
import { resourcesPage } from '../../content/resources';
import { Sprig } from '../art/Sprig';
import { Icon } from '../Icon';

/** The id of the part of the page with the offices and phones. */
export const contactId = 'contact';

/** For those who would rather be guided: down to the contacts, or on to the calculator. */
export function Guidance() {
  const { heading, text, primary, secondary } = resourcesPage.guidance;
  return (
    <section className="closing panel-dark" aria-labelledby="guidance-title">
      <div className="wrap grid">
        <div className="closing-text">
          <h2 id="guidance-title">{heading}</h2>
          <p className="lead">{text}</p>
          <div className="hero-actions">
            <a className="button button-primary button-large" href={`#${contactId}`}>
              {primary.label}
            </a>
            <Link className="way" to={secondary.path}>
              {secondary.label}
              <Icon name="arrow" />
            </Link>
          </div>
        </div>
        <svg className="closing-art" viewBox="0 0 400 300" aria-hidden="true" focusable="false">
          <Sprig from={[410, 320]} to={[60, 60]} bow={-70} size={120} />
        </svg>
      </div>
    </section>
  );
}
