import { useIsHydrated } from '../store';
import { ownZone } from '../zonedTime';

/** Returns the visitor's zone, an IANA name; undefined on the server and in the first render. */
export const useOwnZone = (): string | undefined => (useIsHydrated() ? ownZone() : undefined);
