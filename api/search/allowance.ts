import type { Services } from '../context';
import { type RateLimit, serialQueue } from '../http/rateLimit';
import { readAllowance } from '../http/readAllowance';

/** Searches per network address: far above typing, which searches at every pause. */
const perAddress: RateLimit = {
  most: 120,
  seconds: 60,
  message: (wait) => `Too many searches from your network. Please try again in ${wait}.`,
};
const maxWaiting: RateLimit = {
  most: 40,
  seconds: 5,
  message: (wait) => `A lot of people are searching right now. Please try again in ${wait}.`,
};

/** Limits searches per address; cached responses are free. */
export function searchAllowance({
  environment,
}: Pick<Services, 'environment'>): Services['allowSearch'] {
  const inTurn = serialQueue(maxWaiting);
  const count = readAllowance(perAddress, environment.TRUST_PROXY);
  return async (c, work) => {
    count(c);
    return inTurn(work);
  };
}
