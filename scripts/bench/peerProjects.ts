import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Versions are exact, so that a release can't change the comparison; each runs on Node 20. */
const astro = {
  'package.json': JSON.stringify({
    private: true,
    type: 'module',
    dependencies: { astro: '5.18.2', '@astrojs/node': '9.5.5' },
  }),
  'astro.config.mjs': `import node from '@astrojs/node';
    export default { output: 'server', adapter: node({ mode: 'standalone' }) };`,
  'src/pages/index.astro': `---
import all from '../../../rows.json';
const load = async () => all;
const rows = await load();
---
<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>Rows</title></head><body><table><tbody>
{rows.map(({ id, name }) => <tr><td>{id}</td><td>{name}</td></tr>)}
</tbody></table></body></html>`,
};

const reactRouter = {
  'package.json': JSON.stringify({
    private: true,
    type: 'module',
    dependencies: {
      'react-router': '7.18.4',
      '@react-router/node': '7.18.4',
      '@react-router/serve': '7.18.4',
      '@react-router/dev': '7.18.4',
      react: '19.2.0',
      'react-dom': '19.2.0',
      vite: '7.2.0',
      isbot: '5.1.31',
    },
  }),
  'vite.config.js': `import { reactRouter } from '@react-router/dev/vite';
    export default { plugins: [reactRouter()] };`,
  'app/routes.ts': `import { index } from '@react-router/dev/routes';
    export default [index('home.jsx')];`,
  'app/root.jsx': `import { Outlet, Scripts } from 'react-router';
    export default function Root() {
      return <html lang="en"><head><meta charSet="utf-8" /><title>Rows</title></head>
        <body><Outlet /><Scripts /></body></html>;
    }`,
  'app/home.jsx': `import all from '../../rows.json';
    export const loader = async () => all;
    export default function Home({ loaderData }) {
      return <table><tbody>{loaderData.map(({ id, name }) =>
        <tr key={id}><td>{id}</td><td>{name}</td></tr>)}</tbody></table>;
    }`,
};

/** Reads rows and joins strings, as quick as HTML is made. */
const plain = `const all = require('./rows.json');
const load = async () => all;
require('node:http').createServer(async (_, response) => {
  let body = '<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Rows</title></head>'
    + '<body><table><tbody>';
  for (const { id, name } of await load()) body += '<tr><td>' + id + '</td><td>' + name + '</td></tr>';
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(body + '</tbody></table></body></html>');
}).listen(process.env.PORT, '127.0.0.1');`;

/**
 * Writes, installs and builds one page that lists `rows` with each framework in `folder`.
 * @returns each one's script and its parameters. @throws if npm or a build fails.
 */
export function buildPeers(folder: string, rows: object[]): Record<string, [string, ...string[]]> {
  writeFileSync(`${folder}/rows.json`, JSON.stringify(rows));
  writeFileSync(`${folder}/plain.cjs`, plain);
  build(`${folder}/astro`, astro, 'astro');
  build(`${folder}/react-router`, reactRouter, 'react-router');
  const { dist, serve } = {
    dist: `${folder}/astro/dist/server/entry.mjs`,
    serve: `${folder}/react-router/node_modules/@react-router/serve/bin.js`,
  };
  return {
    'plain HTML': [`${folder}/plain.cjs`],
    Astro: [dist],
    'React Router': [serve, `${folder}/react-router/build/server/index.js`],
  };
}

function build(folder: string, files: Record<string, string>, command: string): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${name}`), { recursive: true });
    writeFileSync(`${folder}/${name}`, text);
  }
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  const options = { cwd: folder, env, stdio: 'ignore' } as const;
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], options);
  execFileSync('npx', [command, 'build'], options);
}
