import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openSqlite } from '../../db/sqlite';
import { startServer } from '../../e2e/server';
import { json, testMailServer, testProvider } from './testServers';

const perRound = 3;

/** Subscribes visitors on a server that is killed in each round while it sends confirmations. */
async function subscribeAndKill(
  rounds: number,
  variables: Record<string, string>,
  arrived: () => number,
) {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-kills-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'site.db');
  copyFileSync(inject('seededFile'), file);
  const environment = { MAIL_FROM: 'office@wattlepath.example', TRUST_PROXY: '1', ...variables };
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(file, environment);
    const before = arrived();
    for (let number = 0; number < perRound; number += 1) {
      const email = `visitor-${round}-${number}@example.com`;
      const response = await fetch(`${server.url}/api/newsletter`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${round}.1` },
        body: JSON.stringify({ email }),
      });
      if (response.status === 202) acknowledged.push(email);
    }
    // At a different point of sending in each round.
    await expect.poll(arrived, { interval: 5 }).toBeGreaterThan(before + (round % 3) - 1);
    await server.kill();
    expect(server.output()).not.toContain('@example.com');
  }
  const server = await startServer(file, environment);
  await expect.poll(arrived).toBeGreaterThanOrEqual(acknowledged.length);
  const db = openSqlite(file, { readonly: true });
  const unsent = () => db.prepare("SELECT count(*) FROM messages WHERE status <> 'sent'").pluck();
  await expect.poll(() => unsent().get()).toBe(0);
  db.close();
  expect(await server.stop()).toBe(0);
  expect(acknowledged).toHaveLength(rounds * perRound);
  return acknowledged.sort();
}

it('each message arrives over kills: once if the provider knows its key, by SMTP with one Message-ID', () =>
  sendOverKills(3));

it('so they do over twenty kills, and some were sent twice', { tags: ['slow'] }, async () => {
  const { calls, taken } = await sendOverKills(20);
  // Otherwise the kills would have come at the wrong moments.
  expect(calls).toBeGreaterThan(taken);
});

async function sendOverKills(rounds: number) {
  /** What the provider accepted, by key: each once, responding slowly. */
  const taken = new Map<string, string>();
  const provider = await testProvider((call, response) => {
    const { to } = call.body as { to: { email: string }[] };
    taken.set(String(call.headers['idempotency-key']), String(to[0]?.email));
    setTimeout(() => json(201, { messageId: '<x@relay>' })(call, response), 15);
  });
  const mailServer = await testMailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
  const delivered = () =>
    new Map(mailServer.delivered.map(({ messageId, to }) => [messageId, to[0]]));
  // Both servers mostly wait.
  const [byProvider, bySmtp] = await Promise.all([
    subscribeAndKill(rounds, { BREVO_URL: provider.url, BREVO_API_KEY: 'key' }, () => taken.size),
    subscribeAndKill(rounds, { SMTP_URL: mailServer.url }, () => delivered().size),
  ]);
  expect([...taken.values()].sort()).toEqual(byProvider);
  expect([...delivered().values()].sort()).toEqual(bySmtp);
  return { calls: provider.calls.length, taken: taken.size };
}
