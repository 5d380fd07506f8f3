import './Contents.css';
import type { GuideSection } from '../../content/guides/guide';
import { Icon } from '../Icon';
import { useSectionInView } from './useSectionInView';

type Entry = Pick<GuideSection, 'id' | 'heading'>;

interface EntriesProps {
  sections: readonly Entry[];
  current?: string;
}

function Entries({ sections, current }: EntriesProps) {
  return (
    <ol className="guide-contents-list">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The table of contents: beside the text on wide screens, folded above it on small ones. */
export function Contents({ sections }: { sections: readonly Entry[] }) {
  const current = useSectionInView();
  return (
    <nav className="guide-contents sticky no-print" aria-label="On this page">
      <details className="guide-contents-fold">
        <summary>
          On this page <Icon name="chevron" />
        </summary>
        <Entries sections={sections} />
      </details>
      <div className="guide-contents-open">
        <p className="margin-title">On this page</p>
        <Entries sections={sections} current={current} />
      </div>
    </nav>
  );
}
