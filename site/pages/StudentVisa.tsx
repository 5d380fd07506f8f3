import { GuidePage } from '../components/guide/GuidePage';
import { studentVisa } from '../content/guides/studentVisa';

export function Component() {
  return <GuidePage guide={studentVisa} />;
}
