import TableChart from '@mui/icons-material/TableChart';
import { isInTable } from '../commands/tableCommands';
import { DialogButton } from '../toolbar/DialogButton';
import { applyTable, readTable, tableFields } from './tableValues';

export const TableButton = () => (
  <DialogButton
    name="table"
    label="Table"
    icon={<TableChart fontSize="inherit" />}
    title="Table"
    fields={tableFields}
    read={readTable}
    apply={applyTable}
    isPressed={isInTable}
  />
);
