import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { call, followCalls } from './processes';

it('the next run ends what an interrupted one had started, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-calls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const file = join(folder, 'running.json');
  const stops = [await followCalls(file)];
  onTestFinished(() => {
    for (const stop of stops) stop();
  });
  // As npm and its children; the first to be asked is gone.
  const building = call('sh', ['-c', 'sleep 60 & wait']);
  const left = readFileSync(file, 'utf8');
  const ended = expect(building).rejects.toThrow('sh -c');
  stops.push(await followCalls(file));
  await ended;
  expect(log).toHaveBeenCalledOnce();
  expect(existsSync(file)).toBe(false);

  // Another process has got the id since.
  writeFileSync(file, JSON.stringify({ ...JSON.parse(left), pid: process.pid, at: '1' }));
  stops.push(await followCalls(file));
  expect(log).toHaveBeenCalledOnce();
});

it('a program that isn’t installed is named', async () => {
  await expect(call('no-such-program', [])).rejects.toThrow(
    'no-such-program isn’t installed on this machine.',
  );
});
