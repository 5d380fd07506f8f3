import TodayIcon from '@mui/icons-material/Today';
import { Box, Divider, Typography } from '@mui/material';
import { Menu, useSidebarState } from 'react-admin';

const groups = {
  Content: ['blogs', 'checks', 'blog-categories', 'media', 'facts'],
  People: ['enquiries', 'answer-templates', 'outbox', 'subscribers', 'personal-data'],
  System: ['admins', 'audit-events', 'account'],
};

/** Each group is a menu of its own: in one, its headings would stop the arrow keys. */
export function SideMenu() {
  const [open] = useSidebarState();
  return (
    <Box component="nav" aria-label="Admin panel">
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
      </Menu>
      {Object.entries(groups).map(([name, resources]) => (
        <Box key={name}>
          {open ? (
            <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 1 }}>
              {name}
            </Typography>
          ) : (
            <Divider />
          )}
          <Menu aria-label={name} sx={tight}>
            {resources.map((resource) => (
              <Menu.ResourceItem key={resource} name={resource} />
            ))}
          </Menu>
        </Box>
      ))}
    </Box>
  );
}

const tight = { my: 0, py: 0.5 };
