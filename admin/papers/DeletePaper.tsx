import { ActionButton } from '../ui/layout/ActionButton';

interface Props {
  resource: 'papers' | 'enquiry-papers';
  paper: { id: string; title: string };
}

/** Deletes a paper for good, after asking. */
export const DeletePaper = ({ resource, paper: { id, title } }: Props) => (
  <ActionButton
    resource={resource}
    id={id}
    done="Paper deleted."
    ask={{
      title: `Delete “${title}”?`,
      content: 'It can’t be brought back.',
      confirm: 'Delete it',
    }}
    color="inherit"
    aria-label={`Delete: ${title}`}
  >
    Delete
  </ActionButton>
);
