import { Box, Card } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { CreateBase, useRecordContext, useRedirect } from 'react-admin';
import { capitalized, initialOf, type PlainResource } from '../../shared/resource';
import { type PlainName, plainResources } from '../../shared/resources';
import { FreshEdit } from '../ui/forms/FreshEdit';
import { specsOf } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { ActionButton } from '../ui/layout/ActionButton';
import { PageHeading } from '../ui/layout/PageHeading';
import { type RecordColumn, RecordTable } from '../ui/lists/RecordTable';
import { ResourceList } from '../ui/lists/ResourceList';
import { FieldValue } from './FieldValue';
import { FormContents, FormSections, sectionsOf } from './FormSections';
import { PlainInput } from './PlainInput';

interface Row extends Record<string, unknown> {
  id: string;
}

/** Builds the list and forms of a plain resource from its description. */
export function pagesOf(name: PlainName, above?: ReactNode, below?: ReactNode) {
  const resource: PlainResource = plainResources[name];
  const { noun, nouns, sort, menu } = resource;
  const described = Object.entries(resource.fields);
  const fields = specsOf(resource.fields);
  const { listed = described.map(([source]) => source) } = resource;
  const path = `/${resource.page ?? name}`;
  const named = capitalized(noun);

  const columns: RecordColumn<Row>[] = described
    .filter(([source]) => listed.includes(source))
    .map(([source, field], index) => ({
      source,
      label: field.label,
      disableSort: !(field.kind === undefined ? !field.lines : sortable.has(field.kind)),
      ...(index === 0 && { sx: { fontWeight: 600 } }),
      render: (row) => <FieldValue field={field} value={row[source]} />,
    }));

  const List = () => (
    <>
      {above}
      <ResourceList
        title={menu.label}
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
    </>
  );

  const sections = resource.sections && sectionsOf(fields, resource.sections);

  const inputs = (isNew: boolean) =>
    sections ? (
      <FormSections form={name} sections={sections} autoFocus={isNew} />
    ) : (
      fields.map((field, index) => (
        <PlainInput key={field.source} field={field} autoFocus={isNew && index === 0} />
      ))
    );

  const form = (done: 'created' | 'updated', onDone?: () => void) => (
    <Box sx={besideContents}>
      <Card>
        <ResourceForm
          fields={fields}
          submit={done === 'created' ? `Create ${noun}` : `Update ${noun}`}
          done={`${named} ${done}.`}
          {...(onDone && { onDone, path })}
        >
          {inputs(done === 'created')}
        </ResourceForm>
      </Card>
      {sections && <FormContents form={name} sections={sections} />}
    </Box>
  );

  const initial = Object.fromEntries(
    described.map(([source, field]) => [source, initialOf(field)]),
  );

  const Create = () => (
    <CreateBase record={initial}>
      <PageHeading title={`New ${noun}`} />
      {form('created')}
    </CreateBase>
  );

  const Edit = () => (
    <FreshEdit
      heading={
        <PageHeading title={`Edit ${noun}`}>
          <Delete />
        </PageHeading>
      }
    >
      {form('updated')}
      {below}
    </FreshEdit>
  );

  /** The page of a resource's only row. */
  function Single() {
    const [saves, setSaves] = useState(0);
    return (
      // Reads again what was saved.
      <FreshEdit key={saves} resource={name} id={name} heading={<PageHeading title={menu.label} />}>
        {above}
        {form('updated', () => setSaves(saves + 1))}
      </FreshEdit>
    );
  }

  function Delete() {
    const row = useRecordContext<Row>();
    const redirect = useRedirect();
    if (!row) return null;
    const call = { resource: name, id: row.id };
    const values = Object.fromEntries(fields.map(({ source }) => [source, row[source]]));
    return (
      <ActionButton
        {...call}
        done={`${named} deleted.`}
        undo={{ resource: call.resource, data: { ...values, id: row.id } }}
        onDone={() => redirect(path)}
        color="inherit"
      >
        Delete
      </ActionButton>
    );
  }

  return { List, Create, Edit, Single };
}

const besideContents = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 46rem)', lg: 'minmax(0, 46rem) minmax(0, 14rem)' },
} as const;

/** Kinds of fields by which a list can be sorted. */
const sortable: ReadonlySet<string> = new Set(['switch', 'number', 'day']);
