import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useListContext } from 'react-admin';

interface Props {
  source: string;
  /** Accessible name of the group. */
  label: string;
  choices: readonly { id: string; name: string; count?: number | undefined }[];
  /** Label of the first button, which removes the filter. */
  allName?: string;
}

/** A filter as a row of toggle buttons with counts. */
export function FilterTabs({ source, label, choices, allName = 'All' }: Props) {
  const { filterValues, setFilters } = useListContext();
  const chosen = typeof filterValues[source] === 'string' ? filterValues[source] : '';

  function choose(value: string | null) {
    const { [source]: _, ...others } = filterValues;
    setFilters(value ? { ...others, [source]: value } : others);
  }

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={label}
      value={chosen}
      onChange={(_event, value: string | null) => choose(value)}
      sx={groupStyles}
    >
      {[{ id: '', name: allName, count: undefined }, ...choices].map(({ id, name, count }) => (
        <ToggleButton key={id} value={id}>
          {name}
          {count ? ` (${count})` : ''}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Separate buttons, so that they may wrap. */
const groupStyles = {
  px: 2,
  pt: 2,
  gap: 0.75,
  flexWrap: 'wrap',
  '& .MuiToggleButtonGroup-grouped.MuiToggleButton-root': {
    m: 0,
    px: 1.5,
    py: 0.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    textTransform: 'none',
  },
} as const;
