import type { Database } from '../../db/client';
import { lastImport, noteImport } from '../../db/file/imports';
import { categories, findCategoryByName } from '../../db/posts/categories';
import { recordId } from '../http/bodies';
import type { ReportWriter } from './report';
import type { ImportedCategory } from './types';

/** Brings categories, known by their names. */
export class CategoryStore {
  /** Names of those that this run makes, by their keys: a write may still wait. */
  readonly #made = new Map<string, string>();

  constructor(
    private readonly db: Database,
    private readonly source: string,
    private readonly apply: boolean,
    private readonly writer: ReportWriter,
    /** Runs a write with others in one transaction, in their order. */
    private readonly later: (write: () => void) => void,
  ) {}

  bring(category: ImportedCategory): void {
    const stored = findCategoryByName(this.db, category.name);
    if (!stored) {
      this.ensure(category);
      return;
    }
    this.writer.count('categories', 'same');
    const key = { source: this.source, kind: 'category', source_id: category.id } as const;
    const description = category.description.trim();
    const isOther = description !== '' && stored.description !== description;
    if (isOther && lastImport(this.db, key)?.target_id !== stored.id)
      this.writer.clash('the category is here with another description, which stays', stored.name);
  }

  /** Makes a category where there is none of its name. @returns the name as it is kept. */
  ensure(category: Omit<ImportedCategory, 'kind'>): string {
    const { id, wantedId, name, description, created_at } = category;
    const key = name.trim().toLowerCase();
    const here = findCategoryByName(this.db, name)?.name ?? this.#made.get(key);
    if (here !== undefined || key === '') return here ?? name;
    this.#made.set(key, name.trim());
    this.writer.count('categories', 'comes');
    const { source } = this;
    if (!this.apply) return name.trim();
    const isFree =
      wantedId !== undefined &&
      recordId.safeParse(wantedId).success &&
      !categories.get(this.db, wantedId);
    const target_id = isFree ? wantedId : crypto.randomUUID();
    this.later(() => {
      const values = {
        name: name.trim(),
        description: description.trim() || `Posts about ${name.trim()}.`,
      };
      const { updated_at: version } = categories.create(this.db, target_id, values, created_at);
      const row = { source_id: id, target_id, version };
      noteImport(this.db.orm, { ...row, source, kind: 'category' });
    });
    return name.trim();
  }
}
