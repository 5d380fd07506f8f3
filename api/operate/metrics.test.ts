import { expect, it } from 'vitest';
import { createApp } from '../app';
import { testApp } from '../testApp';
import { Metrics } from './metrics';

const token = 'a-token-of-the-monitor';

function measuredApp(variables: Record<string, string> = {}) {
  const kit = testApp({
    MAIL_FROM: 'office@example.com',
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...variables,
  });
  const { db, environment } = kit;
  const jobs = { lastSuccesses: () => new Map([['mail', 1_700_000_000_000]]) };
  const app = createApp({
    db,
    environment,
    client: kit.client,
    content: kit,
    wakeSender() {},
    wakePublisher() {},
    metrics: environment.METRICS_TOKEN ? new Metrics(db, environment, jobs) : undefined,
  });
  const ask = (headers = {}) => app.request('/metrics', { headers });
  return { ...kit, app, ask };
}

it('counts requests by route, and says how old the outbox, the backup and the jobs are', async () => {
  const { app, ask } = measuredApp({ METRICS_TOKEN: token });
  await app.request('/api/blogs');
  await app.request('/api/blogs/none');
  await app.request('/about');
  const response = await ask({ Authorization: `Bearer ${token}` });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = await response.text();
  const lines = text.split('\n');
  expect(lines).toContain(
    'wattlepath_requests_total{method="GET",route="/api/blogs",status="200"} 1',
  );
  expect(lines).toContain(
    'wattlepath_requests_total{method="GET",route="/api/blogs/:id",status="404"} 1',
  );
  expect(lines).toContain('wattlepath_outbox_age_seconds 0');
  expect(lines).toContain('wattlepath_backup_age_seconds Nan');
  expect(lines).toContain('wattlepath_job_last_success_timestamp_seconds{job="mail"} 1700000000');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

it('shows nothing without the token, without a setting, or to a proxy', async () => {
  const { ask } = measuredApp({ METRICS_TOKEN: token });
  const Authorization = `Bearer ${token}`;
  for (const headers of [
    {},
    { Authorization: 'Bearer another-token-there' },
    { Authorization, 'X-Forwarded-For': '192.0.2.1' },
    { Authorization, Via: '1.1 edge' },
  ]) {
    const response = await ask(headers);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('wattlepath_');
  }
  expect((await measuredApp().ask({ Authorization })).status).toBe(404);
});
