import './Services.css';
import sprig from '../components/art/drawings/services.svg';
import { CallToAction } from '../components/CallToAction';
import { Seo } from '../components/Seo';
import { ServiceEntry } from '../components/services/ServiceEntry';
import { services } from '../content/services';
import { servicesPage, servicesSeo } from '../content/servicesPage';

const path = '/services';

export function Component() {
  const { hero, closing } = servicesPage;
  return (
    <>
      <Seo {...servicesSeo} path={path} trail={[{ name: 'Services', path }]} />
      <header className="services-head page-head">
        <div className="wrap">
          <p className="margin-title">{hero.eyebrow}</p>
          <h1 className="title">{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
        </div>
        <img
          className="services-head-art"
          src={sprig}
          alt=""
          width={500}
          height={480}
          loading="lazy"
        />
      </header>
      <ul className="wrap page-body rows rows-closed">
        {services.map((service) => (
          <ServiceEntry key={service.path} service={service} />
        ))}
      </ul>
      <CallToAction {...closing} />
    </>
  );
}
