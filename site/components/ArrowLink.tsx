import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface ArrowLinkProps {
  to: string;
  rel?: string;
  children: ReactNode;
  /** True if it leads back: the arrow comes first and points left. */
  back?: boolean;
}

export function ArrowLink({ to, rel, back = false, children }: ArrowLinkProps) {
  return (
    <a className="arrow-link" href={to} rel={rel}>
      {back && <Icon name="arrowBack" />}
      {children}
      {!back && <Icon name="arrow" />}
    </a>
  );
}
