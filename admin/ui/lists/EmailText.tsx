/** An email address, which breaks after its @ where it doesn't fit, and never within a word. */
export function EmailText({ email }: { email: string }) {
  const [name, ...domain] = email.split('@');
  return (
    <span style={{ overflowWrap: 'break-word' }}>
      {name}@<wbr />
      {domain.join('@')}
    </span>
  );
}
