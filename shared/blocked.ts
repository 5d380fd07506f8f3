/** Says what stops a post from being published: the one thing, or how many. */
export function blockedInWords(messages: readonly string[]): string {
  const [only] = messages;
  return messages.length === 1 && only !== undefined
    ? only
    : `${messages.length} things must be fixed before this can be published.`;
}
