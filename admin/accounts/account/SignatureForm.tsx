import { SimpleForm, TextInput, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Account } from '../../../api/types';
import { send } from '../../httpClient';
import { useAccountChange } from './useAccount';

/** How one's answers to enquiries are signed. */
export function SignatureForm({ account: { name, role, marn } }: { account: Account }) {
  const notify = useNotify();
  const save = useAccountChange(
    (values: FieldValues) => send<unknown>('PUT', '/api/account/signature', values),
    () => notify('Signature saved.', { type: 'success' }),
  );
  return (
    <SimpleForm
      record={{ id: 'signature', name, role, marn }}
      onSubmit={(values: FieldValues) =>
        save.mutate({ name: values.name, role: values.role, marn: values.marn })
      }
      sx={{ p: 0, maxWidth: '24rem' }}
    >
      <TextInput source="name" label="Name" autoComplete="name" helperText={false} />
      <TextInput
        source="role"
        label="Role"
        helperText="For example, Registered migration agent or Education counsellor."
      />
      <TextInput
        source="marn"
        label="MARN"
        helperText="Leave this empty if you are not a registered migration agent."
      />
    </SimpleForm>
  );
}
