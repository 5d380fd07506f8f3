import { Layout, type LayoutProps, Sidebar, type SidebarProps } from 'react-admin';
import { Reauthenticate } from '../../accounts/Reauthenticate';
import { TwoStepGate } from '../../accounts/TwoStepGate';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { useSidebarShortcut } from './useSidebarShortcut';

export function AdminLayout({ children }: LayoutProps) {
  useSidebarShortcut();
  return (
    <Layout
      appBar={TopBar}
      appBarAlwaysOn
      menu={SideMenu}
      sidebar={WideSidebar}
      sx={{ '& .RaLayout-content': { px: { xs: 2, sm: 3 }, pb: 4, minWidth: 0 } }}
    >
      <TwoStepGate>{children}</TwoStepGate>
      <Reauthenticate />
    </Layout>
  );
}

/** On a phone the panel is wider than the desktop's sidebar. */
function WideSidebar(props: SidebarProps) {
  const panel = { '& .RaMenu-root, & .MuiPaper-root': { width: '18rem' } };
  const name = { paper: { 'aria-label': 'Admin panel' } };
  return (
    <Sidebar
      {...props}
      slotProps={name}
      sx={(theme) => ({ [theme.breakpoints.down('sm')]: panel })}
    />
  );
}
