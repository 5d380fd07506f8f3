import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { HttpError } from '../../api/http/errors';
import type { Network } from '../../api/http/publicFile';
import { ImageProcesses } from '../../api/media/imageProcess';
import { encodeOneOfMany, imagePath, maxImageBytes } from '../../api/media/images';
import { fetchImage, UnreachableError } from '../../api/media/remoteImage';
import { restartAvif } from '../../api/operate/avifForms';
import { type Database, inTransaction } from '../../db/client';
import { lastImport, recordImport } from '../../db/file/imports';
import { createImage, hasImage, type Known, type NewImage } from '../../db/media/images';
import { type Row, textField } from './readFile';
import { type ImportOptions, type ImportSource, SourceRefusal, unknownSite } from './records';
import type { Report } from './report';
import { beginning } from './text';

const ownPath = /(?:^|\/)(images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\w+))$/;
/** Failures after which a host isn't asked again. */
const patience = 3;

/** `images/{uuid}.{ext}`; empty in a trial. */
export type FoundImage = { path: string } | { problem: string };

export const sha256 = (data: string | Uint8Array) =>
  createHash('sha256').update(data).digest('hex');

/** How a file is read. */
export interface FileRules {
  maxBytes: number;
  tooLarge: string;
  fetch(address: string, network?: Network): Promise<Uint8Array[]>;
}

const ofImages: FileRules = {
  maxBytes: maxImageBytes,
  tooLarge: 'The file has more than 5 MB.',
  fetch: fetchImage,
};

/** Imports images, each once: recognized by address within a run, and by its row in later ones. */
export class Pictures {
  readonly #known = new Map<string, Promise<FoundImage>>();
  readonly #processes = new ImageProcesses();
  readonly #silent = new Map<string, number>();
  /** Folders to search, by the end of an address. */
  readonly #folders: string[];
  /** https address of the images, if they aren't at their original one. */
  readonly #at: string | undefined;

  /** @throws SourceRefusal if `--pictures` is neither a folder nor an https address. */
  constructor(
    private readonly db: Database,
    private readonly source: ImportSource,
    private readonly options: ImportOptions,
    private readonly report: Report,
  ) {
    const { pictures: location } = options;
    const isAddress =
      location !== undefined && /^https:\/\//.test(location) && URL.canParse(location);
    this.#at = isAddress ? location.replace(/\/+$/, '') : undefined;
    const named = location === undefined || isAddress ? [] : [location];
    if (named.some((folder) => !statSync(folder, { throwIfNoEntry: false })?.isDirectory()))
      throw new SourceRefusal(`${location} is neither a folder nor an https address.`);
    this.#folders = [...named, ...(source.folders ?? [])].map((folder) => realpathSync(folder));
  }

  end(): void {
    this.#processes.end();
  }

