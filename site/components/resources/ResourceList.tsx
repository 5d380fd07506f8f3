import type { FreeResource, PremiumResource } from '../../content/resources';
import { freeResources, premiumResources, resourcesPage } from '../../content/resources';

/** Benefits for clients, with their value. */
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

/** The free guides. Titles become links once access is given. */
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

type ResourceIcon = (FreeResource | PremiumResource)['icon'];

/** Drawings of the documents on a page of 60 by 80. */
const inks: Readonly<Record<ResourceIcon, string>> = {
  checklist:
    'M12 24h7v7h-7zM12 38h7v7h-7zM12 52h7v7h-7zM25 27.5h22M25 41.5h18M25 55.5h22M13.5 27.5l2 2 4.5-6M13.5 41.5l2 2 4.5-6',
  points: 'M12 24h36M12 35h36M12 46h36M12 57h36M36 24v44M12 68h36M40 62.5h5M42.5 60v5',
  budget: 'M12 66h36M16 66V50h6v16M27 66V38h6v28M38 66V27h6v39M12 24h8',
  interview: 'M12 24h22v13H22l-5 5v-5h-5zM26 48h22v12H38l-5 5v-5h-7z',
  skilled: 'M12 66c10-2 6-14 15-17s6-13 10-22M30 27h7v7M12 24h8M12 30h5',
  partner: 'M24 37a9 9 0 1 0 .1 0zM36 37a9 9 0 1 0 .1 0zM12 24h20M18 66h24',
  study: 'M30 29v36M30 29c-6-4-12-4-18-2v34c6-2 12-2 18 2 6-4 12-4 18-2V27c-6-2-12-2-18 2z',
};

/** A printed page with a folded corner and some strokes. */
function ResourceSheet({ icon }: { icon: ResourceIcon }) {
  return (
    <svg className="resource-sheet" viewBox="0 0 60 80" aria-hidden="true">
      <path className="art-line resource-paper" d="M2 2h42l14 14v62H2z" />
      <path className="art-line resource-fold" d="M44 2v14h14" />
      <path className="art-line resource-ink" d={inks[icon]} />
    </svg>
  );
}
