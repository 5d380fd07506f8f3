import { freeResources, resourcesPage } from '../../content/resources';
import { ResourceSheet } from './ResourceSheet';

/** The free guides; their titles lead to them once access is given. */
export function FreeResources({ open }: { open: boolean }) {
  const { heading, lead, downloads } = resourcesPage.free;
  return (
    <section className="free-resources" aria-labelledby="free-title">
      <h2 id="free-title">{heading}</h2>
      <p>{lead}</p>
      <ul className="resource-list">
        {freeResources.map(({ title, description, type, pages, downloads: count, icon, path }) => (
          <li key={path} className="resource">
            <ResourceSheet icon={icon} />
            <div>
              <h3>{open ? <a href={path}>{title}</a> : title}</h3>
              <p>{description}</p>
              <p className="resource-facts">
                <span>{type}</span>
                <span>{pages} pages</span>
                <span>
                  {count} {downloads}
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
