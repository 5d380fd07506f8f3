import { GuidePage } from '../components/guide/GuidePage';
import { visitorVisa } from '../content/guides/visitorVisa';

export function Component() {
  return <GuidePage guide={visitorVisa} />;
}
