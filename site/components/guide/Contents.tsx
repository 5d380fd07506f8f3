import { useEffect, useState } from 'react';
import type { GuideSection } from '../../content/guides/guide';
import { Icon } from '../Icon';
import './Contents.css';

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

/**
 * Returns the id of the section crossing a line a third down the window; undefined above the first.
 */
function useSectionInView(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setCurrent(target.id);
          else setCurrent((id) => (id === target.id ? undefined : id));
        }
      },
      { rootMargin: '-33% 0px -67% 0px' },
    );
    for (const section of document.querySelectorAll('.guide-section')) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return current;
}
