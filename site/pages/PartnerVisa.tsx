import { GuidePage } from '../components/guide/GuidePage';
import { partnerVisa } from '../content/guides/partnerVisa';
import { loadGuideFacts } from '../facts/guideFacts';

export const loader = loadGuideFacts(partnerVisa);

export function Component() {
  return <GuidePage guide={partnerVisa} />;
}
