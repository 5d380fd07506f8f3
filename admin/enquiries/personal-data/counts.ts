/** What a kind of data is called, one and several. */
const nouns: Record<string, readonly [one: string, several: string]> = {
  enquiries: ['enquiry', 'enquiries'],
  notes: ['note', 'notes'],
  replies: ['reply', 'replies'],
  messages: ['message', 'messages'],
  subscriptions: ['subscription', 'subscriptions'],
};

/** '2 enquiries, 1 message'; empty where there is nothing of any kind. */
export function countsOf(kinds: Readonly<Record<string, unknown>>): string {
  return Object.entries(kinds)
    .flatMap(([kind, found]) => {
      const count = Array.isArray(found) ? found.length : Number(found ?? 0);
      const [one, several] = nouns[kind] ?? [kind, kind];
      return count > 0 ? [`${count} ${count === 1 ? one : several}`] : [];
    })
    .join(', ');
}
