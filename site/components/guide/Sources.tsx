import type { Source } from '../../content/guides/guide';
import { ExternalLink } from './ExternalLink';

/** The last entry of the table of contents. */
export const sourcesSection = { id: 'sources', heading: 'Sources' } as const;

const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** Where the guide's figures come from, and the day on which they held. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const { id, heading } = sourcesSection;
  return (
    <section id={id} className="guide-section guide-sources" aria-labelledby="sources-heading">
      <h2 id="sources-heading">{heading}</h2>
      <p>
        Rules and charges change, some of them every July. These are the official pages behind this
        guide, each with the day on which its figures held.
      </p>
      <ul className="guide-sources-list">
        {sources.map(({ title, url, asAt }) => (
          <li key={url}>
            <ExternalLink href={url}>{title}</ExternalLink>
            <span>
              as at <time dateTime={asAt}>{format.format(new Date(asAt))}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
