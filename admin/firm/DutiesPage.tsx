import {
  Box,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import duties from '../../docs/duties.md?raw';
import { formatDate } from '../dates';
import { PageHeading } from '../ui/layout/PageHeading';
import { Section } from '../ui/layout/Section';

interface Part {
  title: string;
  texts: string[];
  /** Of a table: the first is its head. */
  rows: string[][];
}

/** Reads the headings, texts and tables of `docs/duties.md`. */
function partsOf(markdown: string): Part[] {
  return markdown.split(/^#+ /m).flatMap((part) => {
    const [title = '', ...lines] = part.trim().split('\n');
    if (title === '') return [];
    const rows = lines
      .filter((line) => line.startsWith('|') && !/^\|[\s|-]+\|$/.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const text = lines.filter((line) => !line.startsWith('|')).join('\n');
    return [{ title, rows, texts: text.split(/\n{2,}/).filter((one) => one.trim() !== '') }];
  });
}

/** The firm's duties before the law, and the words or rows that meet each. */
export default function DutiesPage() {
  const [first, ...parts] = partsOf(duties);
  return (
    <>
      <PageHeading title={first?.title ?? ''} />
      <Texts texts={first?.texts ?? []} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mb: 2 }}>
        {parts.map((part) => (
          <Section key={part.title} title={part.title}>
            <Texts texts={part.texts} />
            {part.rows.length > 0 && <Duties rows={part.rows} />}
          </Section>
        ))}
      </Box>
    </>
  );
}

const Texts = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <Typography key={text} sx={{ mb: 2, maxWidth: '80ch' }}>
      {text}
    </Typography>
  ));

function Duties({ rows: [head = [], ...rows] }: { rows: readonly string[][] }) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {head.map((name) => (
              <TableCell key={name}>{name.charAt(0).toUpperCase() + name.slice(1)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells) => (
            <TableRow key={cells.join()}>
              {cells.map((cell, index) => (
                <TableCell key={head[index]} sx={{ verticalAlign: 'top', minWidth: '8rem' }}>
                  <Cell text={cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** A text, a day, or a page of the site. */
function Cell({ text }: { text: string }) {
  const plain = text.replaceAll('`', '');
  if (/^\d{4}-\d\d-\d\d$/.test(plain)) return formatDate(plain);
  if (/^\/\S*$/.test(plain)) {
    return (
      <Link href={plain} target="_blank" rel="noopener">
        {plain}
      </Link>
    );
  }
  return plain;
}
