import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../../db/client';
import { oldestWaiting } from '../../db/mail/messages';
import type { Services } from '../context';
import type { Environment } from '../environment';
import { sentLanes } from '../mail/settings';
import { lastBackup } from './backups';
import type { JobRunner } from './jobRunner';

/** Measurements of this process, for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'wattlepath_requests_total',
    help: 'Requests by method, route and status. Responses that were kept have the route "kept".',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
  });

  constructor(db: Database, environment: Environment, jobs: Pick<JobRunner, 'lastSuccesses'>) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: 'wattlepath_outbox_age_seconds',
      help: 'How long the oldest message has been waiting; 0 if none waits.',
      registers,
      collect() {
        this.set(ageOf(oldestWaiting(db, sentLanes(environment))) ?? 0);
      },
    });
    new Gauge({
      name: 'wattlepath_backup_age_seconds',
      help: 'Since the last nightly backup that succeeded; NaN if there is none.',
      registers,
      collect() {
        this.set(ageOf(lastBackup(db)?.at ?? undefined) ?? Number.NaN);
      },
    });
    new Gauge({
      name: 'wattlepath_job_last_success_timestamp_seconds',
      help: 'When each background job last ended a turn without failing.',
      labelNames: ['job'],
      registers,
      collect() {
        for (const [job, at] of jobs.lastSuccesses()) this.set({ job }, at / 1000);
      },
    });
  }

  readonly countKept = (status: number): void => {
    this.#requests.inc({ method: 'GET', route: 'kept', status });
  };

  readonly count: MiddlewareHandler = async (c, next) => {
    await next();
    this.#requests.inc({ method: c.req.method, route: routeOf(c), status: c.res.status });
  };

  /** Returns all in Prometheus's text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

/** Returns the pattern of the route that answered, of all that matched: not a guard's. */
function routeOf(c: Context): string {
  const routes = matchedRoutes(c).filter(({ method }) => method !== 'ALL');
  const own = routes.find(({ path }) => !path.endsWith('*'));
  return (own ?? routes.find(({ path }) => path !== '/*'))?.path ?? '/*';
}

/** Returns the seconds since a time (ISO text), not below 0. */
function ageOf(at: string | undefined): number | undefined {
  return at === undefined ? undefined : Math.max((Date.now() - Date.parse(at)) / 1000, 0);
}

/**
 * `GET /metrics` with `Authorization: Bearer METRICS_TOKEN`. Others, and all who ask through a proxy
 * or while there is no token, get the page that unknown addresses get.
 */
export function metricsRoutes({ environment, headers }: Services, metrics: Metrics | undefined) {
  const token = environment.METRICS_TOKEN;
  const routes = new Hono();
  if (!token || !metrics) return routes;
  return routes.get('/', async (c, next) => {
    const isForwarded = ['Forwarded', 'X-Forwarded-For', 'Via'].some((name) => c.req.header(name));
    const sent = c.req.header('Authorization') ?? '';
    if (isForwarded || !isSame(sent, `Bearer ${token}`)) return next();
    const type = 'text/plain; version=0.0.4; charset=utf-8';
    const own = { ...headers.documents, 'Content-Type': type, 'Cache-Control': 'no-store' };
    return c.body(await metrics.text(), 200, own);
  });
}

/** Constant-time comparison. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
