import { data } from 'react-router-dom';
import { NotFoundNotice } from '../components/NotFoundNotice';

/** Gives the answer its status. */
export function loader() {
  return data(null, { status: 404 });
}

export function Component() {
  return <NotFoundNotice />;
}
