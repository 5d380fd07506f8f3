import { Alert, Stack, Typography } from '@mui/material';
import { Link } from 'react-admin';
import type { Account } from '../../api/types';
import { BusyCalendar } from '../bookings/BusyCalendar';
import { CalendarAddress } from '../bookings/CalendarAddress';
import { confirmPerson } from '../personAccount';
import { maySeeClients, useAccount } from '../signedIn';
import { FieldInput } from '../ui/forms/FieldInput';
import type { FieldSpec } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { ActionButton } from '../ui/layout/ActionButton';
import { PageHeading } from '../ui/layout/PageHeading';
import { Section } from '../ui/layout/Section';
import { ChangePasswordButton } from './ChangePasswordButton';
import { SecondFactors } from './SecondFactors';
import { Sessions } from './Sessions';

/** The admin's own account: password, two-step sign-in, sessions, signature, email address. */
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
            <Section title="Your sessions">
              <Sessions />
            </Section>
            <Section title="Signature on your replies">
              <SignatureForm account={account} />
            </Section>
            {account.person !== null && maySeeClients() && (
              <>
                <Section title="Your calendar">
                  <CalendarAddress />
                </Section>
                <Section title="Busy times of another calendar">
                  <BusyCalendar />
                </Section>
              </>
            )}
            <Section title="Security messages">
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

const signature = {
  name: { source: 'name', label: 'Name', isOptional: true },
  role: {
    source: 'role',
    label: 'Role',
    isOptional: true,
    help: 'For example, Education counsellor.',
  },
} as const satisfies Record<string, FieldSpec>;

/** The signature on the admin's replies. */
function SignatureForm({ account: { name, role, person, person_id, person_confirmed } }: Props) {
  if (person !== null && person_id !== null) {
    return (
      <>
        <Typography>
          You sign as {person}, with the role and MARN under <Link to="/people">Our people</Link>.
        </Typography>
        {!person_confirmed && (
          <Alert severity="warning" sx={{ mt: 1 }} action={<ConfirmButton personId={person_id} />}>
            Confirm that you are {person}. Until then you sign without a MARN.
          </Alert>
        )}
      </>
    );
  }
  return (
    <ResourceForm
      layout="inline"
      fields={Object.values(signature)}
      values={{ name, role }}
      changes="account/signature"
      write={(data) => ({ verb: 'update', data })}
      submit="Save"
      done="Signature saved."
    >
      <FieldInput field={signature.name} autoComplete="name" sx={narrow} />
      <FieldInput field={signature.role} sx={narrow} />
    </ResourceForm>
  );
}

const ConfirmButton = ({ personId }: { personId: string }) => (
  <ActionButton
    resource="account"
    act={() => confirmPerson(personId)}
    done="Confirmed. You sign as yourself."
    color="inherit"
  >
    Confirm
  </ActionButton>
);

const emailField: FieldSpec = { source: 'email', label: 'Email (optional)', isOptional: true };

/** The address for security messages. */
function EmailForm({ account: { email, has_mail } }: Props) {
  return (
    <ResourceForm
      layout="inline"
      fields={[emailField]}
      values={{ email }}
      changes="account"
      write={(data) => ({ verb: 'update', data })}
      submit="Save address"
      done="Email address saved."
    >
      <Typography sx={{ mb: 1 }}>
        We email this address when your password, two-step sign-in or this address changes.
        {!has_mail && ' Mail isn’t set up on this server yet, so nothing is sent.'}
      </Typography>
      <FieldInput field={emailField} type="email" autoComplete="email" sx={narrow} />
    </ResourceForm>
  );
}

const narrow = { maxWidth: '24rem' };
