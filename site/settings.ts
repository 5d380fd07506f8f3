import { createContext, useContext } from 'react';
import type { SiteSettings } from './data';

export const SettingsContext = createContext<SiteSettings>({ siteUrl: '', storageUrl: '' });

export function useSettings(): SiteSettings {
  return useContext(SettingsContext);
}
