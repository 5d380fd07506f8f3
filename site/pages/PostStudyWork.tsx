import { GuidePage } from '../components/guide/GuidePage';
import { postStudyWork } from '../content/guides/postStudyWork';
import { loadGuideFacts } from '../facts/guideFacts';

export const loader = loadGuideFacts(postStudyWork);

export function Component() {
  return <GuidePage guide={postStudyWork} />;
}
