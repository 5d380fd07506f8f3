/** A uuid, or undefined where the page isn't served securely: then the server makes the id. */
export function newId(): string | undefined {
  return window.isSecureContext ? crypto.randomUUID() : undefined;
}
