import { Card, Stack, Typography } from '@mui/material';
import { CreateBase, RecordRepresentation, useRecordContext } from 'react-admin';
import type { Admin } from '../../api/types';
import { accountFields, type rights } from '../../shared/accountFields';
import { formatDay } from '../dates';
import { mayPublish } from '../signedIn';
import { FieldInput } from '../ui/forms/FieldInput';
import { FreshEdit } from '../ui/forms/FreshEdit';
import { type FieldSpec, specsOf } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { ActionButton } from '../ui/layout/ActionButton';
import { PageHeading } from '../ui/layout/PageHeading';
import { EditLink } from '../ui/lists/EditLink';
import { type RecordColumn, RecordTable } from '../ui/lists/RecordTable';
import { ResourceList } from '../ui/lists/ResourceList';
import { passwordProblem } from './ChangePasswordDialog';
import { DeleteAccount } from './DeleteAccount';

interface Right {
  name: (typeof rights)[number];
  /** Of its column. */
  label: string;
  /** What the button, and the question, says to give it, and to take it. */
  verbs: readonly [give: string, take: string];
  questions: readonly [give: string, take: string];
  /** What they do with it, and no longer do without. */
  does: string;
}

const shownRights: readonly Right[] = [
  {
    name: 'may_see_clients',
    label: 'Sees clients',
    verbs: ['Show clients', 'Hide clients'],
    questions: [
      'They will see enquiries, subscribers, outgoing mail, other accounts and the activity list, and may change who sees them.',
      'They no longer see enquiries, subscribers, outgoing mail, other accounts or the activity list. Posts, media and facts stay.',
    ],
    does: 'sees clients',
  },
  {
    name: 'may_publish',
    label: 'Publishes',
    verbs: ['Let publish', 'Stop publishing'],
    questions: [
      'They will publish posts, and change facts, signatures and all that visitors read.',
      'They write drafts and ask for publishing: they change nothing any more that visitors read.',
    ],
    does: 'publishes',
  },
];

const columns: readonly RecordColumn<Admin>[] = [
  { source: 'username', label: 'Username', sx: { fontWeight: 600 } },
  ...shownRights.map(({ name, label }) => ({
    source: name,
    label,
    render: (admin: Admin) => (admin[name] ? 'Yes' : 'No'),
  })),
  { source: 'created_at', label: 'Created', render: ({ created_at }) => formatDay(created_at) },
  { label: 'Actions', render: () => <AdminActions /> },
];

export const AdminList = () => (
  <ResourceList
    title="Admins"
    newLabel="New Admin"
    nounFor={(count) => (count === 1 ? 'admin' : 'admins')}
    sort={{ field: 'username', order: 'ASC' }}
    table={<RecordTable columns={columns} />}
  />
);

// Deleting an admin ends sessions, which can't be undone, so this delete asks first.
const AdminActions = () => (
  <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
    <EditLink label="Change password" />
    {shownRights.map((right) => (
      <RightButton key={right.name} {...right} />
    ))}
    <DeleteAccount />
  </Stack>
);

/** Gives or takes a right. */
function RightButton({ name, verbs, questions, does }: Right) {
  const admin = useRecordContext<Admin>();
  if (!admin) return null;
  const { id, username, updated_at } = admin;
  const isHeld = admin[name];
  const verb = verbs[isHeld ? 1 : 0];
  return (
    <ActionButton
      resource="admins"
      id={id}
      data={{ [name]: !isHeld, updated_at }}
      ask={{
        title: `${verb}: ${username}?`,
        content: questions[isHeld ? 1 : 0],
        confirm: verb,
      }}
      done={`${username} ${isHeld ? 'no longer ' : ''}${does}.`}
      color="inherit"
    >
      {verb}
    </ActionButton>
  );
}

const password: FieldSpec = {
  source: 'password',
  label: 'Password',
  kind: 'secret',
  help: 'At least 8 characters.',
  problem: (value) => passwordProblem(String(value), 'Password'),
};
const { username, ...switches } = accountFields;
const fields = [...specsOf({ username }), password, ...specsOf(switches)];
const initial = { may_see_clients: switches.may_see_clients.initial };

export const AdminCreate = () => (
  <CreateBase record={{ ...initial, may_publish: mayPublish() }}>
    <PageHeading title="Create New Admin" />
    <Card sx={{ maxWidth: 480 }}>
      <ResourceForm fields={fields} submit="Create Admin" done="Admin created.">
        {fields.map((field, index) => (
          <FieldInput
            key={field.source}
            field={field}
            autoFocus={index === 0}
            autoComplete={field === password ? 'new-password' : 'off'}
          />
        ))}
      </ResourceForm>
    </Card>
  </CreateBase>
);

const newPassword: FieldSpec = { ...password, label: 'New password' };

/** Sets an admin's new password, which ends their sessions. */
export const AdminEdit = () => (
  <>
    <PageHeading title="Change Admin Password" />
    <Card sx={{ maxWidth: 480 }}>
      <FreshEdit>
        <ResourceForm fields={[newPassword]} submit="Change Password" done="Password changed.">
          <Typography sx={{ mb: 1 }}>
            New password for <RecordRepresentation />. They are signed out everywhere.
          </Typography>
          <FieldInput field={newPassword} autoComplete="new-password" />
        </ResourceForm>
      </FreshEdit>
    </Card>
  </>
);
