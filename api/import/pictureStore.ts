import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Database, inTransaction } from '../../db/client';
import { describeMedia, lastImport, noteImport } from '../../db/file/imports';
import { createImage, hasImage, type NewImage } from '../../db/media/images';
import { ApiFailure } from '../http/errors';
import { PictureProcesses } from '../media/imageProcess';
import { encodeOneOfMany, imagePath, maxImageBytes } from '../media/images';
import { fetchPicture, type Network } from '../media/remoteImage';
import { findAvifAgain } from '../operate/avifForms';
import { type ImportedPicture, SourceRefusal, unknownSite } from './types';
import { beginning } from './values';

const ownId = /(?:^|\/)images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.\w+$/;
/** A host that does not answer so often is asked no more. */
const patience = 3;

export interface PictureOptions {
  db: Database;
  source: string;
  /** Otherwise nothing is stored. */
  apply: boolean;
  /** Folders in which to look, by the end of an address. */
  folders: string[];
  /** https address under which the pictures are, where they are not at their own. */
  at?: string | undefined;
  network?: Network | undefined;
}

export type Found = { path: string } | { problem: string };

/** Brings pictures into the store, each once: by its address in this run, by its row in a later one. */
export class PictureStore {
  readonly #known = new Map<string, Promise<Found>>();
  readonly #processes = new PictureProcesses();
  readonly #silent = new Map<string, number>();
  brought = 0;
  /** Hosts that pictures are fetched from, with how many. */
  readonly hosts = new Map<string, number>();

  constructor(private readonly options: PictureOptions) {}

  end(): void {
    this.#processes.end();
  }

  /** @param address absolute, or a picture as data. */
  find(address: string): Promise<Found> {
    const key = address.startsWith('data:') ? `data ${sha256(address)}` : address;
    const known = this.#known.get(key);
    if (known) return known;
    const finding = this.#find(key, address);
    this.#known.set(key, finding);
    return finding;
  }

  async #find(key: string, address: string): Promise<Found> {
    const { db, source, apply } = this.options;
    const stored = lastImport(db, { source, kind: 'picture', source_id: key });
    if (stored && isStored(db, stored.target_id)) return { path: stored.target_id };
    const own = ownId.exec(address)?.[0].replace(/^\//, '');
    if (own && isStored(db, own)) return { path: own };
    try {
      const bytes = await this.#bytes(address);
      if (!apply || bytes === undefined) {
        this.brought += 1;
        return { path: '' };
      }
      const image = await encodeOneOfMany(bytes, this.#processes);
      const id = ownId.exec(address)?.[1];
      const name = address.startsWith('data:') ? '' : fileName(address);
      return { path: this.#store(key, { ...image, name, ...(id && { id }) }, sha256(bytes)) };
    } catch (error) {
      if (error instanceof ApiFailure) return { problem: error.body.message };
      throw error;
    }
  }

  /**
   * Brings a picture of the media of an export of ours, with what was known of it. Its bytes stay as
   * they are where they are those that were exported: this program encoded them.
   * @returns what is wrong with it, in words; undefined where it is here.
   */
  async bringMedia(picture: ImportedPicture): Promise<string | undefined> {
    const { db, apply } = this.options;
    if (isStored(db, picture.id)) return undefined;
    const file = this.fileOf(new URL(picture.id, `${unknownSite}/`));
    if (!file) return 'its file is missing';
    const key = `${unknownSite}/${picture.id}`;
    if (!apply) {
      this.brought += 1;
      this.#known.set(key, Promise.resolve({ path: '' }));
      return undefined;
    }
    try {
      const bytes = readFileSync(file);
      const hash = sha256(bytes);
      const encoded = await encodeOneOfMany(bytes, this.#processes);
      const [, id = '', extension = ''] = /^images\/([0-9a-f-]{36})\.(\w+)$/.exec(picture.id) ?? [];
      const isOwn = hash === picture.sha256 && encoded.extension === extension;
      const { name, is_kept } = picture;
      const image = { ...encoded, id, name, ...(isOwn && { bytes }) };
      this.#store(key, image, hash, is_kept);
      const { alt, focus_x, focus_y } = picture;
      describeMedia(db, id, { alt, focus_x, focus_y });
      return undefined;
    } catch (error) {
      if (error instanceof ApiFailure) return error.body.message;
      throw error;
    }
  }

  #store(key: string, image: NewImage, hash: string, isKept = false): string {
    const { db, source } = this.options;
    const path = imagePath(image);
    inTransaction(db, () => {
      createImage(db, image, isKept);
      if (this.brought === 0) findAvifAgain(db);
      const row = { source, source_id: key, target_id: path, hash, version: 'made' };
      noteImport(db.orm, { ...row, kind: 'picture' });
    });
    this.brought += 1;
    return path;
  }

  /** @returns undefined for what a dry run doesn't fetch. */
  async #bytes(address: string): Promise<Uint8Array | undefined> {
    if (address.startsWith('data:'))
      return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    const url = new URL(address);
    const file = this.fileOf(url);
    if (file) {
      if (statSync(file).size > maxImageBytes) throw problem('The file has more than 5 MB.');
      return readFileSync(file);
    }
    const fetched = this.#remote(url);
    this.hosts.set(fetched.host, (this.hosts.get(fetched.host) ?? 0) + 1);
    if (!this.options.apply) return undefined;
    return this.#fetch(fetched);
  }

  #remote(url: URL): URL {
    const { at } = this.options;
    if (at) return new URL(`${at.replace(/\/+$/, '')}${url.pathname}`);
    if (url.origin === unknownSite)
      throw problem('It is in none of the folders; name one with --pictures.');
    const secure = new URL(url);
    if (url.protocol === 'http:') secure.protocol = 'https:';
    return secure;
  }

