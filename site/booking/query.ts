/** Query parameters of the booking page: the choices that its times depend on. */
export const bookingQuery = ['how', 'kind', 'topic', 'person', 'zone', 'from'] as const;
