import { Card, Typography } from '@mui/material';
import { PasswordInput, RecordRepresentation } from 'react-admin';
import type { FormField } from '../../ui/forms/FormField';
import { FreshEdit } from '../../ui/forms/FreshEdit';
import { RecordForm } from '../../ui/forms/RecordForm';
import { PageHeading } from '../../ui/layout/PageHeading';
import { checkPassword } from './checkPassword';

const fields: readonly FormField[] = [
  { source: 'password', label: 'New password', isRequired: true, kind: 'secret' },
];

/** Gives an admin a new password; their sessions end. */
export function AdminEdit() {
  return (
    <>
      <PageHeading title="Change Admin Password" />
      <Card sx={{ maxWidth: 480 }}>
        <FreshEdit>
          <RecordForm
            fields={fields}
            savedMessage="Password changed."
            check={checkPassword}
            saveLabel="Change Password"
          >
            <Typography sx={{ mb: 1 }}>
              A new password for <RecordRepresentation />. They are signed out everywhere.
            </Typography>
            <PasswordInput
              source="password"
              label="New password"
              isRequired
              autoComplete="new-password"
              helperText="At least 8 characters."
            />
          </RecordForm>
        </FreshEdit>
      </Card>
    </>
  );
}
