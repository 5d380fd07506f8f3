import NotesIcon from '@mui/icons-material/StickyNote2Outlined';
import { createElement } from 'react';
import { plainPages } from '../plain/plainPages';
import type { Pages } from '../ui/pages';
import { SnippetUses } from './SnippetUses';

export const pages = {
  snippets: plainPages('snippets', NotesIcon, { below: createElement(SnippetUses) }),
} satisfies Record<string, Pages>;
