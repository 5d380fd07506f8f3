import { z } from 'zod';
import { auditOperator } from '../../api/accounts/auditTrail';
import { isUsableHash } from '../../api/accounts/passwords';
import {
  factValueFields,
  kindMessage,
  newFactFields,
  valueOfKind,
} from '../../api/facts/factFields';
import { recordId } from '../../api/http/bodies';
import { HttpError } from '../../api/http/errors';
import { shapeOf } from '../../api/http/fields';
import { checkedRedirect, redirectFields } from '../../api/posts/redirectRoutes';
import { admins, findCredentials } from '../../db/accounts/admins';
import { inTransaction } from '../../db/client';
import { TakenError } from '../../db/errors';
import {
  type FactRow,
  type FactValueRow,
  findFact,
  findSameValue,
  importFact,
  importFactValue,
} from '../../db/facts/importFacts';
import { lastImport, noteImport } from '../../db/file/imports';
import { findSame, type PlainSource, plainEntries, tableName } from '../../db/plain';
import { categories, findCategoryByName } from '../../db/posts/categories';
import { createRedirect, redirectsByHand } from '../../db/posts/redirects';
import { titleField } from '../../shared/resource';
import { type Import, importer } from './context';
import { type Row, textOf } from './readFile';
import type { RowRecord } from './records';
import { timeOf } from './text';

type Bring = (given: Import, row: Row) => unknown;

/** Importers of rows, by list in an export's JSON. */
const bringers: ReadonlyMap<string, Bring> = new Map<string, Bring>([
  ['categories', importCategory],
  ['admins', importAdmin],
  ['facts', importFactRow],
  ['fact_values', importValue],
  ['redirects', importRedirect],
  ['pictures', ({ pictures }, row) => pictures.bring(row)],
  ...plainEntries.map(([, source]): [string, Bring] => [
    tableName(source),
    (given, row) => importPlain(given, source, row),
  ]),
]);

export const rowsThatCome: ReadonlySet<string> = new Set(bringers.keys());

export async function importRow(given: Import, { list, row }: RowRecord): Promise<void> {
  await bringers.get(list)?.(given, row);
}

/** Creates a category unless its name exists. @returns the stored name. */
export function importCategory({ db, source, report }: Import, row: Row): string {
  const name = textOf(row, 'name').trim();
  const description = textOf(row, 'description').trim();
  const stored = findCategoryByName(db, name);
  if (stored || name === '') {
    if ('description' in row) report.count('categories', 'same');
    if (stored && description && stored.description !== description)
      report.clash('the category exists here with another description, which stays', stored.name);
    return stored?.name ?? name;
  }
  const wanted = textOf(row, 'id');
  const isFree = recordId.safeParse(wanted).success && !categories.get(db, wanted);
  const id = source.keepsIds && isFree ? wanted : crypto.randomUUID();
  const values = { name, description: description || `Posts about ${name}.` };
  categories.create(db, id, values, timeOf(textOf(row, 'created_at')));
  report.count('categories', 'comes');
  return name;
}

function importAdmin({ db, source, options, report }: Import, row: Row): void {
  const [username, password_hash] = [textOf(row, 'username'), textOf(row, 'password_hash')];
  const source_id = textOf(row, 'id') || username;
  const key = { source: source.key, kind: 'admin', source_id } as const;
  if (!isUsableHash(password_hash)) {
    report.lose(
      `admin ${username}: its password hash is not bcrypt of a cost from 4 to 14; make it with npm run admin -- create`,
    );
  } else if (findCredentials(db, { username })) {
    if (!lastImport(db, key))
      report.clash('the admin already exists here and stays unchanged', username);
    report.count('admins', 'same');
  } else if (!options.admins) {
    report.clash('the admin is imported only with --admins', username);
    report.count('admins', 'left');
  } else {
    report.clash('signs in here with their old password', username);
    report.count('admins', 'comes');
    inTransaction(db, () => {
      const made = admins.create(db, crypto.randomUUID(), { username, password_hash });
      const created = { action: 'create', resource: 'admins', record_id: made.id } as const;
      auditOperator(db, { ...created, summary: username }, importer);
      noteImport(db, { ...key, target_id: made.id, version: made.updated_at });
    });
  }
}

const time = z.iso.datetime();
const times = { created_at: time, updated_at: time };
const factRow: z.ZodType<FactRow> = z.object({ ...newFactFields, ...times });
const name = z.string().max(200).nullable();
const { words, source_url, instrument, confidence, note } = factValueFields;
/** An admin's fields of a value, and who checked it. */
const valueFields = {
  ...factValueFields,
  fact_key: z.string(),
  words: words.default(null),
  valid_from: factValueFields.valid_from.default(''),
  valid_to: factValueFields.valid_to.default(''),
  source_url: source_url.default(null),
  instrument: instrument.default(null),
  confidence: confidence.default(null),
  checked_on: factValueFields.checked_on.default(''),
  review_by: factValueFields.review_by.default(''),
  note: note.default(null),
  checked_by: name,
  state: z.enum(['proposed', 'confirmed']),
};
const valueContent = z.object(valueFields);
const id = z.string().min(1).max(100);
const valueRow = z.object({
  ...{ ...valueFields, ...times, id, created_by: name, confirmed_at: time.nullable() },
});

