import './Hero.css';
import { company } from '../../content/company';
import { home } from '../../content/home';
import { offices } from '../../content/offices';
import { waypoints } from '../../content/waypoints';
import { ArrowLink } from '../ArrowLink';
import panorama from '../art/drawings/panorama.svg';
import { ConsultationButton } from '../Consultation';
import { Claims } from './Claims';

const { hero } = home;

export function Hero() {
  return (
    <div className="hero">
      <div className="wrap grid page-head hero-head">
        <div className="column-main">
          <p className="margin-title">{hero.eyebrow}</p>
          <h1 className="title">{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="actions">
            <ConsultationButton className="button button-primary button-large">
              {hero.primary.label}
            </ConsultationButton>
            <ArrowLink to={hero.secondary.path}>{hero.secondary.label}</ArrowLink>
          </div>
        </div>
        <dl className="margin-note hero-margin column-aside">
          <dt>Registered migration agents</dt>
          <dd>MARN {company.marns.join(', ')}</dd>
          <dt>Since {company.foundedYear}</dt>
          <dd>Founded by former international students</dd>
          <dt>{offices.length} offices</dt>
          <dd>{offices.map(({ city }) => city).join(', ')}</dd>
        </dl>
      </div>
      <div className="hero-landscape no-print">
        <img className="panorama" src={panorama} alt="" width={1440} height={430} />
        <ol className="waypoints" aria-hidden="true">
          {waypoints.map(({ name, subclasses }) => (
            <li key={name}>
              {name} <span>{subclasses}</span>
            </li>
          ))}
        </ol>
      </div>
      <Claims />
    </div>
  );
}
