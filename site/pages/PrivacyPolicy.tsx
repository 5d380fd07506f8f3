import { PolicyPage } from '../components/guide/PolicyPage';
import { privacyPolicy } from '../content/policies/privacy';
import { useFirm } from '../firm';
import { useSettings } from '../settings';

export function Component() {
  const { company, offices } = useFirm();
  const { hasBrevo = false } = useSettings();
  return <PolicyPage policy={privacyPolicy({ hasBrevo, company, offices })} />;
}
