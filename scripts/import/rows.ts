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
import { newRowShape } from '../../api/http/fields';
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
import { lastImport, recordImport } from '../../db/file/imports';
import { findConflict, type PlainSource, plainEntries, tableName } from '../../db/plain';
import { categories, findCategoryByName } from '../../db/posts/categories';
import { createRedirect, listManualRedirects } from '../../db/posts/redirects';
import { type SourceKind, sourceKindOf, sourceKinds } from '../../shared/facts';
import { titleField } from '../../shared/resource';
import { type Import, importer } from './context';
import { type Row, textField } from './readFile';
import type { RowRecord } from './records';
import { timeOf } from './text';

type RowImporter = (input: Import, row: Row) => unknown;

/** Importers of rows, by list in an export's JSON. */
const rowImporters: ReadonlyMap<string, RowImporter> = new Map<string, RowImporter>([
  ['categories', importCategory],
  ['admins', importAdmin],
  ['facts', importFactRow],
  ['fact_values', importValue],
  ['redirects', importRedirect],
  ['pictures', ({ pictures }, row) => pictures.importOwn(row)],
  ['papers', ({ papers }, row) => papers.importOwn(row)],
  ...plainEntries.map(([, source]): [string, RowImporter] => [
    tableName(source),
    (input, row) => importPlain(input, source, row),
  ]),
]);

export const importedLists: ReadonlySet<string> = new Set(rowImporters.keys());

export async function importRow(input: Import, { list, row }: RowRecord): Promise<void> {
  await rowImporters.get(list)?.(input, row);
}

/** Creates a category unless its name exists. @returns the stored name. */
export function importCategory({ db, source, report }: Import, row: Row): string {
  const name = textField(row, 'name').trim();
  const description = textField(row, 'description').trim();
  const stored = findCategoryByName(db, name);
  if (stored || name === '') {
    if ('description' in row) report.count('categories', 'unchanged');
    if (stored && description && stored.description !== description)
      report.conflict(
        'the category exists here with another description, which stays',
        stored.name,
      );
    return stored?.name ?? name;
  }
  const wanted = textField(row, 'id');
  const isFree = recordId.safeParse(wanted).success && !categories.get(db, wanted);
  const id = source.keepsIds && isFree ? wanted : crypto.randomUUID();
  const values = { name, description: description || `Posts about ${name}.` };
  categories.create(db, id, values, timeOf(textField(row, 'created_at')));
  report.count('categories', 'created');
  return name;
}

