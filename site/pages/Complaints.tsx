import { PolicyPage } from '../components/guide/PolicyPage';
import { complaints } from '../content/policies/complaints';

export function Component() {
  return <PolicyPage policy={complaints} />;
}
