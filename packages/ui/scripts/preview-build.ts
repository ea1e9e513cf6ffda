import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';

const swc = {
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2023',
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
  },
};
const compactStyles = fileURLToPath(new URL('../src/build/compact-styles-loader.ts', import.meta.url));

/** How webpack reads our sources. */
export const swcRule = { test: /\.tsx?$/, use: [swc, compactStyles] };

const shared: Configuration = {
  mode: 'production',
  context: fileURLToPath(new URL('..', import.meta.url)),
  devtool: false,
  performance: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [swcRule] },
};

/** Bundles the kitchen sink into a folder: `browser/main.js` with its chunks, `server/main.cjs`. */
export function buildPreview(folder: string): Promise<void> {
  const compiler = webpack([
    {
      ...shared,
      entry: { main: './scripts/preview-client.tsx' },
      output: { path: path.join(folder, 'browser'), filename: '[name].js', publicPath: '/' },
      target: ['web', 'es2023'],
      // Read by the techniques of @headstock/first-load.
      plugins: [new webpack.DefinePlugin({ 'process.env.FIRST_LOAD_OFF': '""' })],
    },
    {
      ...shared,
      entry: { main: './scripts/preview-render.tsx' },
      output: { path: path.join(folder, 'server'), filename: '[name].cjs', library: { type: 'commonjs2' } },
      target: 'node24',
      optimization: { minimize: false },
    },
  ]);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
        if (problem) reject(problem);
        else resolve();
      });
    });
  });
}
