import { z } from 'zod';
import type { Database } from '../../db/client';
import {
  bringFact,
  bringFactValue,
  type FactRow,
  type FactValueRow,
  findFact,
  findSameValue,
} from '../../db/facts/importFacts';
import { lastImport, noteImport } from '../../db/file/imports';
import { factValueFields, kindMessage, newFactFields, valueOfKind } from '../facts/factFields';
import type { Row } from './jsonRows';
import type { Outcome, ReportWriter } from './report';

const time = z.iso.datetime();
const name = z.string().max(200).nullable();
const times = { created_at: time, updated_at: time };
const factRow: z.ZodType<FactRow> = z.object({ ...newFactFields, ...times });
const valueRow = z.object({
  id: z.string().min(1).max(100),
  fact_key: z.string(),
  ...factValueFields,
  checked_by: name,
  created_by: name,
  confirmed_at: time.nullable(),
  ...times,
  state: z.enum(['proposed', 'confirmed']),
});

/** Brings the facts of an export of ours, with their values, sources, days and who checked them. */
export class FactStore {
  /** Facts that a dry run would bring: their values are none of a fact that isn't there. */
  readonly #kinds = new Map<string, FactRow['kind']>();

  constructor(
    private readonly db: Database,
    private readonly source: string,
    private readonly apply: boolean,
    private readonly writer: ReportWriter,
    /** Runs a write with others in one transaction, in their order. */
    private readonly later: (write: () => void) => void,
  ) {}

  bring(row: Row): void {
    const read = factRow.safeParse(row);
    if (!read.success) {
      this.writer.lose(`fact ${String(row.key)}: ${messageOf(read.error)}`);
      return;
    }
    const fact = read.data;
    const here = findFact(this.db, fact.key);
    this.#kinds.set(fact.key, here?.kind ?? fact.kind);
    if (here && (here.name !== fact.name || here.topic !== fact.topic || here.kind !== fact.kind))
      this.writer.clash('the fact is here with another name, topic or kind, which stays', fact.key);
    this.writer.count('facts', here ? 'same' : 'comes');
    const { source } = this;
    if (here || !this.apply) return;
    this.later(() => {
      bringFact(this.db, fact);
      const { key, updated_at: version } = fact;
      noteImport(this.db.orm, {
        source_id: key,
        target_id: key,
        version,
        source,
        kind: 'fact',
      });
    });
  }

  bringValue(row: Row): void {
    const label = `value ${String(row.value)} of the fact ${String(row.fact_key)}`;
    const value = this.#read(row);
    if (typeof value === 'string') {
      this.writer.lose(`${label}: ${value}`);
      return;
    }
    const here = findSameValue(this.db, value);
    const outcome = here ? this.#outcomeOver(here, value) : 'comes';
    if (outcome === 'left')
      this.writer.clash('the value of the fact was changed here since, and stays so', label);
    this.writer.count('values of facts', outcome);
    const { source } = this;
    if (outcome === 'same' || outcome === 'left' || !this.apply) return;
    this.later(() => {
      bringFactValue(this.db, value, here?.id);
      const { id, updated_at: version } = value;
      const row = { source_id: id, target_id: id, version, source };
      noteImport(this.db.orm, { ...row, kind: 'fact_value' });
    });
  }

  /** @returns what is wrong with it, in words, where it is none. */
  #read(row: Row): FactValueRow | string {
    const read = valueRow.safeParse(row);
    if (!read.success) return messageOf(read.error);
    const value = asStored(read.data);
    const kind = this.#kinds.get(value.fact_key);
    if (kind === undefined) return 'the export has no such fact';
    return valueOfKind(kind, value.value) === value.value ? value : kindMessage(kind);
  }

  /** What nobody touched here gives way: what the first start wrote, and what came before. */
  #outcomeOver(here: FactValueRow, value: FactValueRow): Outcome {
    if (contentOf(here) === contentOf(value)) return 'same';
    const { source } = this;
    const last = lastImport(this.db, { source, kind: 'fact_value', source_id: value.id });
    const isUntouched =
      here.created_by === null && here.checked_by === null && here.created_at === here.updated_at;
    return isUntouched || last?.version === here.updated_at ? 'changes' : 'left';
  }
}

const messageOf = ({ issues: [issue] }: z.ZodError): string =>
  `${issue?.path.join('.')}: ${issue?.message}`;

const asStored = (read: z.infer<typeof valueRow>): FactValueRow => ({
  ...read,
  words: read.words ?? null,
  valid_from: read.valid_from ?? '',
  source_url: read.source_url ?? null,
  instrument: read.instrument ?? null,
  confidence: read.confidence ?? null,
  checked_on: read.checked_on ?? '',
  review_by: read.review_by ?? '',
  note: read.note ?? null,
});

/** All that an admin may write, and who checked it: not the id and the times of the row. */
const contentOf = (row: FactValueRow): string =>
  JSON.stringify([
    row.fact_key,
    row.value,
    row.words,
    row.valid_from,
    row.source_title,
    row.source_url,
    row.instrument,
    row.confidence,
    row.checked_on,
    row.checked_by,
    row.review_by,
    row.state,
    row.note,
  ]);
