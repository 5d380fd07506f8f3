export const WIDTH = 1600;
export const HEIGHT = 840;

/** Every line of every cover has this weight, as if cut with one tool. */
export const STROKE = 5;

export const EUCALYPT = '#12372A';
export const LEAF = '#2F6B4F';
export const WATTLE = '#F2B632';
export const OCHRE = '#B5482A';
export const PAPER = '#FBF8F1';
export const SAND = '#F1EADB';
export const INK = '#17211C';
