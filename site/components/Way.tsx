import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from './Icon';

interface WayProps extends Pick<LinkProps, 'to' | 'rel' | 'children'> {
  /** Whether it leads back: its arrow stands before it, and points there. */
  back?: boolean;
}

/** A link to where one can go on, with its arrow. */
export function Way({ back = false, children, ...link }: WayProps) {
  return (
    <Link className={back ? 'way way-back' : 'way'} {...link}>
      {back && <Icon name="arrowBack" />}
      {children}
      {!back && <Icon name="arrow" />}
    </Link>
  );
}
