import Typography from '@mui/material/Typography';
import { AppBar, type AppBarProps } from 'react-admin';
import { ChangePasswordButton } from '../password/ChangePasswordButton';
import { SignOutButton } from './SignOutButton';

export function TopBar(props: AppBarProps) {
  const account = (
    <>
      <ChangePasswordButton />
      <SignOutButton />
    </>
  );
  return (
    <AppBar {...props} userMenu={account}>
      <Typography noWrap sx={{ flexGrow: 1, fontWeight: 600 }}>
        Welcome, Admin
      </Typography>
    </AppBar>
  );
}
