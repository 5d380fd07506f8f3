import { PolicyPage } from '../components/guide/PolicyPage';
import { terms } from '../content/policies/terms';

export function Component() {
  return <PolicyPage policy={terms} />;
}
