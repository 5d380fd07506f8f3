import { Link } from 'react-router-dom';
import { Sprig } from '../art/Sprig';
import { ConsultationButton } from '../ConsultationButton';
import { Icon } from '../Icon';

interface CallToActionProps {
  heading: string;
  text: string;
  /** Opens the consultation dialog. */
  primary: { label: string };
  secondary?: { label: string; path: string };
}

/** The last block of a guide and of the services page: book, or go on by oneself. */
export function CallToAction({ heading, text, primary, secondary }: CallToActionProps) {
  return (
    <section className="closing panel-dark" aria-labelledby="closing-title">
      <div className="wrap grid">
        <div className="closing-text">
          <h2 id="closing-title">{heading}</h2>
          <p className="lead">{text}</p>
          <div className="hero-actions">
            <ConsultationButton className="button button-primary button-large">
              {primary.label}
            </ConsultationButton>
            {secondary && (
              <Link className="way" to={secondary.path}>
                {secondary.label}
                <Icon name="arrow" />
              </Link>
            )}
          </div>
        </div>
        <svg className="closing-art" viewBox="0 0 400 300" aria-hidden="true" focusable="false">
          <Sprig from={[410, 320]} to={[60, 60]} bow={-70} size={120} />
        </svg>
      </div>
    </section>
  );
}
