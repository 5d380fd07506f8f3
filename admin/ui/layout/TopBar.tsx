import { Box, Typography } from '@mui/material';
import { AppBar, type AppBarProps } from 'react-admin';
import { ChangePasswordButton } from '../../accounts/ChangePassword';
import { SignOutButton } from './SignOutButton';

export function TopBar(props: AppBarProps) {
  const account = (
    <Box sx={{ display: 'flex', gap: { sm: 1 }, ml: { sm: 1 } }}>
      <ChangePasswordButton />
      <SignOutButton />
    </Box>
  );
  return (
    <AppBar {...props} userMenu={account}>
      <Box
        component="img"
        src="/favicon.svg"
        alt=""
        sx={{ display: { xs: 'none', sm: 'block' }, width: 28, mr: 1.5 }}
      />
      <Typography noWrap sx={{ flexGrow: 1, fontWeight: 600 }}>
        Welcome, Admin
      </Typography>
    </AppBar>
  );
}
