import { premiumResources, resourcesPage } from '../../content/resources';
import { ResourceSheet } from './ResourceSheet';

/** What clients receive, with what each is worth. */
export function PremiumResources() {
  const { heading, lead } = resourcesPage.premium;
  return (
    <section className="section panel-sand" aria-labelledby="premium-title">
      <div className="wrap grid">
        <div className="column-title">
          <h2 id="premium-title">{heading}</h2>
          <p className="soft">{lead}</p>
        </div>
        <ul className="resource-list premium-list rows rows-closed column-body">
          {premiumResources.map(({ title, description, type, pages, value, icon }) => (
            <li key={title} className="resource">
              <ResourceSheet icon={icon} />
              <div>
                <h3>{title}</h3>
                <p className="soft">{description}</p>
                <p className="resource-facts cluster soft">
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
