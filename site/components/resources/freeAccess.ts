import { createTabStore } from '../../store';

/** True if this tab's visitor has requested the free guides, which are public pages. */
export const freeAccess = createTabStore('wattlepath-free-guides', false, Boolean);
