import type { Account } from '../../api/types';
import { useRead } from '../reads';

/** The signed-in admin's own account. */
export const useAccount = () => useRead<Account>('account');
