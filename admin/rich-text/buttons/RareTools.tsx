import { ClipboardGroup } from './ClipboardGroup';
import { DocumentGroup } from './DocumentGroup';
import { FormGroup } from './FormGroup';
import { LinkGroup } from './LinkGroup';
import { ParagraphGroup } from './ParagraphGroup';
import { PieceGroup } from './PieceGroup';
import { TextGroup } from './TextGroup';

/** The tools behind "More", each with its name beside it. */
export const RareTools = () => (
  <>
    <DocumentGroup />
    <ClipboardGroup />
    <TextGroup />
    <ParagraphGroup />
    <PieceGroup />
    <LinkGroup />
    <FormGroup />
  </>
);
