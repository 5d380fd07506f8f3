import { SelectInput, type SelectInputProps, useGetList } from 'react-admin';
import type { Admin, ListedEnquiry } from '../../api/types';
import { lastUsername } from '../authProvider';
import { choiceFilter } from '../ui/lists/choiceFilter';
import { kindChoices } from './words';

const byName = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'username', order: 'ASC' },
} as const;

/** All admins, by name. */
export function useAdmins(): Admin[] {
  return useGetList<Admin>('admins', byName).data ?? [];
}

/** Who an enquiry is assigned to. */
export function AssignedName({ assigned_to }: Pick<ListedEnquiry, 'assigned_to'>) {
  const admins = useAdmins();
  if (assigned_to === null) return '';
  return admins.find(({ id }) => id === assigned_to)?.username ?? '';
}

function AssignedFilter(props: SelectInputProps) {
  const admins = useAdmins();
  const own = admins.find(({ username }) => username === lastUsername());
  const others = admins.filter((admin) => admin !== own);
  const choices = [
    ...(own ? [{ id: own.id, name: 'Me' }] : []),
    { id: 'nobody', name: 'Nobody' },
    ...others.map(({ id, username }) => ({ id, name: username })),
  ];
  return <SelectInput {...props} choices={choices} emptyText="All" helperText={false} />;
}

/** What the list can be narrowed by, beside the search box and the status. */
export const enquiryFilters = [
  choiceFilter('kind', 'Kind', kindChoices),
  <AssignedFilter key="assigned_to" source="assigned_to" label="Assigned to" alwaysOn />,
];
