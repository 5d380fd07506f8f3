import { Card } from '@mui/material';
import { CreateBase, useRecordContext, useRedirect } from 'react-admin';
import type { PlainResource } from '../../shared/resource';
import { type PlainName, plainResources } from '../../shared/resources';
import { FreshEdit } from './forms/FreshEdit';
import type { FieldSpec } from './forms/fields';
import { ResourceForm } from './forms/ResourceForm';
import { ActionButton } from './layout/ActionButton';
import { PageHeading } from './layout/PageHeading';
import { type RecordColumn, RecordTable } from './lists/RecordTable';
import { ResourceList } from './lists/ResourceList';

const longest = 120;

interface Row extends Record<string, string> {
  id: string;
}

/** Builds the list and forms of a plain resource from its description. */
export function pagesOf(name: PlainName) {
  const resource: PlainResource = plainResources[name];
  const { noun, nouns, sort } = resource;
  const fields = Object.entries(resource.fields).map(
    ([source, { label, isOptional, lines, help, problem }]): FieldSpec => ({
      source,
      label,
      isRequired: !isOptional,
      lines,
      help,
      problem: (value) => problem?.(String(value ?? '')),
    }),
  );
  const path = `/${resource.page ?? name}`;
  const named = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;

  const columns: RecordColumn<Row>[] = fields.map(({ source, label, lines }, index) => ({
    source,
    label,
    disableSort: lines !== undefined,
    ...(index === 0 && { sx: { fontWeight: 600 } }),
    render: ({ [source]: text = '' }) =>
      text.length > longest ? `${text.slice(0, longest)}…` : text,
  }));

  const List = () => (
    <ResourceList
      title={resource.menu.label}
      newLabel={`New ${noun}`}
      search={`Search ${nouns}...`}
      nounFor={(count) => (count === 1 ? noun : nouns)}
      sort={{ field: sort[0], order: sort[1] }}
      table={
        <RecordTable
          columns={columns}
          rowClick="edit"
          empty={`No ${nouns} yet. Add the first with New ${noun}.`}
        />
      }
    />
  );

  const form = (done: 'created' | 'updated') => (
    <Card sx={{ maxWidth: '46rem' }}>
      <ResourceForm
        fields={fields}
        submit={done === 'created' ? `Create ${noun}` : `Update ${noun}`}
        done={`${named} ${done}.`}
      />
    </Card>
  );

  const Create = () => (
    <CreateBase>
      <PageHeading title={`New ${noun}`} />
      {form('created')}
    </CreateBase>
  );

  const Edit = () => (
    <FreshEdit>
      <PageHeading title={`Edit ${noun}`}>
        <Delete />
      </PageHeading>
      {form('updated')}
    </FreshEdit>
  );

  function Delete() {
    const row = useRecordContext<Row>();
    const redirect = useRedirect();
    if (!row) return null;
    const call = { resource: name, id: row.id };
    return (
      <ActionButton
        {...call}
        done={`${named} deleted.`}
        undo={{ resource: call.resource, data: row }}
        onDone={() => redirect(path)}
        color="inherit"
      >
        Delete
      </ActionButton>
    );
  }

  return { List, Create, Edit };
}
