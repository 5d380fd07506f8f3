import { NotFoundNotice } from '../components/NotFound';

/** Finds nothing. */
export const loader = () => undefined;

export function Component() {
  return <NotFoundNotice />;
}
