import { execFileSync, spawnSync } from 'node:child_process';

/**
 * Tells whether nginx is available to test edges: installed, or Debian's package if this user may
 * install it. Reports what it installs; tests that need it say so if there is none.
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
