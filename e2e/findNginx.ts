import { execFileSync, spawnSync } from 'node:child_process';

/**
 * Whether there is an nginx to test edges with: an installed one, else Debian's package where this
 * user may install it. Says what it installs; the tests that need it say where there is none.
 */
export function hasNginx(): boolean {
  if (isInstalled()) return true;
  if (process.getuid?.() !== 0) return false;
  console.log('No nginx found: installing one for the tests of edges.');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'nginx-light'], { stdio: 'inherit' });
  } catch {
    console.log("Could not install Debian's nginx-light package.");
  }
  return isInstalled();
}

function isInstalled(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}
