import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';

it.each(['Pacific/Auckland', 'America/Los_Angeles', 'UTC'])(
  'a calendar date is its day where a clock is in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    // Formats are made once, as their files are read.
    vi.resetModules();
    const { PostDate } = await import('./PostDate');
    expect(renderToStaticMarkup(<PostDate date="2026-03-31" />)).toContain('>March 31, 2026<');
  },
);
