import { createBlogCategory, findCategoryByName, getBlogCategory } from '../../db/blogCategories';
import { type Database, inTransaction } from '../../db/client';
import { noteImport } from '../../db/imports';
import { recordId } from '../http/bodies';
import type { ReportWriter } from './report';
import type { ImportedCategory } from './shape';

/** Brings categories, known by their names. */
export class CategoryStore {
  readonly #made = new Set<string>();

  constructor(
    private readonly db: Database,
    private readonly source: string,
    private readonly batch: string | undefined,
    private readonly writer: ReportWriter,
  ) {}

  bring(category: ImportedCategory): void {
    const stored = this.ensure(category);
    if (!stored) return;
    this.writer.count('categories', 'same');
    const isOther =
      category.description.trim() !== '' && stored.description !== category.description;
    if (isOther)
      this.writer.clash('the category is here with another description, which stays', stored.name);
  }

  /** Makes a category where there is none of its name. @returns the one that was there. */
  ensure({ id, wantedId, name, description, created_at }: Omit<ImportedCategory, 'kind'>) {
    const key = name.trim().toLowerCase();
    const stored = findCategoryByName(this.db, name);
    if (stored || key === '' || this.#made.has(key)) return stored;
    this.#made.add(key);
    this.writer.count('categories', 'comes');
    const { batch, source } = this;
    if (batch === undefined) return undefined;
    const isFree =
      wantedId !== undefined &&
      recordId.safeParse(wantedId).success &&
      !getBlogCategory(this.db, wantedId);
    const target_id = isFree ? wantedId : crypto.randomUUID();
    inTransaction(this.db, () => {
      const values = {
        name: name.trim(),
        description: description.trim() || `Posts about ${name.trim()}.`,
      };
      const { updated_at: version } = createBlogCategory(this.db, target_id, values, created_at);
      const row = { source_id: id, target_id, hash: '', version, before_version_id: null };
      this.db.orm.transaction((tx) => noteImport(tx, { ...row, batch, source, kind: 'category' }));
    });
    return undefined;
  }
}
