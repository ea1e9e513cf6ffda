import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteExposes, type RemoteName } from '@headstock/contracts/remotes';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { federationName } from '../shared-libraries.ts';
import { ChunkMapPlugin } from '@headstock/first-load/chunk-map-plugin';
import { fontFiles, renderStylesheet } from '@headstock/ui/stylesheet';
import { inlineFunction } from './inline-function.ts';
import { IconsPlugin } from './icons-plugin.ts';
import { remotePlugins } from './remote-plugins.ts';
import { sharedVersions } from './shared-versions.ts';

const require = createRequire(import.meta.url);

export const root = path.resolve(import.meta.dirname, '../../../..');
export type Side = 'browser' | 'server';

export interface BuildTarget {
  /** Folder of the app: `shell` or a remote's. */
  readonly app: 'shell' | RemoteName;
  readonly side: Side;
  /** Where the app's sources are, when not in the folder of its name. */
  readonly folder?: string;
  /** Where the files go, when not into `dist` of that folder. */
  readonly output?: string;
  /** What the remote exposes, when it is not what the contract says of it. */
  readonly exposes?: readonly string[];
  /** `development`: readable code with source maps, and the development builds of the libraries. Production unless given. */
  readonly mode?: 'production' | 'development';
}

const isDevelopment = ({ mode }: BuildTarget): boolean => mode === 'development';

const folderOf = ({ app, folder }: BuildTarget): string => folder ?? path.join(root, app);

/** The two fonts under names that change with their contents, and the stylesheet of every page that names them. */
function staticStyles(): {
  readonly fonts: ReadonlyMap<string, Buffer>;
  readonly urls: string[];
  readonly stylesheet: string;
} {
  const fonts = new Map<string, Buffer>();
  const urls: string[] = [];
  const byName = new Map<string, string>();
  for (const { name, path: file } of fontFiles) {
    const bytes = readFileSync(file);
    const emitted = name.replace(/\.woff2$/, `.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`);
    fonts.set(emitted, bytes);
    urls.push(`/assets/${emitted}`);
    byName.set(name, `/assets/${emitted}`);
  }
  return { fonts, urls, stylesheet: renderStylesheet((name) => byName.get(name) ?? name) };
}

class FontsPlugin implements WebpackPluginInstance {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('Fonts', (compilation) => {
      compilation.hooks.processAssets.tap('Fonts', () => {
        for (const [name, bytes] of staticStyles().fonts)
          compilation.emitAsset(name, new webpack.sources.RawSource(bytes));
      });
    });
  }
}

function shellPlugin(side: Side): WebpackPluginInstance {
  const { urls, stylesheet } = staticStyles();
  const favicon = readFileSync(brand('favicon.svg'), 'utf8');
  return new webpack.DefinePlugin({
    ...(side === 'server'
      ? {
          __STYLESHEET__: JSON.stringify(stylesheet),
          __FONTS__: JSON.stringify(urls),
          __FAVICON__: JSON.stringify(favicon),
          __INLINE_SCRIPTS__: JSON.stringify({
            deferScripts: inlineFunction(require.resolve('@headstock/first-load/defer-scripts')),
            notePrintAddress: inlineFunction(path.join(root, 'shell/app/browser/print-address.ts')),
            replayInput: inlineFunction(require.resolve('@headstock/first-load/replay-input')),
          }),
        }
      : {}),
    __SHARED_VERSIONS__: JSON.stringify(sharedVersions(root)),
  });
}

/** The browser's code holds the value of the build; the server's reads the variable when it runs. */
const switchesPlugin = (): WebpackPluginInstance =>
  new webpack.DefinePlugin({ 'process.env.FIRST_LOAD_OFF': JSON.stringify(process.env['FIRST_LOAD_OFF'] ?? '') });

/** What a page loads it also runs: browsers compile all of it at once, beside the page, and not function by function in its way. */
function compileHintPlugin(): WebpackPluginInstance {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // Not for the minimizer, which would take it away.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });
}

/** Stores each file of text as `.br` and `.gz`, too: no visitor waits for the thorough compression. Of remotes the registry does it. */
function compressionPlugins(): WebpackPluginInstance[] {
  const test = /\.(?:css|js|svg)$/;
  return [
    new CompressionPlugin({ test, algorithm: 'brotliCompress', filename: '[path][base].br' }),
    new CompressionPlugin({ test, algorithm: 'gzip', filename: '[path][base].gz' }),
  ];
}

function pluginsOf({ app, side, exposes }: BuildTarget): WebpackPluginInstance[] {
  if (app === 'shell') return [shellPlugin(side)];
  const versions = sharedVersions(root);
  return remotePlugins({ app, server: side === 'server', exposes: exposes ?? remoteExposes[app], versions });
}

function outputOf(target: BuildTarget): NonNullable<Configuration['output']> {
  const { app, side } = target;
  const server = side === 'server';
  const shell = app === 'shell';
  return {
    path: target.output ?? path.join(folderOf(target), 'dist', side),
    clean: true,
    uniqueName: server ? `${federationName(app)}_server` : federationName(app),
    publicPath: shell && !server ? '/assets/' : server ? '' : 'auto',
    filename: shell ? (server ? '[name].cjs' : '[name].[contenthash:8].js') : '[name].js',
    // A remote's files need no hash in their names: all of a build stand in a folder of its own, whose name is made of their bytes.
    chunkFilename: shell ? `[name].[contenthash:8].${server ? 'cjs' : 'js'}` : '[name].js',
    hashFunction: 'xxhash64',
    ...(shell && server ? { library: { type: 'commonjs2' } } : {}),
  };
}

