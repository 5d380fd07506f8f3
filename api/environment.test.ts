import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, goneSettings, parseEnvironment, settingNames } from './environment';

describe('the environment', () => {
  it('has defaults for everything, an empty variable being none', () => {
    expect(parseEnvironment({ PORT: ' ', HOST: '' })).toMatchObject({
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
    const bad = {
      PORT: 'eighty',
      EDGE_SECONDS: '1.5',
      TRUST_PROXY: '-1',
      SITE_URL: 'example.com',
      ADMIN_PASSWORD: 'short',
    };
    expect(() => parseEnvironment(bad)).toThrow(EnvironmentError);
    expect(() => parseEnvironment(bad)).toThrow(/SITE_URL: .*ADMIN_PASSWORD: must have/);
    expect(() => parseEnvironment(bad)).toThrow(/PORT: must be a whole number from 0 to 65535;/);
    expect(() => parseEnvironment(bad)).toThrow(/EDGE_SECONDS: must be a whole .* to 3600/);
    expect(() => parseEnvironment(bad)).toThrow(/TRUST_PROXY: must be a whole .* 0 to 10$/);
    expect(() => parseEnvironment({ PORT: '70000' })).toThrow(/PORT: must be a whole number/);
  });

  it.each(['/path', '?a=b', '#part', '/?', '/a/'])('refuses SITE_URL with %s', (more) => {
    const bad = { SITE_URL: `https://example.com${more}` };
    expect(() => parseEnvironment(bad)).toThrow(/SITE_URL: must be a scheme and a host alone/);
  });

  it('takes SITE_URL with a port', () => {
    const SITE_URL = 'https://example.com:8443';
    expect(parseEnvironment({ SITE_URL }).SITE_URL).toBe(SITE_URL);
  });

  it('refuses SFTP, which stops without a word, and names what to use instead', () => {
    const replica = (LITESTREAM_URL: string) => () => parseEnvironment({ LITESTREAM_URL });
    expect(replica('s3://bucket/site')).not.toThrow();
    expect(replica('sftp://ada:secret@host:22/site')).toThrow(
      /^Bad environment\. LITESTREAM_URL: sftp:.*Use s3:\/\/…, or file:\/\/… on a mounted disk/,
    );
    expect(replica('sftp://ada:secret@host:22/site')).not.toThrow(/secret/);
  });

  it('takes a sender with a name or without, and several addresses of the office', () => {
    const from = (MAIL_FROM: string) => parseEnvironment({ MAIL_FROM }).MAIL_FROM;
    expect(from('"Wattle Path" <a@b.co>')).toEqual({ name: 'Wattle Path', email: 'a@b.co' });
    expect(from('a@b.co')).toEqual({ name: '', email: 'a@b.co' });
    expect(parseEnvironment({ MAIL_TO: 'a@b.co, c@d.co' }).MAIL_TO).toEqual(['a@b.co', 'c@d.co']);
  });

  it('is what README lists, and names what is no setting any more', () => {
    const table = readFileSync('README.md', 'utf8').match(/^\| `[A-Z].*$/gm) ?? [];
    const named = table.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);
    expect(named.sort()).toEqual([...settingNames].sort());
    expect(goneSettings({ BACKUP_KEEP: '3,2', BACKUP_URL: '/b' })).toEqual([
      expect.stringMatching(/^BACKUP_KEEP is no setting any more: /),
    ]);
    expect(goneSettings({ BACKUP_KEEP: ' ' })).toEqual([]);
  });

  it('says what is wrong with the settings of mail', () => {
    const bad = { MAIL_FROM: 'office', MAIL_TO: 'a@b.co;c@d.co', SMTP_URL: 'mail.example:587' };
    const said =
      /SMTP_URL: must be smtp:.*MAIL_FROM: must be an e-mail address.*MAIL_TO: must be e-mail/;
    expect(() => parseEnvironment(bad)).toThrow(said);
  });
});
