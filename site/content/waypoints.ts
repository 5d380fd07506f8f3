/** Stops on the trail in the home page's landscape, from near to far. */
export const waypoints = [
  { name: 'Study', subclasses: '500' },
  { name: 'Work', subclasses: '485' },
  { name: 'Stay', subclasses: '189 or 190' },
] as const;
