import { cpSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';
import { assetFileNames, recolourBrand } from './scripts/brand/plugin.ts';
import { ensureDriver } from './scripts/driver.js';
import { brand } from './shared/brand.ts';

const root = import.meta.dirname;
const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);
// Where scripts/build.js takes it from, once all of it is there.
const fresh = resolve(root, `dist.new/${process.pid}`);
// Browsers that know `mask` without a prefix: with it a drawing stands twice in a page's styles.
const cssTarget = ['chrome120', 'edge120', 'firefox121', 'safari16.4'];
// Who starts the site for the first time reads the build's lines.
const checks = { pluginTimings: false };
const documents = { site: 'site/index.html', admin: 'admin/index.html' };

// Development and tests begin here.
ensureDriver();

export default defineConfig(({ command }) => ({
  root,
  appType: 'custom',
  publicDir: 'site/public',
  plugins: [
    recolourBrand(root),
    react(),
    nameBrand(),
    shakeRouter(),
    precompress(),
    listPackages(),
    serverFiles(),
    devServer(),
  ],
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  server: { port: Number(process.env.PORT || 3000), strictPort: true },
  builder: {},
  environments: {
    client: browserBuild('site'),
    // Built apart from the site, so that a visitor's files hold nothing that only the admin uses.
    ...(command === 'build' && {
      admin: { consumer: 'client' as const, ...browserBuild('admin') },
    }),
    ssr: {
      // All but native code and the benchmark's browser goes into the bundle: it starts in half the
      // time that packages take.
      resolve:
        command === 'build' ? { noExternal: true, external: ['sharp', 'playwright-core'] } : {},
      build: {
        outDir: `${fresh}/server`,
        target: 'node20',
        // As in the browser's files: a page must say the same of its pictures and sheets in both.
        assetsInlineLimit: 0,
        cssTarget,
        copyPublicDir: false,
        rolldownOptions: {
          checks,
          input: {
            server: resolve(root, 'api/server.ts'),
            admin: resolve(root, 'scripts/admin.ts'),
            backup: resolve(root, 'scripts/backup.ts'),
            brand: resolve(root, 'scripts/brand.ts'),
            bench: resolve(root, 'scripts/bench.ts'),
            doctor: resolve(root, 'scripts/doctor.ts'),
            export: resolve(root, 'scripts/export.ts'),
            import: resolve(root, 'scripts/import.ts'),
            promote: resolve(root, 'scripts/promote.ts'),
            restore: resolve(root, 'scripts/restore.ts'),
            update: resolve(root, 'scripts/update.ts'),
          },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunk-[name]-[hash].js',
            assetFileNames,
            // V8 keeps the source, and takes two bytes a character where any is beyond Latin-1.
            comments: false,
            minify: {
              compress: false,
              mangle: false,
              codegen: { asciiOnly: true, removeWhitespace: false },
            },
          },
        },
      },
    },
  },
}));

function browserBuild(name: keyof typeof documents) {
  return {
    build: {
      outDir: `${fresh}/${name}`,
      manifest: true,
      // Their names in the first file are more than what is gained where a link is followed.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      cssTarget,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1500,
      copyPublicDir: name === 'site',
      rolldownOptions: {
        checks,
        input: resolve(root, documents[name]),
        // Code of every page, in two files: they compress better than their pieces do.
        output: {
          assetFileNames,
          codeSplitting: {
            groups: [
              { name: 'packages', tags: ['$initial' as const], test: /node_modules/ },
              { name, tags: ['$initial' as const], test: /(?<!client|main)\.(tsx?|css)$/ },
            ],
          },
        },
      },
    },
  };
}

/**
 * Lets the router be built without the components that no page uses: the package says neither that
 * making one does nothing else nor that their names are for React's developer tools alone, and it
 * gives every bundler its development files, which warn in the console.
 */
function shakeRouter(): Plugin {
  let hasShaken = false;
  return {
    name: 'shake-router',
    apply: 'build',
    buildEnd(error) {
      if (!error && !hasShaken)
        this.error('react-router has nothing left to shake: see shakeRouter');
    },
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.+\.mjs$/ },
      handler(code) {
        const shaken = code
          .replace(/^\w+\.displayName = ".+";$/gm, '')
          .replace(/(?<= = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ')
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false');
        hasShaken ||= shaken !== code;
        return { code: shaken, map: null };
      },
    },
  };
}

/** Puts the brand's name and colour where the documents name them. */
function nameBrand(): Plugin {
  return {
    name: 'name-brand',
    transformIndexHtml: (html) => {
      const words = { shortName: brand.shortName, ...brand.colours };
      return Object.entries(words).reduce(
        (text, [name, value]) => text.replaceAll(`%brand.${name}%`, value),
        html,
      );
    },
  };
}

/** Writes the brotli and gzip forms of every text asset, so that serving one compresses nothing. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        await Promise.all(
          Object.values(bundle).map(async (output) => {
            const source = output.type === 'chunk' ? output.code : output.source;
            if (!/\.(js|css|svg|webmanifest)$/.test(output.fileName)) return;
            const bytes = Buffer.from(source);
            const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
            const [br, gz] = await Promise.all([
              brotli(bytes, { params }),
              gzip(bytes, { level: 9 }),
            ]);
            for (const [ending, form] of Object.entries({ br, gz })) {
              const fileName = `${output.fileName}.${ending}`;
              this.emitFile({ type: 'asset', fileName, source: form });
            }
          }),
        );
      },
    },
  };
}

/** Writes `packages.json`: the packages in each file, which site/firstLoad.built.test.ts reads. */
function listPackages(): Plugin {
  return {
    name: 'list-packages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    generateBundle(_options, bundle) {
      const packages = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? [[output.fileName, packagesOf(output.moduleIds)]] : [],
      );
      const source = JSON.stringify(Object.fromEntries(packages), null, 2);
      this.emitFile({ type: 'asset', fileName: 'packages.json', source });
    },
  };
}

function packagesOf(moduleIds: readonly string[]): string[] {
  const names = moduleIds.flatMap(
    (id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}

/** Puts beside the server's bundle the files that it reads by path. */
function serverFiles(): Plugin {
  return {
    name: 'server-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    writeBundle() {
      const { outDir } = this.environment.config.build;
      const read = [
        'db/migrations',
        'db/seed/covers',
        'api/media/imageDecoder.js',
        'api/bookings/calendarReader.js',
        'api/accounts/passwordWorker.js',
      ];
      for (const path of read) {
        cpSync(resolve(root, path), `${outDir}/${basename(path)}`, { recursive: true });
      }
    },
  };
}

/** In development, answers what Vite itself doesn't through the app, reloaded after each change. */
function devServer(): Plugin {
  type Development = typeof import('./api/development');
  type App = Awaited<ReturnType<Development['developmentApp']>>;
  let running: { module: Development; app: Promise<App> } | undefined;

  async function currentApp(vite: ViteDevServer): Promise<App> {
    const module = (await vite.ssrLoadModule('/api/development.ts')) as Development;
    if (running?.module !== module) {
      const previous = running?.app;
      const app = module.developmentApp((name, url) =>
        vite.transformIndexHtml(url, readFileSync(resolve(root, documents[name]), 'utf8')),
      );
      running = { module, app };
      await (await previous)?.close();
    }
    return running.app;
  }

  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer(vite) {
      if (process.env.VITEST) return;
      vite.printUrls = () => {
        const [url = ''] = vite.resolvedUrls?.local ?? [];
        console.log(`Site:  ${url}\nAdmin: ${url}admin`);
      };
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          try {
            const { app } = await currentApp(vite);
            await getRequestListener(app.fetch)(request, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
