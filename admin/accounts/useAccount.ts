import type { Account } from '../../api/types';
import { useRead } from '../useRead';

/** The signed-in admin's own account. */
export const useAccount = () => useRead<Account>('/api/account');
