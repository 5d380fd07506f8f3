import { describe, expect, it } from 'vitest';
import { EnvironmentError, parseEnvironment } from './environment';

describe('the environment', () => {
  it('has defaults for everything, an empty variable being none', () => {
    expect(parseEnvironment({ PORT: '', HOST: '' })).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATABASE_FILE: 'data/site.db',
      SITE_URL: 'http://localhost:3000',
      TRUST_PROXY: 0,
    });
    expect(parseEnvironment({ SITE_URL: 'https://example.com/' }).SITE_URL).toBe(
      'https://example.com',
    );
  });

  it('says in one line what is wrong with each bad variable', () => {
    const bad = { PORT: '70000', SITE_URL: 'example.com', ADMIN_PASSWORD: 'short' };
    expect(() => parseEnvironment(bad)).toThrow(EnvironmentError);
    expect(() => parseEnvironment(bad)).toThrow(/PORT: .*SITE_URL: .*ADMIN_PASSWORD: must have/);
  });
});
