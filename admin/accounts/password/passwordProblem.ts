const maxBytes = 72;

/** What is wrong with a password somebody wants to have, or undefined. bcrypt reads 72 bytes. */
export function passwordProblem(password: string, name: string): string | undefined {
  if (password.length < 8) return `${name} must be at least 8 characters.`;
  if (new TextEncoder().encode(password).length > maxBytes) {
    return `${name} must be at most ${maxBytes} bytes.`;
  }
  return undefined;
}
