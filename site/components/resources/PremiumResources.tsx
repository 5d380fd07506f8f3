import { premiumResources, resourcesPage } from '../../content/resources';
import { ResourceSheet } from './ResourceSheet';

/** What clients receive, with what each is worth. */
export function PremiumResources() {
  const { heading, lead } = resourcesPage.premium;
  return (
    <section className="section panel-sand" aria-labelledby="premium-title">
      <div className="wrap grid">
        <div className="premium-intro">
          <h2 id="premium-title">{heading}</h2>
          <p>{lead}</p>
        </div>
        <ul className="premium-list">
          {premiumResources.map(({ title, description, type, pages, value, icon }) => (
            <li key={title} className="resource">
              <ResourceSheet icon={icon} />
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
                <p className="resource-facts">
                  <span>{type}</span>
                  <span>{pages} pages</span>
                </p>
              </div>
              <p className="premium-value">
                <small>Value</small> ${value}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
