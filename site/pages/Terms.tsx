import { PolicyPage } from '../components/guide/PolicyPage';
import { terms } from '../content/policies/terms';
import { useFirm } from '../firm';

export function Component() {
  return <PolicyPage policy={terms(useFirm())} />;
}
