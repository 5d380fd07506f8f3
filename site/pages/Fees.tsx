import { PolicyPage } from '../components/guide/PolicyPage';
import { fees } from '../content/policies/fees';

export function Component() {
  return <PolicyPage policy={fees} />;
}
