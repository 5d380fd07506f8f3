import { freeResources, resourcesPage } from '../../content/resources';
import { ResourceSheet } from './ResourceSheet';

/** The free guides; their titles lead to them once access is given. */
export function FreeResources({ open }: { open: boolean }) {
  const { heading, lead, downloads } = resourcesPage.free;
  return (
    <section className="column-main" aria-labelledby="free-title">
      <h2 id="free-title">{heading}</h2>
      <p className="soft">{lead}</p>
      <ul className="resource-list rows rows-closed">
        {freeResources.map(({ title, description, type, pages, downloads: count, icon, path }) => (
          <li key={path} className="resource">
            <ResourceSheet icon={icon} />
            <div>
              <h3>{open ? <a href={path}>{title}</a> : title}</h3>
              <p className="soft">{description}</p>
              <p className="resource-facts cluster soft">
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
