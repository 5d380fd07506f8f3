import { PolicyPage } from '../components/guide/PolicyPage';
import { complaints } from '../content/policies/complaints';
import { useFirm } from '../firm';

export function Component() {
  return <PolicyPage policy={complaints(useFirm())} />;
}
