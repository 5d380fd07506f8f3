import { DataTable } from 'react-admin';
import type { AnswerTemplate } from '../../../api/types';
import { ResourceList } from '../../ui/lists/ResourceList';

const Column = DataTable.Col<AnswerTemplate>;

export const TemplateList = () => (
  <ResourceList
    title="Answer templates"
    newLabel="New template"
    search="Search templates..."
    nounFor={(count) => (count === 1 ? 'template' : 'templates')}
    sort={{ field: 'name', order: 'ASC' }}
    table={
      <DataTable bulkActionButtons={false} rowClick="edit">
        <Column source="name" label="Name" sx={{ fontWeight: 600 }} />
        <Column source="text" label="Text" disableSort render={beginning} />
      </DataTable>
    }
  />
);

const longest = 120;

function beginning({ text }: AnswerTemplate): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