/** Files of messages, by their whole name: the repository itself may lie in a folder called `messages`. */
export const messageFile = /[/\\]messages[/\\](?:[^/\\]+\.)?(?:en|fr)\.json$/;

function rulesOf({ side }: BuildTarget): NonNullable<Configuration['module']> {
  const swc = {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2023',
        transform: { react: { runtime: 'automatic' } },
      },
    },
  };
  const scriptless = side === 'browser' ? [{ loader: require.resolve('./scriptless-loader.ts') }] : [];
  return {
    rules: [
      {
        test: /\.tsx?$/,
        use: [swc, { loader: require.resolve('@headstock/ui/compact-styles-loader') }, ...scriptless],
      },
      {
        test: messageFile,
        type: 'javascript/auto',
        use: [{ loader: require.resolve('./messages-loader.ts') }],
      },
      { test: /\.graphql$/, type: 'asset/source' },
      { test: /\.css$/, type: 'asset/source' },
    ],
  };
}

/** What pages of a remote share goes into a chunk of its own from so many bytes on; less costs more apart than it saves. */
const LEAST_SHARED = 24_000;

/** The sheet of all parts, which no visitor opens, and the forms of those whose browsers load no scripts at all. */
const aside: ReadonlySet<string> = new Set(['page-kitchen-sink', 'page-plain', 'page-plain-checkout']);

/** What a page shares with those alone stays with the page: one request less. */
const isForVisitors = (chunk: webpack.Chunk): boolean => !chunk.canBeInitial() && !aside.has(chunk.name ?? '');

function optimizationOf(target: BuildTarget): NonNullable<Configuration['optimization']> {
  const { app, side } = target;
  const browser = side === 'browser';
  const vendor = { test: /[/\\]node_modules[/\\]/, name: 'vendor', chunks: 'initial' as const, enforce: true };
  return {
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    minimize: browser && !isDevelopment(target),
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        extractComments: false,
        terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 }, mangle: true },
      }),
    ],
    ...(app === 'shell' && browser ? { splitChunks: { cacheGroups: { vendor } } } : {}),
    ...(app === 'shell' ? {} : { splitChunks: { chunks: isForVisitors, minSize: LEAST_SHARED } }),
  };
}

function cacheOf({ app, side, mode = 'production' }: BuildTarget): NonNullable<Configuration['cache']> {
  return {
    type: 'filesystem',
    cacheDirectory: path.join(root, '.cache/webpack'),
    name: [app, side, mode, process.env['FIRST_LOAD_OFF']].filter(Boolean).join('-').replaceAll(',', '-'),
    buildDependencies: {
      config: [
        import.meta.filename,
        ...[
          './remote-plugins.ts',
          './container-runtime-plugin.ts',
          './documents-plugin.ts',
          '../shared-libraries.ts',
        ].map((file) => path.join(import.meta.dirname, file)),
        path.join(root, 'node_modules/@module-federation/enhanced/package.json'),
      ],
    },
  };
}

const routerFolder = `${path.dirname(require.resolve('react-router'))}/lib`;

const browserAliases = {
  // Messages are compiled at build time.
  '@formatjs/icu-messageformat-parser$': require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
  // The data router's core once more, for the chunk that has it to itself: of the first copy only a few constants are left.
  'react-router/core$': `${routerFolder}/router/router.js?core`,
  [`${routerFolder}/dom/ssr/components.js$`]: require.resolve('@headstock/first-load/no-framework'),
  '@emotion/is-prop-valid$': require.resolve('@headstock/ui/any-prop'),
  // For Emotion's `withTheme` alone, which no facade hands over.
  'hoist-non-react-statics$': false as const,
};

/** One of the brand's vector originals. */
const brand = (name: string): string => path.join(root, 'packages/ui/assets', name);

/** The webpack configuration of one side of one app. */
export function createConfiguration(target: BuildTarget): Configuration {
  const { app, side } = target;
  const server = side === 'server';
  const shell = app === 'shell';
  return {
    name: `${app}:${side}`,
    mode: target.mode ?? 'production',
    context: folderOf(target),
    devtool: isDevelopment(target) ? 'cheap-module-source-map' : server ? 'source-map' : false,
    target: server ? 'node24' : ['web', 'es2023'],
    entry: shell ? { main: server ? './server/main.ts' : './app/client.tsx' } : {},
    output: outputOf(target),
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: server ? {} : browserAliases,
    },
    module: rulesOf(target),
    optimization: optimizationOf(target),
    externalsPresets: { node: server },
    cache: target.folder ? false : cacheOf(target),
    plugins: [
      ...pluginsOf(target),
      ...(server ? [] : [switchesPlugin(), new ChunkMapPlugin()]),
      ...(server || isDevelopment(target) ? [] : [compileHintPlugin()]),
      ...(shell && !server && !isDevelopment(target) ? compressionPlugins() : []),
      ...(shell && !server ? [new FontsPlugin(), new IconsPlugin(brand('favicon.svg'), brand('logo.svg'))] : []),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
