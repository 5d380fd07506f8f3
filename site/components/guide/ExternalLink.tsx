import type { ReactNode } from 'react';
import { Icon } from '../Icon';

/** A link to another site, which opens in a new tab and says so to those who can't see its mark. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="external" href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (new tab)</span>
      <Icon name="external" />
    </a>
  );
}
