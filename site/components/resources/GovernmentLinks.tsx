import { governmentLinks, resourcesPage } from '../../content/resources';
import { Icon } from '../Icon';

export function GovernmentLinks() {
  const { heading, lead } = resourcesPage.government;
  return (
    <section className="section" aria-labelledby="government-title">
      <div className="wrap grid">
        <div className="government-intro">
          <h2 id="government-title">{heading}</h2>
          <p>{lead}</p>
        </div>
        <ul className="government-list">
          {governmentLinks.map(({ title, description, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener">
                {title}
                <span className="visually-hidden"> (new tab)</span> <Icon name="external" />
              </a>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
