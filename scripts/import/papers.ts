import { HttpError } from '../../api/http/errors';
import { FetchError, fetchPublicFile } from '../../api/http/publicFile';
import { countPages, isPdf } from '../../api/papers/pdf';
import { type Database, inTransaction } from '../../db/client';
import { lastImport, recordImport } from '../../db/file/imports';
import { getPaper, insertPaper } from '../../db/papers/papers';
import { fileNameOf, maxPaperBytes, paperPath } from '../../shared/papers';
import { type FileRules, type Pictures, sha256 } from './pictures';
import { type Row, textField } from './readFile';
import { type ImportOptions, type ImportSource, unknownSite } from './records';
import type { Report } from './report';
import { beginning } from './text';

/** Path of a paper; empty in a trial. */
type FoundPaper = { path: string } | { problem: string };

const ofPapers: FileRules = {
  maxBytes: maxPaperBytes,
  tooLarge: 'The file has more than 10 MB.',
  fetch: (address, network) => {
    const rules = { accept: 'application/pdf', maxBytes: maxPaperBytes, milliseconds: 20_000 };
    return fetchPublicFile(address, { ...rules, network }).catch((error: unknown) => {
      throw error instanceof FetchError ? new HttpError(422, { message: error.message }) : error;
    });
  },
};

/** Imports PDFs, each once: recognized by address within a run, and by its row in later ones. */
export class Papers {
  readonly #known = new Map<string, Promise<FoundPaper>>();

  constructor(
    private readonly db: Database,
    private readonly source: ImportSource,
    private readonly options: ImportOptions,
    private readonly report: Report,
    private readonly pictures: Pictures,
  ) {}

  /** @param address absolute. @param title words of the link. */
  find(address: string, title: string): Promise<FoundPaper> {
    const known = this.#known.get(address) ?? this.#bring(address, { title });
    this.#known.set(address, known);
    return known;
  }

  /** Imports a paper of our own export under its id, so that posts still lead to it. */
  async importOwn(row: Row): Promise<void> {
    const path = textField(row, 'path');
    const [, id = ''] = /^papers\/([0-9a-f-]{36})\.pdf$/.exec(path) ?? [];
    const found = await this.#bring(`${unknownSite}/${path}`, {
      id,
      title: textField(row, 'title'),
      name: textField(row, 'name'),
    });
    if ('problem' in found) this.report.addLoss(`paper ${path}: ${found.problem}`);
  }

  async #bring(
    address: string,
    { id, title, name }: { id?: string; title: string; name?: string },
  ): Promise<FoundPaper> {
    const { db, source, options } = this;
    const thing = { source: source.key, kind: 'paper', source_id: address };
    const before = getPaper(db, lastImport(db, thing)?.target_id ?? id ?? '');
    if (before) return { path: paperPath(before) };
    try {
      const read = await this.pictures.read(new URL(address), ofPapers);
      const bytes = read && Buffer.from(read);
      if (bytes && !isPdf(bytes)) return { problem: 'it is no PDF, or damaged' };
      this.report.count('papers', 'created');
      if (!bytes || options.isTrial) return { path: '' };
      const pages = await countPages(bytes);
      const own = beginning(title.trim(), 200) || lastPart(address);
      const paper = {
        id: id || crypto.randomUUID(),
        title: own,
        name: name && /^[a-z0-9-]+\.pdf$/.test(name) ? name : fileNameOf(own),
      };
      inTransaction(db, () => {
        insertPaper(db, { ...paper, enquiry_id: null, pages, bytes, created_by: 'import' });
        recordImport(db, { ...thing, target_id: paper.id, hash: sha256(bytes), version: 'made' });
      });
      return { path: paperPath(paper) };
    } catch (error) {
      if (error instanceof HttpError) return { problem: error.body.message };
      throw error;
    }
  }
}

const lastPart = (address: string): string =>
  beginning(
    new URL(address).pathname
      .split('/')
      .at(-1)
      ?.replace(/\.pdf$/i, '') || 'Paper',
    200,
  );
