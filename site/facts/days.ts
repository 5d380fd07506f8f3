const sydney = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/** Returns the calendar day in Sydney as an ISO date: facts change at midnight there. */
export const todayInSydney = () => sydney.format();
