/** An email address that only breaks after its @. */
export function EmailText({ email }: { email: string }) {
  const [name, ...domain] = email.split('@');
  return (
    <span style={{ overflowWrap: 'break-word' }}>
      {name}@<wbr />
      {domain.join('@')}
    </span>
  );
}
