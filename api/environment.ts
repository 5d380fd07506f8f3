import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be a URL such as https://example.com' })
  .transform((url) => url.replace(/\/+$/, ''));

const siteUrl = origin.refine(
  (url) => new URL(url).origin === url.toLowerCase(),
  'must be a scheme and a host alone, such as https://example.com: the site has no path before its pages',
);

/** Litestream 0.3 checks no host key, and stops silently after a lost connection. */
const sftpRefused =
  'sftp:// is not supported, because it stops without reporting it when the connection breaks. Use s3://…, or file://… on a mounted disk of the other machine (sshfs, NFS)';

const address = z.email(
  'must be an e-mail address such as hello@example.com, or Name <hello@example.com>',
);

/** `hello@example.com` or `Name <hello@example.com>`. */
const mailbox = z
  .string()
  .transform((text) => {
    const [, name = '', email = text] = /^([^<>]*)<([^<>]+)>\s*$/.exec(text) ?? [];
    return { name: name.trim().replace(/^"(.*)"$/, '$1'), email: email.trim() };
  })
  .pipe(z.object({ name: z.string().regex(/^[^\r\n]*$/, 'must be one line'), email: address }));

const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: 'must be smtp://user:password@host:587 or smtps://user:password@host:465',
});

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  const fits = (value: number) => Number.isInteger(value) && value >= least && value <= most;
  return z.coerce.number({ error }).refine(fits, error);
}

const settings = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_FILE: z.string().min(1).default('data/site.db'),
  SITE_URL: siteUrl.optional(),
  ADMIN_USERNAME: z.string().trim().min(1).max(100).default('admin'),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .refine((password) => Buffer.byteLength(password) <= 72, 'must have at most 72 bytes')
    .optional(),
  BREVO_API_KEY: z.string().min(1).optional(),
  BREVO_URL: origin.default('https://api.brevo.com'),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.email('must be e-mail addresses, with commas between them')).min(1))
    .optional(),
  STORAGE_URL: origin.or(z.literal('')).default(''),
  EDGE_SECONDS: wholeNumber(1, 3600).default(30),
  LITESTREAM_URL: z
    .string()
    .refine((url) => !url.startsWith('sftp:'), {
      error: sftpRefused,
      abort: true,
    })
    .regex(/^(file|s3):\/\/\S+$/, 'must be file://… or s3://…')
    .optional(),
  BACKUP_URL: z
    .string()
    .transform((url) => (url.startsWith('file://') ? fileURLToPath(url) : url))
    .refine(
      (url) => /^(\/|s3:\/\/[a-z0-9][a-z0-9.-]{1,62}(\/[\w./-]*)?$)/.test(url),
      'must be a folder, such as /mnt/elsewhere, or s3://BUCKET/FOLDER',
    )
    .optional(),
  BACKUP_S3_ENDPOINT: origin.optional(),
  BACKUP_S3_REGION: z.string().min(1).default('us-east-1'),
  BACKUP_S3_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET: z.string().min(1).optional(),
  TWO_STEP: z.enum(['optional', 'required'], 'must be optional or required').default('optional'),
  LOG_REQUESTS: z.stringbool({ error: 'must be on or off' }).default(true),
  RELEASE_CHECK: z.stringbool({ error: 'must be on or off' }).default(true),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
});

const schema = settings.transform((values) => ({
  ...values,
  SITE_URL: values.SITE_URL ?? `http://localhost:${values.PORT}`,
}));

/** Names of the settings, some of which are secret. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** Returns the variables without the settings, for programs that needn't know them. */
export const withoutSettings = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !settingNames.includes(name)));

/** The operator's settings, listed in `docs` and README. */
export type Environment = z.output<typeof schema>;

/** What is so instead of settings that earlier versions had. */
const gone: Record<string, string> = {
  BACKUP_KEEP: 'the newest of seven days and of four weeks stay',
};

/** Names the settings that are given, and do nothing any more. */
export const goneSettings = (variables: Record<string, string | undefined>): string[] =>
  Object.entries(gone)
    .filter(([name]) => variables[name]?.trim())
    .map(([name, instead]) => `${name} is no setting any more: ${instead}.`);

/** Returns the address at which this machine reaches a server listening on `host`. */
export function ownUrl(host: string, port: number): string {
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
}

export class EnvironmentError extends Error {}

/**
 * Parses the settings. An empty or blank variable counts as not set.
 * @throws EnvironmentError with one readable line that names each invalid variable.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
  throw new EnvironmentError(`Bad environment. ${problems.join('; ')}`);
}
