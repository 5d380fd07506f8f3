import { Stack, Typography } from '@mui/material';
import { PageHeading } from '../../ui/layout/PageHeading';
import { Section } from '../../ui/layout/Section';
import { ChangePasswordButton } from '../password/ChangePasswordButton';
import { EmailForm } from './EmailForm';
import { SecondSteps } from './SecondSteps';
import { Sessions } from './Sessions';
import { SignatureForm } from './SignatureForm';
import { useAccount } from './useAccount';

/** One's own account: password, two-step sign-in, where one is signed in, e-mail address. */
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
                passkeys go on signing you in.
              </Typography>
              <ChangePasswordButton isOnPage />
            </Section>
            <Section title="Two-step sign-in">
              <SecondSteps state={account.second_step} />
            </Section>
            <Section title="Where you are signed in">
              <Sessions />
            </Section>
            <Section title="Signature below your answers">
              <SignatureForm account={account} />
            </Section>
            <Section title="Messages about your account">
              <EmailForm email={account.email} hasMail={account.has_mail} />
            </Section>
          </>
        )}
      </Stack>
    </>
  );
}
