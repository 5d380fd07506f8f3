import { GuidePage } from '../components/guide/GuidePage';
import { permanentResidency } from '../content/guides/permanentResidency';
import { loadGuideFacts } from '../facts/guideFacts';

export const loader = loadGuideFacts(permanentResidency);

export function Component() {
  return <GuidePage guide={permanentResidency} />;
}
