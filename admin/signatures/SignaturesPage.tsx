import {
  Alert,
  Box,
  Link as MuiLink,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { SignablePage, SignablePages } from '../../api/types';
import { formatDate } from '../dates';
import { useRead } from '../reads';
import { ActionButton } from '../ui/layout/ActionButton';
import { PageHeading } from '../ui/layout/PageHeading';
import { Section } from '../ui/layout/Section';
import { StatusLabel } from '../ui/lists/StatusLabel';

/** Guides and posts, who signed each, and until when it holds. */
export function SignaturesPage() {
  const { data, error } = useRead<SignablePages>('signable-pages');
  return (
    <>
      <PageHeading title="Signatures" />
      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>
        A registered migration agent reads a page, then signs it. Visitors read “Checked by”, with
        name, MARN and day, until its words or figures change, the registration ends, or the day
        below is over.
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <Signatures data={data} />}
    </>
  );
}

function Signatures({ data }: { data: SignablePages }) {
  const { pages, may_sign } = data;
  const [until, setUntil] = useState(data.good_until);
  return (
    <Stack spacing={2}>
      {may_sign ? (
        <TextField
          type="date"
          label="Good until"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: '12rem' }}
        />
      ) : (
        <Alert severity="info">
          Your account signs nothing: under Our people, no registered agent has it.
        </Alert>
      )}
      <OfKind heading="Guides" pages={pages} kind="guide" until={until} maySign={may_sign} />
      <OfKind heading="Posts" pages={pages} kind="post" until={until} maySign={may_sign} />
    </Stack>
  );
}

interface OfKindProps {
  heading: string;
  pages: readonly SignablePage[];
  kind: SignablePage['kind'];
  until: string;
  maySign: boolean;
}

function OfKind({ heading, pages, kind, until, maySign }: OfKindProps) {
  const shown = pages.filter((page) => page.kind === kind);
  if (shown.length === 0) return null;
  return (
    <Section title={heading}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Page</TableCell>
              <TableCell>Signature</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((page) => (
              <TableRow key={page.subject}>
                <TableCell>
                  <MuiLink href={page.path} target="_blank">
                    {page.title}
                  </MuiLink>
                </TableCell>
                <TableCell>
                  <State signature={page.signature} />
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap', textAlign: 'right' }}>
                  {maySign && <SignButton page={page} until={until} />}
                  {page.signature?.ended === null && <WithdrawButton page={page} />}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Section>
  );
}

const endings = {
  words: 'its words or figures changed since',
  registration: 'the registration ended, or changed',
  time: 'its day is over',
  withdrawn: 'taken back',
} as const;

function State({ signature }: Pick<SignablePage, 'signature'>) {
  if (!signature) return 'Not signed';
  const { name, marn, signed_on, good_until, ended } = signature;
  const colour = ended === null ? 'success.main' : 'warning.main';
  return (
    <>
      <StatusLabel isTight status={{ name: ended === null ? 'Holds' : 'Fell off', colour }} />
      <Typography variant="body2">
        {name} (MARN {marn}), {formatDate(signed_on)};{' '}
        {ended === null ? `good until ${formatDate(good_until)}` : endings[ended]}
      </Typography>
    </>
  );
}

const SignButton = ({ page, until }: { page: SignablePage; until: string }) => (
  <ActionButton
    resource="signatures"
    data={{ subject: page.subject, version: page.version, good_until: until }}
    done="Signed. Visitors read it on the page."
    ask={{
      title: `Sign “${page.title}”?`,
      content:
        'You have read the page as it stands today, with its figures, and it is right. It carries your name and MARN.',
      confirm: 'Sign it',
    }}
    aria-label={`Sign ${page.title}`}
  >
    Sign
  </ActionButton>
);

const WithdrawButton = ({ page }: { page: SignablePage }) => (
  <ActionButton
    resource="signatures"
    id={page.subject}
    done="Taken back."
    aria-label={`Take the signature back: ${page.title}`}
  >
    Take back
  </ActionButton>
);
