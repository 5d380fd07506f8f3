import { GuidePage } from '../components/guide/GuidePage';
import { employerSponsored } from '../content/guides/employerSponsored';

export function Component() {
  return <GuidePage guide={employerSponsored} />;
}
