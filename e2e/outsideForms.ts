import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder, loadConfigFromFile, type Plugin } from 'vite';

/** Outside addresses of the company in `outsideFormsBuild`. */
export const outsideForms = {
  bookingPage: 'https://booking.wattlepath.example/consultation-30',
  bookingWidget: 'https://booking.wattlepath.example/widget/consultation-30',
  enquiryForm: 'https://forms.wattlepath.example/enquiry',
  consultationForm: 'https://forms.wattlepath.example/consultation',
};

const root = fileURLToPath(new URL('..', import.meta.url));
const built = join(root, 'dist/outside-forms');

/**
 * Builds site and server for a company that embeds other companies' forms.
 * @returns the folder, structured like `dist`.
 */
export async function outsideFormsBuild(): Promise<string> {
  const read = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'vite.config.ts'),
  );
  if (!read) throw new Error('There is no vite.config.ts.');
  const { plugins = [], environments = {}, ...config } = read.config;
  rmSync(built, { recursive: true, force: true });
  const outer = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const builder = await createBuilder({
    ...config,
    configFile: false,
    logLevel: 'error',
    // Size doesn't matter here.
    plugins: [namesForms(), ...plugins.flat().filter((plugin) => nameOf(plugin) !== 'precompress')],
    environments: {
      client: {
        ...environments.client,
        build: { ...environments.client?.build, outDir: join(built, 'site') },
      },
      ssr: {
        ...environments.ssr,
        build: { ...environments.ssr?.build, outDir: join(built, 'server') },
      },
    },
  });
  for (const name of ['client', 'ssr']) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment);
  }
  process.env.NODE_ENV = outer;
  cpSync(join(root, 'dist/admin'), join(built, 'admin'), { recursive: true });
  return built;
}

function nameOf(plugin: unknown): unknown {
  return Object(plugin).name;
}

/** Writes the addresses into the company file, as its owner would. */
function namesForms(): Plugin {
  const file = join(root, 'site/content/company.ts');
  return {
    name: 'names-outside-forms',
    enforce: 'pre',
    transform(code, id) {
      if (id !== file) return undefined;
      const named = code.replace('urls: {\n    messaging', () => {
        const lines = Object.entries(outsideForms).map(([name, url]) => `${name}: '${url}',`);
        return `urls: {\n${lines.join('\n')}\n    messaging`;
      });
      if (named === code) throw new Error('The company file has another form than this expects.');
      return { code: named, map: null };
    },
  };
}
