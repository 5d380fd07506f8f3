import { logoAt } from '../content/partners';
import { useSettings } from '../settings';

const widths = [480, 720, 960, 1600] as const;

/**
 * Returns the address of an image that a row of the firm names: of the media library, of this site,
 * or a logo that comes with it.
 * @param width in pixels of the file.
 */
export function useFirmImage(path: string, width: number): string {
  const { storageUrl } = useSettings();
  if (path.startsWith('/')) return logoAt(path) ?? path;
  return `${storageUrl}/${path}?w=${widths.find((offered) => offered >= width) ?? 1600}`;
}
