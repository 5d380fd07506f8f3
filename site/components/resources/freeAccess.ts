import { createTabStore } from '../store';

/** Whether this tab's visitor has requested the free guides, which are public pages. */
export const freeAccess = createTabStore('wattlepath-free-guides', false, Boolean);
