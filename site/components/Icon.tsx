const paths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  arrowBack: 'M20 12H5M11 6l-6 6 6 6',
  search: 'M16 16l4 4M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  chevron: 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  chat: 'M4 5.5h16v11h-9L6.5 20v-3.5H4z',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-8 8',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1',
  print: 'M7 8V4h10v4M7 17H4V8.5h16V17h-3M7 13.5h10V20H7z',
  linkedin: 'M5 10v9M5 5.6v.1M10 19v-9M10 13.5c0-2 1.4-3.5 3.6-3.5S17 11.5 17 13.5V19',
  facebook: 'M16 4.5h-2c-1.8 0-3 1.2-3 3V20M7.5 12h7.5',
  instagram:
    'M8 4h8q4 0 4 4v8q0 4-4 4H8q-4 0-4-4V8q0-4 4-4zM12 8.5a3.5 3.5 0 1 0 .1 0zM16.7 7.2v.1',
} as const;

export type IconName = keyof typeof paths;

/** A decorative line drawing in the text's colour and size. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
