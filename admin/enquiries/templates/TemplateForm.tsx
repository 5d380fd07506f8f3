import { Card } from '@mui/material';
import { CreateBase, EditBase, required, SimpleForm, TextInput } from 'react-admin';
import { PageHeading } from '../../ui/layout/PageHeading';

const fieldsHelp =
  'These fill themselves: {{greeting}}, {{name}}, {{number}}, {{topic}}, {{received}} and {{times}}. ' +
  'Put what has to be written each time in brackets, as in [day and time]: an answer can’t be sent until each is filled in. Your signature is added below.';

const form = (
  <Card sx={{ maxWidth: '46rem' }}>
    <SimpleForm>
      <TextInput source="name" label="Name" validate={required()} helperText={false} />
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
