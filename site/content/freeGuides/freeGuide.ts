/** A block of a printed guide. */
export type PrintBlock =
  | { kind: 'text'; text: string }
  /** Boxes to tick, each with a line to write on under every heading of `notes`. */
  | { kind: 'checklist'; title?: string; notes?: readonly string[]; items: readonly string[] }
  /** A table to fill in: an empty cell is for writing. */
  | {
      kind: 'worksheet';
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly string[])[];
      /** Whether the last row is the sum of the others. */
      total?: boolean;
    }
  /** A question, and ruled lines to answer it on. */
  | { kind: 'lines'; prompt: string; hint?: string; lines: number };

export interface PrintSection {
  /** Anchor in the page, unique in the guide. */
  id: string;
  heading: string;
  blocks: readonly PrintBlock[];
}

/** A guide laid out for print, linked from the resources page. */
export interface FreeGuide {
  /** Last part of the path `/resources/{slug}`. */
  slug: string;
  title: string;
  /** Meta description: at most 155 characters. */
  description: string;
  keywords: readonly string[];
  lead: string;
  sections: readonly PrintSection[];
}
