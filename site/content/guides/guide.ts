/** What search engines and link previews are told; the page adds the site's name to the title. */
export interface Seo {
  title: string;
  /** At most 155 characters. */
  description: string;
  keywords: readonly string[];
}

/** What earns points for one reason, as a guide tells it. */
export interface PointsGroup {
  label: string;
  items: readonly { label: string; points: number }[];
}

/** Words that lead somewhere: a path of this site or an address elsewhere. */
export interface Link {
  text: string;
  href: string;
}

/**
 * Content names facts in `{{…}}` (site/facts/names.ts) wherever it says what a visa costs, takes or
 * asks: the value in force stands there.
 */

/** Running text, with links where it has any. */
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
  /** The number that matters most, and what it counts. */
  figure?: string;
  figureLabel?: string;
  text: string;
  items?: readonly string[];
}

export interface VisaCharges {
  name: string;
  main: string;
  /** For each further person in the application, where there is such a fact. */
  adult?: string;
  child?: string;
}

/** A piece of a section. */
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

/** An official page behind the guide; the day of the last check is that of its figures. */
export interface Source {
  title: string;
  url: string;
}

/** The last block: book, or go on by oneself. */
export interface CallToAction {
  heading: string;
  text: string;
  /** Opens the consultation dialog. */
  primary: { label: string };
  secondary: { label: string; path: string };
  /** Another way to go on, where the second isn't for everybody. */
  other?: { label: string; path: string };
  /** Said below the links. */
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
  sources: readonly Source[];
}
