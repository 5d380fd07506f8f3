import './ServiceEntry.css';
import type { Service } from '../../content/services';
import { servicesPage } from '../../content/servicesPage';
import { ServicePicture } from '../art/ServicePicture';
import { contactInfoId } from '../FloatingButtons';
import { Icon } from '../Icon';

const { card } = servicesPage;

export function ServiceEntry({ service }: { service: Service }) {
  const { title, path, description, subclasses } = service;
  return (
    <li className="services-entry">
      <div className="services-entry-text">
        <h2>{title}</h2>
        <p className="soft">{description}</p>
        <p className="actions">
          <a className="arrow-link services-entry-guide" href={path}>
            {card.guide}
            <span className="visually-hidden">: {title}</span>
            <Icon name="arrow" />
          </a>
          <a className="button" href={`#${contactInfoId}`}>
            {card.book}
            <span className="visually-hidden"> about {title}</span>
          </a>
        </p>
      </div>
      <div className="services-entry-numbers">
        <p className="visually-hidden">
          Visa {subclasses.length === 1 ? 'subclass' : 'subclasses'}
        </p>
        <ul className="services-entry-list">
          {subclasses.map((subclass) => (
            <li key={subclass}>{subclass}</li>
          ))}
        </ul>
      </div>
      <div className="services-entry-art">
        <ServicePicture path={path} />
      </div>
    </li>
  );
}
