import { GuidePage } from '../components/guide/GuidePage';
import { partnerVisa } from '../content/guides/partnerVisa';

export function Component() {
  return <GuidePage guide={partnerVisa} />;
}