function importFactRow({ db, report }: Import, row: Row): void {
  const fact = readRow(factRow, row, `fact ${textOf(row, 'key')}`, report);
  if (!fact) return;
  const here = findFact(db, fact.key);
  if (here && (here.name !== fact.name || here.topic !== fact.topic || here.kind !== fact.kind))
    report.clash('the fact exists here with another name, topic or kind, which stays', fact.key);
  report.count('facts', here ? 'same' : 'comes');
  if (!here) importFact(db, fact);
}

function importValue({ db, source, report }: Import, row: Row): void {
  const label = `value ${textOf(row, 'value')} of the fact ${textOf(row, 'fact_key')}`;
  const read = valueRow.safeParse(row);
  const value = read.data as FactValueRow | undefined;
  const kind = findFact(db, value?.fact_key ?? '')?.kind;
  const isFitting = value && kind && valueOfKind(kind, value.value) === value.value;
  if (!isFitting) {
    const ofKind = kind ? kindMessage(kind) : 'the export has no such fact';
    report.lose(`${label}: ${read.error ? messageOf(read.error) : ofKind}`);
    return;
  }
  const key = { source: source.key, kind: 'fact_value', source_id: value.id } as const;
  const here = findSameValue(db, value);
  const isSame = here && JSON.stringify(contentOf(here)) === JSON.stringify(contentOf(value));
  // Untouched rows are replaced: seeded ones, and earlier imports.
  const isUntouched =
    !here ||
    (!here.created_by && !here.checked_by && here.created_at === here.updated_at) ||
    lastImport(db, key)?.version === here.updated_at;
  if (isSame || !isUntouched) {
    if (!isSame)
      report.clash('the value of the fact was changed here since, so it is skipped', label);
    report.count('values of facts', isSame ? 'same' : 'left');
    return;
  }
  report.count('values of facts', here ? 'changes' : 'comes');
  inTransaction(db, () => {
    importFactValue(db, value, here?.id);
    noteImport(db, { ...key, target_id: value.id, version: value.updated_at });
  });
}

/** Imports a row of a plain resource, replacing one that nobody changed here. */
function importPlain({ db, source, report }: Import, plain: PlainSource, row: Row): void {
  const { noun, nouns, fields } = plain.resource;
  const label = textOf(row, titleField(fields));
  const schema = z.object({ ...shapeOf(fields), id: recordId });
  const read = readRow(schema, row, `${noun} ${label}`, report);
  if (!read) return;
  const { id, ...values } = read;
  const key = { source: source.key, kind: noun.replaceAll(' ', '_'), source_id: id };
  const here = plain.get(db, id) ?? findSame(db, plain, values);
  const isSame = here && Object.entries(values).every(([name, value]) => here[name] === value);
  // Seeded or imported rows are replaced unless somebody changed them.
  const isUntouched =
    (here?.id === id && here.created_at === here.updated_at) ||
    lastImport(db, key)?.version === here?.updated_at;
  if (here && (isSame || !isUntouched)) {
    if (!isSame) report.clash(`the ${noun} exists here with another text, which stays`, label);
    report.count(nouns, isSame ? 'same' : 'left');
    return;
  }
  report.count(nouns, here ? 'changes' : 'comes');
  inTransaction(db, () => {
    const made = here ? plain.update(db, here.id, values) : plain.create(db, id, values);
    if (made) noteImport(db, { ...key, target_id: made.id, version: made.updated_at });
  });
}

const redirectRow = z.object({
  ...redirectFields,
  to: redirectFields.to.nullable(),
  post_id: z.string().nullable(),
});

function importRedirect({ db, source, report }: Import, row: Row): void {
  const from = textOf(row, 'from');
  const read = readRow(redirectRow, row, `redirect of ${from}`, report);
  if (!read) return;
  const { post_id, to } = read;
  const post = { source: source.key, kind: 'post', source_id: post_id ?? '' } as const;
  const led = lastImport(db, post)?.target_id;
  if (led === undefined && to === null) {
    report.lose('redirects to a post that was not imported', from);
    return;
  }
  try {
    const values = led
      ? { path: from, post_id: led, target: null }
      : checkedRedirect(db, { from, to: to ?? '' });
    const [here] = redirectsByHand(db, values.path);
    const isSame = here?.post_id === values.post_id && here.to === values.target;
    if (!isSame) createRedirect(db, crypto.randomUUID(), values);
    report.count('redirects', isSame ? 'same' : 'comes');
  } catch (error) {
    const isTaken = error instanceof TakenError;
    if (!isTaken && !(error instanceof HttpError)) throw error;
    report.clash(isTaken ? 'the address already redirects elsewhere' : error.body.message, from);
    report.count('redirects', 'left');
  }
}

const contentOf = (row: FactValueRow) => valueContent.parse(row);

/** Validates a row; an invalid one is reported as lost, by its label. */
function readRow<Read>(
  schema: z.ZodType<Read>,
  row: Row,
  label: string,
  report: Import['report'],
): Read | undefined {
  const read = schema.safeParse(row);
  if (!read.success) report.lose(`${label}: ${messageOf(read.error)}`);
  return read.data;
}

const messageOf = ({ issues: [issue] }: z.ZodError): string =>
  `${issue?.path.join('.')}: ${issue?.message}`;
