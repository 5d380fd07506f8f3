import { NotFoundNotice } from '../components/Notice';

/** Finds nothing. */
export const loader = () => undefined;

export function Component() {
  return <NotFoundNotice />;
}
