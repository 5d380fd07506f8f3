import { GuidePage } from '../components/guide/GuidePage';
import { permanentResidency } from '../content/guides/permanentResidency';

export function Component() {
  return <GuidePage guide={permanentResidency} />;
}
