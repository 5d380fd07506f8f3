import TodayIcon from '@mui/icons-material/Today';
import { Box, Typography } from '@mui/material';
import { Menu, useSidebarState } from 'react-admin';

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
      <Menu>
        <Menu.DashboardItem primaryText="Start" leftIcon={<TodayIcon />} />
        <Menu.ResourceItems />
      </Menu>
    </Box>
  );
}
