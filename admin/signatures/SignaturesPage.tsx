import {
  Alert,
  Box,
  Button,
  MenuItem,
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
import type { SignablePage, SignablePages, SignatureChanges } from '../../api/types';
import { formatDate } from '../dates';
import { useRead } from '../reads';
import { ActionButton } from '../ui/layout/ActionButton';
import { AppDialog } from '../ui/layout/AppDialog';
import { PageHeading } from '../ui/layout/PageHeading';
import { Section } from '../ui/layout/Section';
import { StatusLabel } from '../ui/lists/StatusLabel';
import { changedWords, SignedChanges } from './SignedChanges';

/** Guides and posts, who signed each, and until when it holds. */
export function SignaturesPage() {
  const { data, error } = useRead<SignablePages>('signable-pages');
  return (
    <>
      <PageHeading title="Signatures" />
      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>
        A registered migration agent reads a page, then signs it. Visitors read “Checked by”, with
        name, MARN and day, until its words or figures change, the registration or the account ends,
        or the day below is over.
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <Signatures data={data} />}
    </>
  );
}

function Signatures({ data }: { data: SignablePages }) {
  const { pages, people } = data;
  const [until, setUntil] = useState(data.good_until);
  const [chosen, setChosen] = useState('');
  const signer = people.length === 1 ? people[0] : people.find(({ id }) => id === chosen);
  const sign = signer && { good_until: until, person_id: signer.id };
  return (
    <Stack spacing={2}>
      {people.length > 1 && (
        <TextField
          select
          label="You sign as"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          helperText="From your first signature on as nobody else."
          sx={{ maxWidth: '24rem' }}
        >
          {people.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {people.length > 0 ? (
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
          Your account signs nothing: it isn’t confirmed as that of a registered agent under Our
          people.
        </Alert>
      )}
      <OfKind heading="Guides" pages={pages} kind="guide" sign={sign} />
      <OfKind heading="Posts" pages={pages} kind="post" sign={sign} />
    </Stack>
  );
}

/** How the account signs; undefined if it may not. */
type Signing = { good_until: string; person_id: string } | undefined;

interface OfKindProps {
  heading: string;
  pages: readonly SignablePage[];
  kind: SignablePage['kind'];
  sign: Signing;
}

function OfKind({ heading, pages, kind, sign }: OfKindProps) {
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
                  {page.signature?.ended === 'words' && <ChangesButton page={page} />}
                  {sign && <SignButton page={page} sign={sign} />}
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
  account: 'the account that signed is no longer theirs',
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

interface SignButtonProps {
  page: SignablePage;
  sign: NonNullable<Signing>;
}

const SignButton = ({ page, sign }: SignButtonProps) => (
  <ActionButton
    resource="signatures"
    data={{ subject: page.subject, version: page.version, ...sign }}
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

/** Shows what changed since a page was signed: that alone is read again. */
function ChangesButton({ page }: { page: SignablePage }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`What changed: ${page.title}`}>
        What changed
      </Button>
      {isOpen && <ChangesDialog page={page} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangesDialog({ page, onClose }: { page: SignablePage; onClose(): void }) {
  const { data, error } = useRead<SignatureChanges | null>(
    'signature-changes',
    `/${encodeURIComponent(page.subject)}`,
  );
  return (
    <AppDialog
      title={`What changed in “${page.title}”`}
      onClose={onClose}
      maxWidth="sm"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <>
          <Typography>
            Since {data.name} signed it on {formatDate(data.signed_on)}: {changedWords(data)}.
          </Typography>
          <SignedChanges changes={data.changes} />
        </>
      )}
    </AppDialog>
  );
}

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
