import {
  Alert,
  Box,
  Button,
  Checkbox,
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
import { Link } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ChangeDay, ChangedPlace, DayChange, DayOfChange } from '../../api/types';
import { dayInAddress } from '../../shared/days';
import { write } from '../dataProvider';
import { formatDate, today } from '../dates';
import { useRead } from '../reads';
import { FieldInput } from '../ui/forms/FieldInput';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { LinkButton } from '../ui/layout/LinkButton';
import { Opening } from '../ui/layout/Opening';
import { PageHeading } from '../ui/layout/PageHeading';
import { Section } from '../ui/layout/Section';
import { StatusLabel } from '../ui/lists/StatusLabel';
import { FactSource } from './FactSource';
import { valueStates } from './labels';
import { namedSource, sourceFields } from './sourceFields';

const { title, url } = sourceFields;

/** A day on which figures change: what changes, where visitors read it, and one source for all. */
export function ChangeDayPage() {
  const [query, setQuery] = useSearchParams();
  const { data: days, error } = useRead<ChangeDay[]>('change-days');
  const day = dayInAddress(query.get('day')) ?? defaultDay(days);
  return (
    <>
      <PageHeading title="Change day">
        <LinkButton to="/facts">All facts</LinkButton>
      </PageHeading>
      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>
        Figures mostly change on a 1 July. Propose each new value on its fact’s page; here they are
        read, checked and confirmed together.
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          type="date"
          label="Day"
          value={day}
          onChange={({ target }) => setQuery({ day: target.value }, { replace: true })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: '11rem' }}
        />
        {days?.slice(0, maxDays).map(({ day: one, values, proposed }) => (
          <Button
            key={one}
            variant={one === day ? 'contained' : 'outlined'}
            aria-pressed={one === day}
            onClick={() => setQuery({ day: one }, { replace: true })}
          >
            {formatDate(one)}: {values}
            {proposed > 0 && `, ${proposed} proposed`}
          </Button>
        ))}
      </Stack>
      {day && <Day key={day} day={day} />}
    </>
  );
}

const maxDays = 6;

/** The next day with values, or else the latest. */
function defaultDay(days: readonly ChangeDay[] = []): string {
  const next = days.filter(({ day }) => day >= today()).at(-1);
  return (next ?? days.find(({ proposed }) => proposed > 0) ?? days[0])?.day ?? '';
}

function Day({ day }: { day: string }) {
  const { data, error } = useRead<DayOfChange>('change-days', `/${day}`, {
    placeholderData: (last) => last,
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Opening doing="Looking for the sentences that change" />;
  const { changes, places } = data;
  if (changes.length === 0) {
    return <Typography sx={{ mt: 2 }}>No value begins on {formatDate(day)}.</Typography>;
  }
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Changes day={day} changes={changes} />
      <Places day={day} places={places} />
    </Stack>
  );
}

/** The values, with a form that confirms those ticked. */
function Changes({ day, changes }: { day: string; changes: readonly DayChange[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const proposed = changes.filter(({ state }) => state === 'proposed');
  const ticked = proposed.filter(({ id }) => chosen.has(id));
  const tick = (ids: readonly string[], isTicked: boolean) =>
    setChosen((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isTicked ? [...others, ...ids] : others);
    });
  const many = ticked.length === 1 ? '1 value' : `${ticked.length} values`;
  return (
    <Section title={`Begins on ${formatDate(day)}`}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                {proposed.length > 0 && (
                  <Checkbox
                    slotProps={{ input: { 'aria-label': 'All proposed values' } }}
                    checked={ticked.length === proposed.length}
                    onChange={(_, isTicked) =>
                      tick(
                        proposed.map(({ id }) => id),
                        isTicked,
                      )
                    }
                  />
                )}
              </TableCell>
              <TableCell>Fact</TableCell>
              <TableCell>Before</TableCell>
              <TableCell>From that day</TableCell>
              <TableCell>Source</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {changes.map((change) => (
              <TableRow key={change.id}>
                <TableCell padding="checkbox">
                  {change.state === 'proposed' && (
                    <Checkbox
                      slotProps={{ input: { 'aria-label': `${change.name}: ${change.text}` } }}
                      checked={chosen.has(change.id)}
                      onChange={(_, isTicked) => tick([change.id], isTicked)}
                    />
                  )}
                </TableCell>
                <TableCell>
                  <Link to={`/facts/${encodeURIComponent(change.fact_key)}`}>{change.name}</Link>
                </TableCell>
                <TableCell>{change.before ?? 'Not known'}</TableCell>
                <TableCell>
                  <strong>{change.text}</strong>
                  <br />
                  <StatusLabel
                    isTight
                    status={valueStates[change.state === 'proposed' ? 'proposed' : 'in force']}
                  >
                    {change.state === 'proposed' ? 'Proposed' : 'Confirmed'}
                  </StatusLabel>
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <FactSource {...change} />
                  {change.confidence && ` · ${change.confidence}`}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {proposed.length > 0 && (
        <ResourceForm
          layout="inline"
          fields={[title, url]}
          changes="fact-confirmations"
          save={async (typed) => {
            if (ticked.length === 0) return { root: 'Tick the values that you have checked.' };
            for (const { id, updated_at } of ticked) {
              const data = { value_id: id, updated_at, ...namedSource(typed) };
              await write('fact-confirmations', { data });
            }
            return undefined;
          }}
          submit={ticked.length === 0 ? 'Confirm those ticked' : `Confirm ${many}`}
          done={`${many} confirmed.`}
        >
          <Typography sx={{ mt: 2 }}>
            Tick what you have read at the Department’s page or in the instrument, and found right.
          </Typography>
          <Box sx={{ maxWidth: '40rem' }}>
            <FieldInput field={title} />
            <FieldInput field={url} />
          </Box>
        </ResourceForm>
      )}
    </Section>
  );
}

const kinds: Record<ChangedPlace['kind'], string> = {
  page: 'Pages and guides',
  tool: 'Tools',
  post: 'Posts',
};

/** Where visitors read the facts; each opens as on that day. */
function Places({ day, places }: { day: string; places: readonly ChangedPlace[] }) {
  return (
    <Section title={`Where they are read: ${places.length}`}>
      <Typography variant="body2" color="text.secondary">
        Each opens in a new tab as it reads on {formatDate(day)}.
      </Typography>
      {Object.entries(kinds).map(([kind, heading]) => {
        const ofKind = places.filter((place) => place.kind === kind);
        return ofKind.length === 0 ? null : (
          <Box key={kind} sx={{ mt: 1 }}>
            <Typography component="h3" variant="subtitle2">
              {heading}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {ofKind.map((place) => (
                <li key={place.url}>
                  <MuiLink href={`${place.url}?as-at=${day}`} target="_blank">
                    {place.title}
                  </MuiLink>{' '}
                  ({place.facts.length})
                </li>
              ))}
            </Box>
          </Box>
        );
      })}
    </Section>
  );
}
