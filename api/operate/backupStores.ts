import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { BackupError, backUp } from '../../db/file/backup';
import {
  backupNamed,
  contentsInWords,
  isSameDisk,
  listBackups,
  type StoredBackup,
} from '../../db/file/backupFolder';
import { explainError } from '../../db/file/fileCheck';
import type { Environment } from '../environment';

/** Where the nightly backups are. All methods throw BackupError. */
export interface BackupStore {
  /** As in messages. */
  where: string;
  /** False if a lost disk would lose the backups too. */
  isAway(databaseFile: string): boolean;
  /** Lists the backups, newest first. */
  list(): Promise<StoredBackup[]>;
  /** Copies the database there, checked, under a name. */
  put(databaseFile: string, name: string, onProgress: (share: number) => void): Promise<void>;
  remove(name: string): Promise<void>;
  /** Says what a backup holds. */
  describe(name: string): Promise<string>;
  /** Returns the list of erasures that is kept with the backups; empty if there is none. */
  readErasures(): Promise<string>;
  writeErasures(list: string): Promise<void>;
  /**
   * Provides a backup as a file for `use`.
   * @param beside a path next to which a temporary copy may be made.
   */
  withFile<Result>(name: string, beside: string, use: (file: string) => Result): Promise<Result>;
}

type Configured = Pick<
  Environment,
  'BACKUP_URL' | 'BACKUP_S3_ENDPOINT' | 'BACKUP_S3_REGION' | 'BACKUP_S3_KEY_ID' | 'BACKUP_S3_SECRET'
>;

/** Returns where `BACKUP_URL` puts backups; undefined if it isn't set. */
export function backupStore(environment: Configured): BackupStore | undefined {
  const { BACKUP_URL: url } = environment;
  if (!url) return undefined;
  return url.startsWith('s3://') ? bucketStore(url, environment) : folderStore(url);
}

/** Beside the backups, whose names begin otherwise. */
const erasuresName = 'erasures';

