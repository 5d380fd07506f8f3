import { NotFoundNotice } from '../components/NotFoundNotice';

/** Finds nothing. */
export const loader = () => undefined;

export function Component() {
  return <NotFoundNotice />;
}
