import { PolicyPage } from '../components/guide/PolicyPage';
import { privacyPolicy } from '../content/policies/privacy';
import { useSettings } from '../settings';

export function Component() {
  const { hasBrevo = false } = useSettings();
  return <PolicyPage policy={privacyPolicy({ hasBrevo })} />;
}
