import { GuidePage } from '../components/guide/GuidePage';
import { postStudyWork } from '../content/guides/postStudyWork';

export function Component() {
  return <GuidePage guide={postStudyWork} />;
}
