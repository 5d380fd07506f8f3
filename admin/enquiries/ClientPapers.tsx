import { Box, Checkbox, FormControlLabel, Link, Typography } from '@mui/material';
import type { WholeEnquiry } from '../../api/types';
import { maxMailedBytes, paperInWords } from '../../shared/papers';
import { formatMoment } from '../dates';
import { DeletePaper } from '../papers/DeletePaper';
import { PaperUpload } from '../papers/PaperUpload';
import { line, list } from '../start/styles';
import { Section } from '../ui/layout/Section';

type ClientPaper = WholeEnquiry['papers'][number];

const fileOf = ({ id }: ClientPaper): string => `/api/enquiry-papers/${id}/file`;

const PaperLink = ({ paper }: { paper: ClientPaper }) => (
  <>
    <Link href={fileOf(paper)} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
      {paper.title}
    </Link>{' '}
    <Typography component="span" variant="body2" color="text.secondary">
      {paperInWords(paper)}
    </Typography>
  </>
);

/** PDFs for this client alone, such as an agreement. */
export function ClientPapers({ enquiry: { id, papers, status } }: { enquiry: WholeEnquiry }) {
  if (papers.length === 0 && status === 'spam') return null;
  return (
    <Section title="Papers">
      <Box component="ul" sx={list}>
        {papers.map((paper) => (
          <Box component="li" key={paper.id} sx={line}>
            <PaperLink paper={paper} />
            <Typography variant="body2" color="text.secondary">
              {formatMoment(paper.created_at)}, {paper.created_by}
              {paper.message_ids.length > 0 && ', sent with a reply'}
            </Typography>
            {paper.message_ids.length === 0 && (
              <DeletePaper resource="enquiry-papers" paper={paper} />
            )}
          </Box>
        ))}
      </Box>
      <PaperUpload resource="enquiry-papers" fields={{ enquiry_id: id }} label="Add a PDF" />
    </Section>
  );
}

interface AttachedPapersProps {
  papers: readonly ClientPaper[];
  /** Ids. */
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}

/** Which of the client's papers go with a reply. */
export function AttachedPapers({ papers, chosen, onChange }: AttachedPapersProps) {
  if (papers.length === 0) return null;
  const bytes = papers.reduce((sum, { id, size }) => sum + (chosen.includes(id) ? size : 0), 0);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, my: 1, display: 'grid' }}>
      <Typography component="legend" variant="subtitle2">
        Send with it
      </Typography>
      {papers.map((paper) => (
        <FormControlLabel
          key={paper.id}
          control={
            <Checkbox
              checked={chosen.includes(paper.id)}
              onChange={(_, isTicked) =>
                onChange(
                  isTicked ? [...chosen, paper.id] : chosen.filter((one) => one !== paper.id),
                )
              }
            />
          }
          label={`${paper.title} (${paperInWords(paper)})`}
        />
      ))}
      {bytes > maxMailedBytes && (
        <Typography variant="body2" color="error">
          These are too large for one mail: 7 MB together.
        </Typography>
      )}
    </Box>
  );
}
