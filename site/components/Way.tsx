import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface WayProps {
  to: string;
  rel?: string;
  children: ReactNode;
  /** Whether it leads back: its arrow stands before it, and points there. */
  back?: boolean;
}

/** A link to where one can go on, with its arrow. */
export function Way({ to, rel, back = false, children }: WayProps) {
  return (
    <a className={back ? 'way way-back' : 'way'} href={to} rel={rel}>
      {back && <Icon name="arrowBack" />}
      {children}
      {!back && <Icon name="arrow" />}
    </a>
  );
}
