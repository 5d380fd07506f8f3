import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../package.json';
import { runCommand } from './command';
import { fileList, listOf, sha256 } from './update/fileList';

const usage = `Usage:
  npm run release    packs the committed files and the build into wattlepath-VERSION.tar.gz, with
                     its SHA-256 beside it, for npm run update -- ARCHIVE`;

await runCommand({ usage, args: [0, 0] }, () => {
  const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  if (git('status', '--porcelain', '--untracked-files=no') !== '') {
    throw new Error('Commit your changes first.');
  }
  const name = `wattlepath-${version}`;
  const archive = join(root, `${name}.tar.gz`);
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-release-'));
  try {
    const top = join(folder, name);
    git('checkout-index', '--all', `--prefix=${top}/`);
    execFileSync('cp', ['-rH', join(root, 'dist'), top]);
    const files = execFileSync('find', ['.', '-type', 'f', '-printf', '%P\\n'], {
      cwd: top,
      encoding: 'utf8',
    });
    writeFileSync(join(top, fileList), listOf(top, files.trim().split('\n').sort()));
    execFileSync('tar', ['-czf', archive, '--owner=0', '--group=0', '-C', folder, name]);
    writeFileSync(`${archive}.sha256`, `${sha256(archive)}  ${name}.tar.gz\n`);
    console.log(`Packed ${archive}, and its SHA-256 beside it.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
