import { home } from '../../content/home';
import { Sprig } from '../art/Sprig';
import { ConsultationButton } from '../ConsultationButton';

/** The invitation to talk to us. */
export function Closing() {
  const { heading, text, primary } = home.closing;
  return (
    <section className="closing panel-dark" aria-labelledby="closing-title">
      <div className="wrap grid">
        <div className="closing-text">
          <h2 id="closing-title">{heading}</h2>
          <p className="lead">{text}</p>
          <div>
            <ConsultationButton className="button button-primary button-large">
              {primary.label}
            </ConsultationButton>
          </div>
        </div>
        <svg className="closing-art" viewBox="0 0 400 300" aria-hidden="true" focusable="false">
          <Sprig from={[410, 320]} to={[60, 60]} bow={-70} size={120} />
        </svg>
      </div>
    </section>
  );
}