function importAdmin({ db, source, options, report }: Import, row: Row): void {
  const [username, password_hash] = [textField(row, 'username'), textField(row, 'password_hash')];
  const source_id = textField(row, 'id') || username;
  const key = { source: source.key, kind: 'admin', source_id } as const;
  if (!isUsableHash(password_hash)) {
    report.addLoss(
      `admin ${username}: its password hash is not bcrypt of a cost from 4 to 14; make it with npm run admin -- create`,
    );
  } else if (findCredentials(db, { username })) {
    if (!lastImport(db, key))
      report.conflict('the admin already exists here and stays unchanged', username);
    report.count('admins', 'unchanged');
  } else if (!options.admins) {
    report.conflict('the admin is imported only with --admins', username);
    report.count('admins', 'skipped');
  } else {
    report.conflict('signs in here with their old password', username);
    report.count('admins', 'created');
    inTransaction(db, () => {
      const may_see_clients = row.may_see_clients !== false;
      const may_publish = row.may_publish !== false;
      const values = { username, password_hash, may_see_clients, may_publish };
      const made = admins.create(db, crypto.randomUUID(), values);
      const created = { action: 'create', resource: 'admins', record_id: made.id } as const;
      auditOperator(db, { ...created, summary: username }, importer);
      recordImport(db, { ...key, target_id: made.id, version: made.updated_at });
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
  source_kind: z.enum(sourceKinds).optional(),
  confidence: confidence.default(null),
  checked_on: factValueFields.checked_on.default(''),
  review_by: factValueFields.review_by.default(''),
  note: note.default(null),
  checked_by: name,
  state: z.enum(['proposed', 'confirmed']),
};
/** Exports of earlier versions don't say the kind. */
const withKind = <
  Value extends {
    source_title: string;
    source_url: string | null;
    source_kind?: SourceKind | undefined;
  },
>(
  value: Value,
) => ({
  ...value,
  source_kind:
    value.source_kind ??
    (value.source_title.startsWith('Inferred') ? 'estimate' : sourceKindOf(value)),
});
const valueContent = z.object(valueFields).transform(withKind);
const id = z.string().min(1).max(100);
const valueRow = z
  .object({
    ...valueFields,
    ...times,
    id,
    created_by: name,
    confirmed_at: time.nullable(),
  })
  .transform(withKind);

function importFactRow({ db, report }: Import, row: Row): void {
  const fact = readRow(factRow, row, `fact ${textField(row, 'key')}`, report);
  if (!fact) return;
  const here = findFact(db, fact.key);
  if (here && (here.name !== fact.name || here.topic !== fact.topic || here.kind !== fact.kind))
    report.conflict('the fact exists here with another name, topic or kind, which stays', fact.key);
  report.count('facts', here ? 'unchanged' : 'created');
  if (!here) importFact(db, fact);
}

function importValue({ db, source, report }: Import, row: Row): void {
  const label = `value ${textField(row, 'value')} of the fact ${textField(row, 'fact_key')}`;
  const read = valueRow.safeParse(row);
  const value = read.data as FactValueRow | undefined;
  const kind = findFact(db, value?.fact_key ?? '')?.kind;
  const isFitting = value && kind && valueOfKind(kind, value.value) === value.value;
  if (!isFitting) {
    const ofKind = kind ? kindMessage(kind) : 'the export has no such fact';
    report.addLoss(`${label}: ${read.error ? messageOf(read.error) : ofKind}`);
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
      report.conflict('the value of the fact was changed here since, so it is skipped', label);
    report.count('values of facts', isSame ? 'unchanged' : 'skipped');
    return;
  }
  report.count('values of facts', here ? 'updated' : 'created');
  inTransaction(db, () => {
    importFactValue(db, value, here?.id);
    recordImport(db, { ...key, target_id: value.id, version: value.updated_at });
  });
}

/** Imports a row of a plain resource, replacing one that nobody changed here. */
function importPlain({ db, source, report }: Import, plain: PlainSource, row: Row): void {
  const { noun, nouns, fields } = plain.resource;
  const label = textField(row, titleField(fields));
  const schema: z.ZodType<Record<string, unknown> & { id: string }> = z.object({
    ...newRowShape(fields),
    id: recordId,
  });
  const read = readRow(schema, row, `${noun} ${label}`, report);
  if (!read) return;
  const { id, ...values } = read;
  const key = { source: source.key, kind: noun.replaceAll(' ', '_'), source_id: id };
  const here = plain.get(db, id) ?? findConflict(db, plain, values);
  const isSame =
    here &&
    Object.entries(values).every(
      ([name, value]) => JSON.stringify(here[name]) === JSON.stringify(value),
    );
  // Seeded or imported rows are replaced unless somebody changed them.
  const isUntouched =
    (here?.id === id && here.created_at === here.updated_at) ||
    lastImport(db, key)?.version === here?.updated_at;
  if (here && (isSame || !isUntouched)) {
    if (!isSame) report.conflict(`the ${noun} exists here with other details, which stay`, label);
    report.count(nouns, isSame ? 'unchanged' : 'skipped');
    return;
  }
  report.count(nouns, here ? 'updated' : 'created');
  inTransaction(db, () => {
    const made = here ? plain.update(db, here.id, values) : plain.create(db, id, values);
    if (made) recordImport(db, { ...key, target_id: made.id, version: made.updated_at });
  });
}

const redirectRow = z.object({
  ...redirectFields,
  to: redirectFields.to.nullable(),
  post_id: z.string().nullable(),
});

function importRedirect({ db, source, report }: Import, row: Row): void {
  const from = textField(row, 'from');
  const read = readRow(redirectRow, row, `redirect of ${from}`, report);
  if (!read) return;
  const { post_id, to } = read;
  const post = { source: source.key, kind: 'post', source_id: post_id ?? '' } as const;
  const led = lastImport(db, post)?.target_id;
  if (led === undefined && to === null) {
    report.addLoss('redirects to a post that was not imported', from);
    return;
  }
  try {
    const values = led
      ? { path: from, post_id: led, target: null }
      : checkedRedirect(db, { from, to: to ?? '' });
    const [here] = listManualRedirects(db, values.path);
    const isSame = here?.post_id === values.post_id && here.to === values.target;
    if (!isSame) createRedirect(db, crypto.randomUUID(), values);
    report.count('redirects', isSame ? 'unchanged' : 'created');
  } catch (error) {
    const isTaken = error instanceof TakenError;
    if (!isTaken && !(error instanceof HttpError)) throw error;
    report.conflict(isTaken ? 'the address already redirects elsewhere' : error.body.message, from);
    report.count('redirects', 'skipped');
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
  if (!read.success) report.addLoss(`${label}: ${messageOf(read.error)}`);
  return read.data;
}

const messageOf = ({ issues: [issue] }: z.ZodError): string =>
  `${issue?.path.join('.')}: ${issue?.message}`;