  /** @param address absolute, or an inline image. */
  find(address: string): Promise<FoundImage> {
    const isData = address.startsWith('data:');
    const key = isData ? `data ${sha256(address)}` : address;
    const known = this.#known.get(key);
    if (known) return known;
    const [, own, id] = ownPath.exec(address) ?? [];
    const finding = this.#bringOnce(key, own, async () => {
      const bytes = isData
        ? Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
        : await this.read(new URL(address));
      if (!bytes || this.options.isTrial) return undefined;
      const image = await encodeOneOfMany(bytes, this.#processes);
      const name = isData ? '' : fileName(address);
      return { image: { ...image, name, ...(id && { id }) }, hash: sha256(bytes) };
    });
    this.#known.set(key, finding);
    return finding;
  }

  /**
   * Imports an image of our own export with its details. Exported bytes are stored unchanged, since
   * this program encoded them.
   */
  async importOwn(row: Row): Promise<void> {
    const path = textField(row, 'path');
    const [, , id = '', extension] = ownPath.exec(path) ?? [];
    const address = `${unknownSite}/${path}`;
    const imported = await this.#bringOnce(address, path, async () => {
      const file = this.#fileOf(new URL(address));
      if (!file || id === '') throw problem('its file is missing');
      if (this.options.isTrial) return undefined;
      const bytes = readFileSync(file);
      const hash = sha256(bytes);
      const encoded = await encodeOneOfMany(bytes, this.#processes);
      const isSame = hash === row.sha256 && encoded.extension === extension;
      const image = { ...encoded, id, name: textField(row, 'name'), ...(isSame && { bytes }) };
      const known = {
        is_kept: row.is_kept === true,
        alt: typeof row.alt === 'string' ? row.alt : null,
        focus_x: Number(row.focus_x ?? 50),
        focus_y: Number(row.focus_y ?? 50),
      };
      return { image, hash, known };
    });
    if ('problem' in imported) this.report.addLoss(`picture ${path}: ${imported.problem}`);
    this.#known.set(address, Promise.resolve(imported));
  }

  /** @param read returns the image; undefined in a trial. */
  async #bringOnce(
    key: string,
    own: string | undefined,
    read: () => Promise<{ image: NewImage; hash: string; known?: Known } | undefined>,
  ): Promise<FoundImage> {
    const { db, source } = this;
    const stored = lastImport(db, { source: source.key, kind: 'picture', source_id: key });
    for (const path of [stored?.target_id, own]) if (path && isStored(db, path)) return { path };
    try {
      const input = await read();
      if (input) {
        const { image, hash, known } = input;
        inTransaction(db, () => {
          createImage(db, image, known);
          restartAvif(db);
          const note = { source_id: key, target_id: imagePath(image), hash, version: 'made' };
          recordImport(db, { ...note, source: source.key, kind: 'picture' });
        });
      }
      this.report.count('pictures', 'created');
      return { path: input ? imagePath(input.image) : '' };
    } catch (error) {
      if (error instanceof HttpError) return { problem: error.body.message };
      throw error;
    }
  }

  /** Reads a file of the source, from its folders or its site. @returns undefined for what a trial doesn't fetch. */
  async read(url: URL, rules: FileRules = ofImages): Promise<Uint8Array | undefined> {
    const file = this.#fileOf(url);
    if (file) {
      if (statSync(file).size > rules.maxBytes) throw problem(rules.tooLarge);
      return readFileSync(file);
    }
    if (!this.#at && url.origin === unknownSite)
      throw problem('It is in none of the folders; name one with --pictures.');
    const remote = new URL(
      this.#at ? this.#at + url.pathname : url.href.replace(/^http:/, 'https:'),
    );
    if (!this.options.isTrial) return this.#fetch(remote, rules);
    this.report.conflict('pictures would be fetched from other sites', remote.host);
    return undefined;
  }

  async #fetch(url: URL, { fetch }: FileRules): Promise<Uint8Array> {
    const failures = this.#silent.get(url.host) ?? 0;
    if (failures >= patience) throw problem(`${url.host} didn't respond ${patience} times.`);
    try {
      const pieces = await fetch(url.href, this.options.network);
      this.#silent.delete(url.host);
      return Buffer.concat(pieces);
    } catch (error) {
      if (error instanceof UnreachableError) this.#silent.set(url.host, failures + 1);
      throw error;
    }
  }

  /** Finds the file for an address, matching the longest end of its path. */
  #fileOf({ pathname }: URL): string | undefined {
    const parts = safeParts(pathname);
    const ends = parts.flatMap((_, from) => {
      const end = parts.slice(from).join('/');
      return [end, end.replace(/-\d+x\d+(\.\w+)$/, '$1')];
    });
    return this.#folders
      .flatMap((root) => ends.map((end) => ({ root, file: join(root, end) })))
      .find(
        ({ root, file }) =>
          statSync(file, { throwIfNoEntry: false })?.isFile() &&
          // Links must not lead out of the folder.
          realpathSync(file).startsWith(root + sep),
      )?.file;
  }
}

function safeParts(pathname: string): string[] {
  try {
    const parts = decodeURIComponent(pathname).split('/').filter(Boolean);
    return parts.includes('..') || parts.some((part) => part.includes('\0')) ? [] : parts;
  } catch {
    return [];
  }
}

function isStored(db: Database, path: string): boolean {
  const [, , id = '', extension = ''] = ownPath.exec(path) ?? [];
  return hasImage(db, id, extension);
}

const problem = (message: string) => new HttpError(422, { message });

function fileName(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  return beginning(safeParts(last)[0] ?? last, 200);
}
