import { PolicyPage } from '../components/guide/PolicyPage';
import { fees } from '../content/policies/fees';
import { useFirm } from '../firm';

export function Component() {
  return <PolicyPage policy={fees(useFirm())} />;
}
