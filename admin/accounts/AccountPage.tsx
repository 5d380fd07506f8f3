import { Stack, Typography } from '@mui/material';
import { TextInput, useNotify, useRefresh } from 'react-admin';
import type { Account } from '../../api/types';
import { send } from '../httpClient';
import { InlineForm } from '../ui/forms/FormDialog';
import { PageHeading } from '../ui/layout/PageHeading';
import { Section } from '../ui/layout/Section';
import { ChangePasswordButton } from './ChangePassword';
import { SecondFactors } from './SecondFactors';
import { Sessions } from './Sessions';
import { useAccount } from './useAccount';

/** One's own account: password, two-step sign-in, sessions, signature, email address. */
export function AccountPage() {
  const { data: account, error } = useAccount();
  return (
    <>
      <PageHeading title="My account" />
      <Stack spacing={2} sx={{ maxWidth: '46rem' }}>
        {error && <Typography role="alert">{error.message}</Typography>}
        {account && (
          <>
            <Section title="Password">
              <Typography sx={{ mb: 1 }}>
                You are signed in as {account.username}. A new password ends all other sessions;
                your passkeys keep working.
              </Typography>
              <ChangePasswordButton isOnPage />
            </Section>
            <Section title="Two-step sign-in">
              <SecondFactors state={account.second_step} />
            </Section>
            <Section title="Where you are signed in">
              <Sessions />
            </Section>
            <Section title="Signature below your answers">
              <SignatureForm account={account} />
            </Section>
            <Section title="Messages about your account">
              <EmailForm account={account} />
            </Section>
          </>
        )}
      </Stack>
    </>
  );
}

interface Props {
  account: Account;
}

/** How one's answers to enquiries are signed. */
function SignatureForm({ account: { name, role, marn } }: Props) {
  const save = useSave('/api/account/signature', 'Signature saved.');
  return (
    <InlineForm submit="Save" values={{ name, role, marn }} onSubmit={save}>
      <TextInput source="name" label="Name" autoComplete="name" sx={narrow} />
      <TextInput
        source="role"
        label="Role"
        helperText="For example, Registered migration agent or Education counsellor."
        sx={narrow}
      />
      <TextInput
        source="marn"
        label="MARN"
        helperText="Leave this empty if you are not a registered migration agent."
        sx={narrow}
      />
    </InlineForm>
  );
}

/** The address that is told of a new password and of changes to two-step sign-in. */
function EmailForm({ account: { email, has_mail } }: Props) {
  const save = useSave('/api/account', 'Email address saved.');
  return (
    <InlineForm
      submit="Save address"
      values={{ email }}
      onSubmit={(values) => save({ email: String(values.email ?? '').trim() })}
    >
      <Typography sx={{ mb: 1 }}>
        We email this address when your password, two-step sign-in or this address changes.
        {!has_mail && ' Mail isn’t set up on this server yet, so nothing is sent.'}
      </Typography>
      <TextInput
        source="email"
        label="Email (optional)"
        type="email"
        autoComplete="email"
        sx={narrow}
      />
    </InlineForm>
  );
}

const narrow = { maxWidth: '24rem' };

function useSave(address: string, done: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (values: object) => {
    await send('PUT', address, values);
    notify(done, { type: 'success' });
    refresh();
  };
}
