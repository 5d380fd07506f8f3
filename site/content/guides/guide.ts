/** Metadata for search engines and link previews; the page appends the site's name to the title. */
export interface Seo {
  title: string;
  /** At most 155 characters. */
  description: string;
  keywords: readonly string[];
}

/** A group of points, as a guide presents it. */
export interface PointsGroup {
  label: string;
  items: readonly { label: string; points: number }[];
}

/** A link within text: a path of this site or an outside address. */
export interface Link {
  text: string;
  href: string;
}

/**
 * Content refers to facts as `{{…}}` (site/facts/names.ts) wherever it gives costs, times or
 * requirements; the value in force is shown.
 */

/** Running text, optionally with links. */
export type Text = string | readonly (string | Link)[];

/** A figure of the strip at the top. */
export interface Fact {
  label: string;
  value: string;
  /** One line under the figure: what it leaves out, or when it was set. */
  note?: string;
  icon?: 'calendar' | 'fee' | 'work' | 'stay' | 'living' | 'age' | 'study' | 'points' | 'visa';
}

export interface Card {
  title: string;
  /** The most important number and its label. */
  figure?: string;
  figureLabel?: string;
  text: string;
  items?: readonly string[];
}

export interface VisaCharges {
  name: string;
  main: string;
  /** Facts for further applicants, if there are any. */
  adult?: string;
  child?: string;
}

/** A block of a section. */
export type Block =
  | { kind: 'paragraph'; text: Text }
  | { kind: 'list'; items: readonly Text[] }
  /** A list to tick off, on paper too. */
  | { kind: 'checklist'; title?: string; items: readonly Text[] }
  /** A numbered process, drawn as a path. */
  | { kind: 'steps'; items: readonly { title: string; text: Text }[] }
  /** The first cell of a row is its heading. */
  | {
      kind: 'table';
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly string[])[];
      note?: Text;
    }
  | { kind: 'cards'; items: readonly Card[] }
  | { kind: 'note'; title?: string; text: Text }
  | { kind: 'definition'; items: readonly { term: string; text: Text }[] }
  /** In the guide's reading: the table itself would come with every guide's page. */
  | { kind: 'pointsTable'; caption: string; groups: readonly PointsGroup[] }
  /** What visas cost a family, each charge as the name of its fact. */
  | { kind: 'familyCost'; visas: readonly VisaCharges[] }
  /** Buttons that lead to the free resources. */
  | { kind: 'resourceButtons'; path: string; labels: readonly string[] };

export interface GuideSection {
  /** Anchor in the page, unique in the guide. */
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** An official source of the guide; its check date is that of its figures. */
export interface GuideSource {
  title: string;
  url: string;
}

/** The closing block: book a consultation, or continue alone. */
export interface CallToAction {
  heading: string;
  text: string;
  /** Opens the consultation dialog. */
  primary: { label: string };
  secondary: { label: string; path: string };
  /** An alternative, if the second link doesn't suit everybody. */
  other?: { label: string; path: string };
  /** Shown below the links. */
  note?: string;
}

/** A visa guide: one page under `/services`. */
export interface Guide {
  path: string;
  seo: Seo;
  /** The page's `h1`. */
  title: string;
  /** Shown above the title. */
  subclass: string;
  lead: string;
  facts: readonly Fact[];
  sections: readonly GuideSection[];
  callToAction: CallToAction;
  sources: readonly GuideSource[];
}
