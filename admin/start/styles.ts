/** Lists on the start page, without markers. */
export const list = { listStyle: 'none', m: 0, p: 0 } as const;

export const line = {
  py: 1,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
