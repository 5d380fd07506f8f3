import { Alert, Box, Button, Card, CardContent, TextField, Typography } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PersonalData } from '../../../api/types';
import { send } from '../../httpClient';
import { PageHeading } from '../../ui/layout/PageHeading';
import { useAction } from '../../useAction';
import { EraseButton } from './EraseButton';
import { FoundData } from './FoundData';

/** Shows everything that is stored about an email address, to hand on or to erase. */
export function PersonalDataPage() {
  const { state } = useLocation();
  const [email, setEmail] = useState(typeof state?.email === 'string' ? state.email : '');
  const [erased, setErased] = useState<string>();
  const read = useAction({
    isQuiet: true,
    mutationFn: (address: string) =>
      send<PersonalData>('GET', `/api/personal-data?${new URLSearchParams({ email: address })}`),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setErased(undefined);
    read.mutate(email.trim());
  }

  return (
    <>
      <PageHeading title="Personal data" />
      <Card>
        <CardContent>
          <Typography sx={{ mb: 1, maxWidth: '65ch' }}>
            Everything that is stored about an email address, to send to the person who asks for it
            or to erase. Backups keep their copy until they are deleted.
          </Typography>
          <Box component="form" noValidate onSubmit={submit} sx={formStyles}>
            <TextField
              label="Email"
              type="email"
              autoComplete="off"
              value={email}
              error={read.isError}
              helperText={read.error?.message}
              onChange={({ target }) => setEmail(target.value)}
            />
            <Button type="submit" variant="contained" disabled={read.isPending}>
              Show everything
            </Button>
          </Box>
          {erased && (
            <Alert severity="success" role="status" sx={{ mt: 2 }}>
              {erased}
            </Alert>
          )}
          {read.data && (
            <FoundData data={read.data}>
              <EraseButton
                email={read.data.email}
                enquiryIds={read.data.enquiries.map(({ id }) => id)}
                onErased={(message) => {
                  setErased(message);
                  setEmail('');
                  read.reset();
                }}
              />
            </FoundData>
          )}
        </CardContent>
      </Card>
    </>
  );
}

const formStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'start',
  '& .MuiTextField-root': { maxWidth: '24rem' },
  '& .MuiButton-root': { mt: 1 },
} as const;
