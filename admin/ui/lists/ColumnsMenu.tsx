import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import { ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { Button, useResourceContext, useStore } from 'react-admin';

export interface Column {
  /** Without it, the column is always shown. */
  source?: string;
  label: string;
}

/**
 * Chooses the columns of the resource's DataTable. react-admin's own ColumnsButton isn't
 * accessible: its switches are options without a list.
 */
export function ColumnsMenu({ columns }: { columns: readonly Column[] }) {
  const resource = useResourceContext();
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, []);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();

  function toggle(source: string) {
    const others = hidden.filter((name) => name !== source);
    setHidden(others.length < hidden.length ? others : [...hidden, source]);
  }

  return (
    <>
      <Button
        id={id}
        label="Columns"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewWeekIcon />
      </Button>
      <Menu
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {columns.map(({ source, label }) => {
          if (!source) return null;
          const isShown = !hidden.includes(source);
          return (
            <MenuItem
              key={source}
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => toggle(source)}
            >
              <ListItemIcon>
                {isShown ? <CheckBoxIcon color="primary" /> : <CheckBoxOutlineBlankIcon />}
              </ListItemIcon>
              {label}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
