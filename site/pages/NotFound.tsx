import { NotFoundNotice } from '../components/NotFound';

/** Returns nothing, which leads to a 404. */
export const loader = () => undefined;

export function Component() {
  return <NotFoundNotice />;
}