  async #fetch(url: URL): Promise<Uint8Array> {
    const failures = this.#silent.get(url.host) ?? 0;
    if (failures >= patience) throw problem(`${url.host} did not answer ${patience} times.`);
    try {
      const pieces = await fetchPicture(url.href, this.options.network);
      this.#silent.delete(url.host);
      return Buffer.concat(pieces);
    } catch (error) {
      const isSilent =
        error instanceof ApiFailure && /does not answer|too long|not public/.test(error.message);
      if (isSilent) this.#silent.set(url.host, failures + 1);
      throw error;
    }
  }

  /** The file that an address stands for: of the longest end of its path that a folder has. */
  fileOf({ pathname }: URL): string | undefined {
    const parts = safeParts(pathname);
    for (const folder of this.options.folders) {
      const root = realpathSync(folder);
      for (let from = 0; from < parts.length; from += 1) {
        const end = parts.slice(from).join('/');
        for (const name of [end, end.replace(/-\d+x\d+(\.\w+)$/, '$1')]) {
          const file = join(root, name);
          if (!existsSync(file) || !statSync(file).isFile()) continue;
          // No link may lead out of the folder.
          if (realpathSync(file).startsWith(root + sep)) return file;
        }
      }
    }
    return undefined;
  }
}

function safeParts(pathname: string): string[] {
  try {
    const parts = decodeURIComponent(pathname).split('/').filter(Boolean);
    return parts.includes('..') || pathname.includes('\0') ? [] : parts;
  } catch {
    return [];
  }
}

export function isStored(db: Database, path: string): boolean {
  const [, id = '', extension = ''] = /^images\/([0-9a-f-]{36})\.(\w+)$/.exec(path) ?? [];
  return hasImage(db, id, extension);
}

/** @throws SourceRefusal where `--pictures` names neither a folder nor an https address. */
export function picturePlace(given: string | undefined): { folders: string[]; at?: string } {
  if (given === undefined) return { folders: [] };
  if (/^https:\/\//.test(given) && URL.canParse(given)) return { folders: [], at: given };
  if (existsSync(given) && statSync(given).isDirectory()) return { folders: [given] };
  throw new SourceRefusal(`${given} is neither a folder nor an https address.`);
}

const problem = (message: string) => new ApiFailure(422, { message });
export const sha256 = (data: string | Uint8Array) =>
  createHash('sha256').update(data).digest('hex');

function fileName(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  return beginning(safeParts(last)[0] ?? last, 200);
}
