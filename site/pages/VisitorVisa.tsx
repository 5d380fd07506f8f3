import { GuidePage } from '../components/guide/GuidePage';
import { visitorVisa } from '../content/guides/visitorVisa';
import { loadGuideFacts } from '../facts/guideFacts';

export const loader = loadGuideFacts(visitorVisa);

export function Component() {
  return <GuidePage guide={visitorVisa} />;
}
