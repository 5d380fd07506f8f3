import { Card } from '@mui/material';
import { CreateBase, EditBase, required, SimpleForm, TextInput } from 'react-admin';
import type { AnswerTemplate } from '../../api/types';
import { PageHeading } from '../ui/layout/PageHeading';
import { type RecordColumn, RecordTable } from '../ui/lists/RecordTable';
import { ResourceList } from '../ui/lists/ResourceList';

const longest = 120;

const columns: RecordColumn<AnswerTemplate>[] = [
  { source: 'name', label: 'Name', sx: { fontWeight: 600 } },
  {
    source: 'text',
    label: 'Text',
    disableSort: true,
    render: ({ text }) => (text.length > longest ? `${text.slice(0, longest)}…` : text),
  },
];

export const TemplateList = () => (
  <ResourceList
    title="Answer templates"
    newLabel="New template"
    search="Search templates..."
    nounFor={(count) => (count === 1 ? 'template' : 'templates')}
    sort={{ field: 'name', order: 'ASC' }}
    table={<RecordTable columns={columns} rowClick="edit" />}
  />
);

const fieldsHelp =
  'These are filled in for you: {{greeting}}, {{name}}, {{number}}, {{topic}}, {{received}} and {{times}}. ' +
  'Put what has to be written each time in brackets, as in [day and time]: an answer can’t be sent until each is filled in. Your signature is added below.';

const form = (
  <Card sx={{ maxWidth: '46rem' }}>
    <SimpleForm warnWhenUnsavedChanges>
      <TextInput source="name" label="Name" validate={required()} />
      <TextInput
        source="subject"
        label="Subject"
        helperText="Leave this empty to keep the subject of the conversation."
      />
      <TextInput
        source="text"
        label="Text"
        multiline
        minRows={10}
        validate={required()}
        helperText={fieldsHelp}
      />
    </SimpleForm>
  </Card>
);

export const TemplateCreate = () => (
  <CreateBase redirect="list">
    <PageHeading title="New template" />
    {form}
  </CreateBase>
);

export const TemplateEdit = () => (
  <EditBase mutationMode="pessimistic">
    <PageHeading title="Edit template" />
    {form}
  </EditBase>
);
