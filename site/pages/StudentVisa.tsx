import { GuidePage } from '../components/guide/GuidePage';
import { studentVisa } from '../content/guides/studentVisa';
import { loadGuideFacts } from '../facts/guideFacts';

export const loader = loadGuideFacts(studentVisa);

export function Component() {
  return <GuidePage guide={studentVisa} />;
}
