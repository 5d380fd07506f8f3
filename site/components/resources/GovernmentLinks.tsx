import { governmentLinks, resourcesPage } from '../../content/resources';
import { Icon } from '../Icon';

export function GovernmentLinks() {
  const { heading, lead } = resourcesPage.government;
  return (
    <section className="section" aria-labelledby="government-title">
      <div className="wrap grid">
        <div className="column-title">
          <h2 id="government-title">{heading}</h2>
          <p className="soft">{lead}</p>
        </div>
        <ul className="government-list links cells rows column-body">
          {governmentLinks.map(({ title, description, url }) => (
            <li key={url}>
              <a className="external" href={url} target="_blank" rel="noopener">
                {title}
                <span className="visually-hidden"> (new tab)</span>
                <Icon name="external" />
              </a>
              <p className="small">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
