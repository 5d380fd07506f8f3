import { DateField } from 'react-admin';

const style = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** When the event happened, in the editor's own time zone. */
export function EventTime() {
  return <DateField source="at" showTime locales="en-US" options={style} />;
}
