/** The stops on the trail in the home page's landscape, from near to far, and where they are drawn. */
export const waypoints = [
  { name: 'Study', subclasses: '500', left: '53.7%', top: '76.3%' },
  { name: 'Work', subclasses: '485', left: '59.8%', top: '57.6%' },
  { name: 'Stay', subclasses: '189 or 190', left: '67.2%', top: '42.1%' },
] as const;
