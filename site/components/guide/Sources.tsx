import { longDay } from '../../../shared/facts';
import type { GuideSource } from '../../content/guides/guide';
import { useFacts } from '../../facts/context';
import { changesPath } from '../../facts/fill';
import type { PageFacts } from '../../facts/pageFact';
import { ExternalLink } from './RichText';

/** The last entry of the table of contents. */
export const sourcesSection = { id: 'sources', heading: 'Sources' } as const;

interface CheckedSource extends Partial<GuideSource> {
  title: string;
  /** Day of the last comparison with a figure, as an ISO date. */
  checked?: string;
}

/** Sources of the guide's figures, and when they were last checked. */
export function Sources({ sources }: { sources: readonly GuideSource[] }) {
  const { id, heading } = sourcesSection;
  return (
    <section id={id} className="guide-section guide-sources" aria-labelledby="sources-heading">
      <h2 id="sources-heading">{heading}</h2>
      <p className="soft">
        Rules and charges change, some of them every July:{' '}
        <a href={changesPath}>what changed, and when</a>.
      </p>
      <ul className="rows rows-split links">
        {checkedSources(sources, useFacts()).map(({ title, url, checked }) => (
          <li key={`${title} ${url}`}>
            {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}
            {checked && (
              <span className="soft">
                checked <time dateTime={checked}>{longDay(checked)}</time>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the guide's official pages, and the sources its facts were checked against. */
function checkedSources(sources: readonly GuideSource[], facts: PageFacts): CheckedSource[] {
  const byUrl = new Map<string, CheckedSource>(sources.map((source) => [source.url, source]));
  for (const { source, url, checked } of Object.values(facts)) {
    if (!checked) continue;
    const key = url ?? source;
    const known = byUrl.get(key) ?? { title: source, ...(url && { url }) };
    const last = known.checked && known.checked > checked ? known.checked : checked;
    byUrl.set(key, { ...known, checked: last });
  }
  return [...byUrl.values()];
}