function folderStore(folder: string): BackupStore {
  return {
    where: folder,
    isAway: (databaseFile) => !isSameDisk(folder, databaseFile),
    list: async () => listBackups(folder),
    put: async (databaseFile, name, onProgress) => {
      await backUp(databaseFile, join(folder, name), onProgress);
    },
    remove: async (name) => rmSync(join(folder, name), { force: true }),
    describe: async (name) => contentsInWords(join(folder, name)),
    readErasures: async () => {
      const list = join(folder, erasuresName);
      return existsSync(list) ? readFileSync(list, 'utf8') : '';
    },
    writeErasures: async (list) => {
      const file = join(folder, erasuresName);
      writeFileSync(`${file}.new`, list, { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
    withFile: async (name, _, use) => use(join(folder, name)),
  };
}

/** A bucket of S3 or of a service that speaks like it. */
function bucketStore(url: string, environment: Configured): BackupStore {
  const { hostname: Bucket, pathname } = new URL(url);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  const objectKey = (name: string) => (prefix ? `${prefix}/${name}` : name);
  const connected = connect(environment);

  /** Runs a call with the client. Failures name the bucket. */
  async function ask<Result>(
    call: (client: S3Client, s3: typeof import('@aws-sdk/client-s3')) => Promise<Result>,
  ): Promise<Result> {
    try {
      const { client, s3 } = await connected();
      return await call(client, s3);
    } catch (error) {
      if (error instanceof BackupError) throw error;
      throw new BackupError(`${url} can't be used: ${explainError(error)}. Check BACKUP_S3_*.`);
    }
  }

  const head = (name: string) =>
    ask((client, s3) =>
      client.send(
        new s3.HeadObjectCommand({ Bucket, Key: objectKey(name), ChecksumMode: 'ENABLED' }),
      ),
    );

  return {
    where: url,
    isAway: () => true,
    list: () =>
      ask(async (client, s3) => {
        const backups: StoredBackup[] = [];
        let ContinuationToken: string | undefined;
        do {
          const page = await client.send(
            new s3.ListObjectsV2Command({ Bucket, Prefix: objectKey('site-'), ContinuationToken }),
          );
          for (const { Key = '', Size = 0 } of page.Contents ?? []) {
            const backup = backupNamed(Key.slice(objectKey('').length), Size);
            if (backup) backups.push(backup);
          }
          ContinuationToken = page.NextContinuationToken;
        } while (ContinuationToken);
        return backups.sort((one, other) => other.name.localeCompare(one.name));
      }),
    put: async (databaseFile, name, onProgress) => {
      const copy = `${databaseFile}.${name}`;
      try {
        await backUp(databaseFile, copy, onProgress);
        const bytes = statSync(copy).size;
        const ChecksumSHA256 = await sha256(copy);
        await ask((client, s3) =>
          client.send(
            new s3.PutObjectCommand({
              Bucket,
              Key: objectKey(name),
              Body: createReadStream(copy),
              ContentLength: bytes,
              ChecksumSHA256,
              Metadata: { sha256: ChecksumSHA256, holds: contentsInWords(copy) },
            }),
          ),
        );
        const stored = await head(name);
        const sum = stored.ChecksumSHA256 ?? stored.Metadata?.sha256;
        if (stored.ContentLength !== bytes || sum !== ChecksumSHA256) {
          throw new BackupError(`${url}/${name} differs from what was sent.`);
        }
      } finally {
        rmSync(copy, { force: true });
      }
    },
    remove: async (name) => {
      await ask((client, s3) =>
        client.send(new s3.DeleteObjectCommand({ Bucket, Key: objectKey(name) })),
      );
    },
    describe: async (name) => (await head(name)).Metadata?.holds ?? '',
    readErasures: () =>
      ask(async (client, s3) => {
        try {
          const { Body } = await client.send(
            new s3.GetObjectCommand({ Bucket, Key: objectKey(erasuresName) }),
          );
          return (await Body?.transformToString()) ?? '';
        } catch (error) {
          if (error instanceof s3.NoSuchKey) return '';
          throw error;
        }
      }),
    writeErasures: async (list) => {
      const ChecksumSHA256 = createHash('sha256').update(list).digest('base64');
      const put = { Bucket, Key: objectKey(erasuresName), Body: list, ChecksumSHA256 };
      await ask((client, s3) => client.send(new s3.PutObjectCommand(put)));
    },
    withFile: async (name, beside, use) => {
      const copy = `${beside}.${name}`;
      try {
        const { Metadata } = await head(name);
        await ask(async (client, s3) => {
          const { Body } = await client.send(
            new s3.GetObjectCommand({ Bucket, Key: objectKey(name) }),
          );
          if (!(Body instanceof Readable)) throw new Error('the response has no content');
          await pipeline(Body, createWriteStream(copy, { mode: 0o600 }));
        });
        if (Metadata?.sha256 && (await sha256(copy)) !== Metadata.sha256) {
          throw new BackupError(
            `${url}/${name} was damaged on its way or there. Take another one.`,
          );
        }
        return use(copy);
      } finally {
        rmSync(copy, { force: true });
      }
    },
  };
}

/** Loads the client on first use: it is large, and most commands don't need it. */
function connect(environment: Configured) {
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region } = environment;
  const { BACKUP_S3_KEY_ID: accessKeyId, BACKUP_S3_SECRET: secretAccessKey } = environment;
  return async () => {
    if (!accessKeyId || !secretAccessKey) {
      throw new BackupError('Set BACKUP_S3_KEY_ID and BACKUP_S3_SECRET for a bucket.');
    }
    const s3 = await import('@aws-sdk/client-s3');
    const client = new s3.S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Sums are sent and compared here; services other than Amazon's know no others.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint && { endpoint, forcePathStyle: true }),
    });
    return { client, s3 };
  };
}

/** Returns the SHA-256 of a file, in base64 as S3 has it. */
async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64');
}
