import '../styles/services.css';
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
      <header className="wrap services-head">
        <p className="margin-title">{hero.eyebrow}</p>
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
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
