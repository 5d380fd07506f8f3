export interface TimeZone {
  /** IANA name. */
  id: string;
  label: string;
}

/** The clock of the office's times. */
export const officeTimeZone: TimeZone = { id: 'Australia/Sydney', label: 'Sydney time' };

/** Zones offered in forms, from west to east; the browser's own is added if it is missing. */
export const timeZones: readonly TimeZone[] = [
  { id: 'America/Los_Angeles', label: 'Los Angeles, Vancouver' },
  { id: 'America/Chicago', label: 'Chicago, Winnipeg' },
  { id: 'America/Bogota', label: 'Bogotá, Lima' },
  { id: 'America/New_York', label: 'New York, Toronto' },
  { id: 'America/Santiago', label: 'Santiago' },
  { id: 'America/Sao_Paulo', label: 'São Paulo, Buenos Aires' },
  { id: 'Europe/London', label: 'London, Dublin' },
  { id: 'Africa/Lagos', label: 'Lagos' },
  { id: 'Europe/Paris', label: 'Paris, Berlin, Rome' },
  { id: 'Africa/Cairo', label: 'Cairo' },
  { id: 'Africa/Johannesburg', label: 'Johannesburg, Harare' },
  { id: 'Europe/Istanbul', label: 'Istanbul' },
  { id: 'Africa/Nairobi', label: 'Nairobi' },
  { id: 'Asia/Riyadh', label: 'Riyadh, Kuwait' },
  { id: 'Asia/Tehran', label: 'Tehran' },
  { id: 'Asia/Dubai', label: 'Dubai, Muscat' },
  { id: 'Asia/Karachi', label: 'Karachi' },
  { id: 'Asia/Kolkata', label: 'India' },
  { id: 'Asia/Colombo', label: 'Colombo' },
  { id: 'Asia/Kathmandu', label: 'Kathmandu' },
  { id: 'Asia/Dhaka', label: 'Dhaka, Thimphu' },
  { id: 'Asia/Yangon', label: 'Yangon' },
  { id: 'Asia/Bangkok', label: 'Bangkok' },
  { id: 'Asia/Ho_Chi_Minh', label: 'Hanoi, Ho Chi Minh City' },
  { id: 'Asia/Jakarta', label: 'Jakarta' },
  { id: 'Asia/Singapore', label: 'Singapore, Kuala Lumpur' },
  { id: 'Asia/Manila', label: 'Manila' },
  { id: 'Asia/Shanghai', label: 'China, Hong Kong, Taiwan' },
  { id: 'Australia/Perth', label: 'Perth' },
  { id: 'Asia/Seoul', label: 'Seoul' },
  { id: 'Asia/Tokyo', label: 'Tokyo' },
  { id: 'Australia/Darwin', label: 'Darwin' },
  { id: 'Australia/Brisbane', label: 'Brisbane' },
  { id: 'Australia/Adelaide', label: 'Adelaide' },
  { id: 'Australia/Sydney', label: 'Canberra, Sydney, Melbourne' },
  { id: 'Pacific/Auckland', label: 'New Zealand' },
  { id: 'Pacific/Fiji', label: 'Fiji' },
];

/** Returns a zone's label; for one not offered, its city. */
export const zoneLabel = (id: string): string =>
  timeZones.find((zone) => zone.id === id)?.label ??
  (id.split('/').at(-1) ?? id).replaceAll('_', ' ');

/**
 * Returns the one name of a clock beside a time: 'Sydney', 'India'. In Australia a city names it, as
 * the choice of zones names several.
 */
export const clockName = (id: string): string =>
  id.startsWith('Australia/') ? id.slice('Australia/'.length) : zoneLabel(id);
