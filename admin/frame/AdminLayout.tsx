import SearchIcon from '@mui/icons-material/Search';
import { Box, IconButton, Typography } from '@mui/material';
import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import {
  AppBar,
  type AppBarProps,
  Layout,
  type LayoutProps,
  Sidebar,
  type SidebarProps,
  useSidebarState,
} from 'react-admin';
import { ChangePasswordButton } from '../accounts/ChangePasswordButton';
import { Reauthenticate } from '../accounts/Reauthenticate';
import { TwoStepGate } from '../accounts/TwoStepGate';
import { usePreloadedEditor } from '../editor';
import { lastUsername, maySeeClients } from '../signedIn';
import { LeaveWarning } from '../ui/forms/LeaveWarning';
import { ErrorPage } from '../ui/layout/ErrorPage';
import { deleteClientTexts, deleteExpired } from '../unsentText';
import { SideMenu } from './SideMenu';
import { SignOut, SignOutButton } from './SignOut';

export function AdminLayout({ children }: LayoutProps) {
  useEffect(() => {
    deleteExpired();
    if (!maySeeClients()) deleteClientTexts();
  }, []);
  const [isSidebarOpen, setSidebarOpen] = useSidebarState();
  useShortcut('b', () => setSidebarOpen(!isSidebarOpen));
  const [isGoing, setGoing] = useState(false);
  const open = useCallback(() => setGoing(true), []);
  useShortcut('k', open);
  return (
    <OpenPalette.Provider value={open}>
      <SignOut>
        <Layout
          appBar={TopBar}
          appBarAlwaysOn
          menu={SideMenu}
          sidebar={WideSidebar}
          error={ErrorPage}
          sx={{ '& .RaLayout-content': { px: { xs: 2, sm: 3 }, pb: 4, minWidth: 0 } }}
        >
          <TwoStepGate>{children}</TwoStepGate>
          <Reauthenticate />
          <LeaveWarning />
          {isGoing && (
            <Suspense>
              <Palette onClose={() => setGoing(false)} />
            </Suspense>
          )}
          <Preload />
        </Layout>
      </SignOut>
    </OpenPalette.Provider>
  );
}

const Palette = lazy(() => import('./Palette'));
const OpenPalette = createContext<() => void>(() => {});

/** Acts on Ctrl/Cmd and a letter, except inside an editor, which has its own use for it. */
function useShortcut(letter: string, act: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== letter || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey || event.defaultPrevented) return;
    if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Separate, since it re-renders whenever a read begins or ends. */
function Preload() {
  usePreloadedEditor();
  return null;
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

function TopBar(props: AppBarProps) {
  const openPalette = useContext(OpenPalette);
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
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 600, lineHeight: 1.2 }}>
          Welcome, Admin
        </Typography>
        <Typography noWrap variant="caption" component="p" sx={{ lineHeight: 1.2 }}>
          {lastUsername()}
        </Typography>
      </Box>
      <IconButton color="inherit" aria-label="Go to" title="Go to (Ctrl+K)" onClick={openPalette}>
        <SearchIcon />
      </IconButton>
    </AppBar>
  );
}
