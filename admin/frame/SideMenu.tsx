import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import TodayIcon from '@mui/icons-material/Today';
import { Box, Button, type Theme, Typography } from '@mui/material';
import { Menu, type RaThemeOptions, useSidebarState, useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { menuGroups } from '../../shared/resource';
import { type MenuEntry as Entry, ownEntries } from '../menu';

/** Each part is a separate menu: headings inside one would stop the arrow keys. */
export function SideMenu() {
  const [open] = useSidebarState();
  const entries = ownEntries();
  const daily = dailyOrder.flatMap((page) => entries.find((entry) => entry.page === page) ?? []);
  return (
    <Box
      component="nav"
      aria-label="Admin panel"
      sx={({ breakpoints, sidebar }: RaThemeOptions & Theme) => ({
        [breakpoints.up('sm')]: { width: open ? sidebar?.width : sidebar?.closedWidth },
      })}
    >
      {open && (
        <Box sx={{ px: 2, pt: 2, pb: 1, whiteSpace: 'nowrap' }}>
          <Typography sx={{ fontWeight: 650 }}>Admin Panel</Typography>
          <Typography variant="body2" color="text.secondary">
            Management Dashboard
          </Typography>
        </Box>
      )}
      <Menu aria-label="Overview" sx={tight}>
        <Menu.DashboardItem primaryText="Start" leftIcon={<TodayIcon />} />
        {daily.map((entry) => (
          <MenuEntry key={entry.page} entry={entry} />
        ))}
      </Menu>
      {menuGroups.map((name) => (
        <Group
          key={name}
          name={name}
          entries={entries.filter((entry) => entry.group === name && !daily.includes(entry))}
        />
      ))}
    </Box>
  );
}

/** What is used daily, from the top. */
const dailyOrder = ['blogs', 'enquiries', 'bookings', 'media', 'facts'];

interface GroupProps {
  name: string;
  entries: readonly Entry[];
}

/** Entries under a heading that opens them, and remembers it; the page's own group is open. */
function Group({ name, entries }: GroupProps) {
  const [open] = useSidebarState();
  const [isKeptOpen, keepOpen] = useStore(`menu.${name}`, false);
  const { pathname } = useLocation();
  const isHere = entries.some(({ page }) => `${pathname}/`.startsWith(`/${page}/`));
  const isOpen = isKeptOpen || isHere;
  if (entries.length === 0) return null;
  const Arrow = isOpen ? ExpandLessIcon : ExpandMoreIcon;
  return (
    <>
      <Button
        color="inherit"
        fullWidth
        aria-expanded={isOpen}
        aria-label={open ? undefined : name}
        onClick={() => keepOpen(!isOpen)}
        sx={headingStyles}
      >
        {open && name}
        <Arrow fontSize="small" />
      </Button>
      {isOpen && (
        <Menu aria-label={name} sx={tight}>
          {entries.map((entry) => (
            <MenuEntry key={entry.page} entry={entry} />
          ))}
        </Menu>
      )}
    </>
  );
}

const MenuEntry = ({ entry: { page, label, pages } }: { entry: Entry }) =>
  'page' in pages ? (
    <Menu.Item to={`/${page}`} primaryText={label} leftIcon={<pages.icon />} />
  ) : (
    <Menu.ResourceItem name={page} />
  );

const tight = { my: 0, py: 0.5 };
const headingStyles = {
  justifyContent: 'space-between',
  minWidth: 0,
  px: 2,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: 0,
  color: 'text.secondary',
  fontWeight: 500,
} as const;
