import type { Signature } from '../../api/publicTypes';
import { longDay } from '../../shared/facts';
import { signatures } from '../content/signatures';
import { useFirm } from '../firm';

/** Who checked this page, and when. */
export function SignedBy({ signature }: { signature: Signature | undefined }) {
  const { team } = useFirm();
  if (!signature) return null;
  const { person, name, marn, signed_on } = signature;
  const isShown = team.some(({ id }) => id === person);
  return (
    <p className="signed-by">
      {signatures.by} {isShown ? <a href={`/about/${encodeURIComponent(person)}`}>{name}</a> : name}
      , {signatures.agent} (MARN {marn}), {signatures.on}{' '}
      <time dateTime={signed_on}>{longDay(signed_on)}</time>
    </p>
  );
}
