import { GuidePage } from '../components/guide/GuidePage';
import { employerSponsored } from '../content/guides/employerSponsored';
import { loadGuideFacts } from '../facts/guideFacts';

export const loader = loadGuideFacts(employerSponsored);

export function Component() {
  return <GuidePage guide={employerSponsored} />;
}
