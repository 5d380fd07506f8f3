import type { CheckboxProps } from '@mui/material';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { brand } from '../shared/brand';
import { statusColours } from '../shared/statusColours';

const { colours } = brand;

const display = { fontFamily: '"Newsreader Variable", Georgia, serif', fontWeight: 550 };

const shared = {
  // Under 768 px react-admin's 'sm' layout is the phone's.
  breakpoints: { values: { xs: 0, sm: 768, md: 900, lg: 1200, xl: 1536 } },
  shape: { borderRadius: 6 },
  sidebar: { width: 256, closedWidth: 48 },
  typography: {
    fontFamily: '"Hanken Grotesk Variable", system-ui, sans-serif',
    h5: display,
    h6: display,
    button: { textTransform: 'none', fontWeight: 600 },
  },
} satisfies RaThemeOptions;

/** Spinners go on turning: they say that something is being done. */
const calm = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
    },
  },
};

interface Tones {
  ring: string;
  /** Background of headings and tags. */
  panel: string;
}

/** Component settings shared by both themes. */
function components(base: RaThemeOptions, { ring, panel }: Tones): RaThemeOptions['components'] {
  const focus = { '&.Mui-focusVisible': { outline: `2px solid ${ring}`, outlineOffset: 2 } };
  const field = { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true };
  return {
    ...base.components,
    MuiCssBaseline: { styleOverrides: calm },
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: focus } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    // Clipped, so that what sticks within a card stays in view.
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { overflow: 'clip' } },
    },
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    // Menus render outside the page's landmarks, so each is its own.
    MuiMenu: { defaultProps: { slotProps: { root: { role: 'region', 'aria-label': 'Choices' } } } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiDialogActions: {
      styleOverrides: {
        root: {
          flexWrap: 'wrap',
          rowGap: 8,
          padding: '8px 24px 20px',
          '& .MuiButton-root': { whiteSpace: 'nowrap' },
        },
      },
    },
    MuiTextField: { defaultProps: field },
    MuiFormControl: { defaultProps: field },
    // Moves the name of a row's checkbox from a span, where it has no effect, to the input.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (props: CheckboxProps) => ({ 'aria-label': props['aria-label'] }),
        },
      },
    },
    // An emptied field is an empty text, as in the API, and reserves no line for help.
    RaTextInput: { defaultProps: { helperText: false, parse: (text: string) => text } },
    RaSelectInput: { defaultProps: { helperText: false } },
    MuiAppBar: {
      defaultProps: { elevation: 0, enableColorOnDark: true },
      styleOverrides: {
        root: { '& .Mui-focusVisible': { outlineColor: colours.wattle, outlineOffset: -2 } },
      },
    },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 40 } } },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-headerCell': { backgroundColor: panel, fontWeight: 600 },
          '& tbody tr:last-of-type td': { borderBottom: 0 },
        },
      },
    },
    RaLayout: { styleOverrides: { root: { minWidth: 0 } } },
    RaList: {
      styleOverrides: {
        root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflow: 'auto' } },
      },
    },
    // The search box and the actions share a line on every width; `!important` beats the media
    // queries with which react-admin stacks them.
    RaListToolbar: {
      styleOverrides: {
        root: {
          flexFlow: 'row nowrap !important',
          alignItems: 'center',
          backgroundColor: 'transparent !important',
        },
      },
    },
    RaFilterForm: {
      styleOverrides: {
        root: {
          flex: '1 1 0 !important',
          flexWrap: 'wrap',
          gap: 8,
          minHeight: 0,
          paddingBottom: 8,
        },
      },
    },
    RaFilterFormInput: {
      styleOverrides: {
        root: {
          flex: '1 1 6.5rem',
          maxWidth: 176,
          '&[data-source=q]': { flexBasis: '18rem', maxWidth: 448 },
          '& .RaFilterFormInput-spacer': { display: 'none' },
        },
      },
    },
    RaSearchInput: {
      styleOverrides: { root: { '& input::placeholder': { fontSize: '0.875rem', opacity: 0.75 } } },
    },
    RaTopToolbar: {
      styleOverrides: {
        root: {
          flex: 'none !important',
          minHeight: 0,
          padding: 0,
          backgroundColor: 'transparent !important',
        },
      },
    },
    RaToolbar: {},
    // Hidden parts must also be hidden from keyboards and screen readers.
    RaBulkActionsToolbar: {
      styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          paddingLeft: 12,
          '@media (pointer: fine)': { paddingTop: 4, paddingBottom: 4 },
          '&.RaMenuItemLink-active': {
            boxShadow: `inset 3px 0 ${colours.wattle}`,
            fontWeight: 650,
          },
        },
      },
    },
  };
}

export const lightTheme: RaThemeOptions = {
  ...shared,
  palette: {
    mode: 'light',
    contrastThreshold: 4.5,
    primary: { main: colours.leaf, contrastText: '#FFFFFF' },
    secondary: { main: colours.eucalypt, contrastText: '#FFFFFF' },
    error: { main: statusColours.error, contrastText: '#FFFFFF' },
    warning: { main: statusColours.warning, contrastText: statusColours.onWarning },
    success: { main: colours.leaf, contrastText: '#FFFFFF' },
    info: { main: colours.eucalypt, contrastText: '#FFFFFF' },
    text: { primary: colours.ink, secondary: colours.inkSoft },
    background: { default: colours.paper, paper: '#FFFFFF' },
  },
  components: components(defaultLightTheme, { ring: colours.leaf, panel: colours.sand }),
};

export const darkTheme: RaThemeOptions = {
  ...shared,
  palette: {
    mode: 'dark',
    contrastThreshold: 4.5,
    primary: { main: '#8FD0AE', contrastText: colours.ink },
    secondary: { main: colours.eucalypt, contrastText: '#FFFFFF' },
    // Filled alerts use the dark tone with text for the main one, so both are equal here.
    error: {
      main: statusColours.errorOnDark,
      dark: statusColours.errorOnDark,
      contrastText: statusColours.onWarning,
    },
    warning: {
      main: statusColours.warning,
      dark: statusColours.warning,
      contrastText: statusColours.onWarning,
    },
    success: { main: '#8FD0AE', dark: '#8FD0AE', contrastText: colours.ink },
    info: { main: '#A9CDBD', dark: '#A9CDBD', contrastText: colours.ink },
    text: { primary: colours.sand, secondary: '#B9C4BC' },
    background: { default: '#0C1613', paper: '#14231D' },
  },
  components: components(defaultDarkTheme, { ring: colours.wattle, panel: '#1C3028' }),
};
