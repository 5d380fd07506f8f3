import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be a URL such as https://example.com' })
  .transform((url) => url.replace(/\/+$/, ''));

const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATABASE_FILE: z.string().min(1).default('data/site.db'),
    SITE_URL: origin.optional(),
    ADMIN_USERNAME: z.string().trim().min(1).max(100).default('admin'),
    ADMIN_PASSWORD: z
      .string()
      .min(8, 'must have at least 8 characters')
      .refine((password) => Buffer.byteLength(password) <= 72, 'must have at most 72 bytes')
      .optional(),
    BREVO_API_KEY: z.string().min(1).optional(),
    BREVO_URL: origin.default('https://api.brevo.com'),
    STORAGE_URL: origin.or(z.literal('')).default(''),
    EDGE_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
    LITESTREAM_URL: z
      .string()
      .regex(/^(file|s3|sftp):\/\/\S+$/, 'must be file://…, s3://… or sftp://…')
      .optional(),
    LOG_REQUESTS: z.stringbool({ error: 'must be on or off' }).default(true),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  })
  .transform((values) => ({
    ...values,
    SITE_URL: values.SITE_URL ?? `http://localhost:${values.PORT}`,
  }));

/** The operator's settings; `docs` and README list them. */
export type Environment = z.output<typeof schema>;

export class EnvironmentError extends Error {}

/**
 * Reads the settings. An empty variable counts as not set.
 * @throws EnvironmentError with one readable line that names each bad variable.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`Bad environment. ${problems.join('; ')}`);
}
