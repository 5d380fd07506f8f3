import '../styles/services.css';
import { Sprig } from '../components/art/Sprig';
import { CallToAction } from '../components/guide/CallToAction';
import { Seo } from '../components/Seo';
import { ServiceEntry } from '../components/services/ServiceEntry';
import { breadcrumbs } from '../components/structuredData';
import { seo } from '../content/seo';
import { services } from '../content/services';
import { servicesPage } from '../content/servicesPage';
import { useSettings } from '../settings';

const path = '/services';
const trail = [
  { name: 'Home', path: '/' },
  { name: 'Services', path },
];

export function Component() {
  const { hero, closing } = servicesPage;
  return (
    <>
      <Seo {...seo[path]} path={path} jsonLd={[breadcrumbs(useSettings(), trail)]} />
      <header className="services-head">
        <div className="wrap">
          <p className="margin-title">{hero.eyebrow}</p>
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
        </div>
        <svg
          className="services-head-art"
          viewBox="0 0 420 400"
          aria-hidden="true"
          focusable="false"
        >
          <Sprig from={[470, -30]} to={[110, 285]} bow={70} size={112} />
        </svg>
      </header>
      <ul className="wrap services-index">
        {services.map((service) => (
          <ServiceEntry key={service.path} service={service} />
        ))}
      </ul>
      <CallToAction {...closing} />
    </>
  );
}
