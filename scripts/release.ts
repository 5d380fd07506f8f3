import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './command';
import { fileList, listOf, sha256 } from './update/fileList';
import { call } from './update/processes';
import { Installation, versionOf } from './update/releases';
import { refuseIncomplete } from './update/sources';

const usage = `Usage:
  npm run release    packs the committed files and the build into wattlepath-VERSION.tar.gz, with
                     its SHA-256 beside it, for npm run update -- ARCHIVE`;

await runCommand({ usage, args: [0, 0] }, async () => {
  // In an installation that was updated, the build isn't beside its sources.
  const { root, isCheckout } = Installation.of(fileURLToPath(new URL('..', import.meta.url)));
  if (!isCheckout) throw new Error(`${root} is no git checkout: only one can be packed.`);
  const git = (...args: string[]) => call('git', args, { cwd: root });
  if ((await git('status', '--porcelain', '--untracked-files=no')) !== '') {
    throw new Error('Commit your changes first.');
  }
  const version = versionOf(root);
  refuseUnreleased(root, version);
  const name = `wattlepath-${version}`;
  const archive = join(root, `${name}.tar.gz`);
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-release-'));
  try {
    const top = join(folder, name);
    await git('checkout-index', '--all', `--prefix=${top}/`);
    await call('cp', ['-rH', join(root, 'dist'), top]);
    const files = await call('find', ['.', '-type', 'f', '-printf', '%P\\n'], { cwd: top });
    writeFileSync(join(top, fileList), listOf(top, files.split('\n').sort()));
    const packed = join(folder, basename(archive));
    await call('tar', ['-czf', packed, '--owner=0', '--group=0', '-C', folder, name]);
    // What was packed counts, not what should have been.
    const unpacked = join(folder, 'unpacked');
    await call('mkdir', [unpacked]);
    await call('tar', ['-xzf', packed, '--strip-components=1', '-C', unpacked]);
    refuseIncomplete(unpacked, archive);
    await call('cp', [packed, `${archive}.new`]);
    renameSync(`${archive}.new`, archive);
    writeFileSync(`${archive}.sha256`, `${sha256(archive)}  ${name}.tar.gz\n`);
    console.log(`Packed ${archive}, and its SHA-256 beside it.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** @throws Error unless the changelog has the version with its day, and nothing unreleased. */
function refuseUnreleased(root: string, version: string): void {
  const file = join(root, 'CHANGELOG.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const isDated = headings.some((heading) => /^(\S+) \(.*\d{4}\)$/.exec(heading)?.[1] === version);
  if (isDated && !headings.some((heading) => /unreleased/i.test(heading))) return;
  throw new Error(
    `CHANGELOG.md has no day for ${version}: head its changes “## ${version} (day month year)”.`,
  );
}
