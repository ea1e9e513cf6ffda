import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

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

/** How webpack reads our sources. */
export const swcRule = {
  test: /\.tsx?$/,
  use: [swc, fileURLToPath(new URL('../src/build/compact-styles-loader.ts', import.meta.url))],
};

/** Bundles the kitchen sink for a browser into a folder: `main.js` and its chunks. */
export function buildPreview(folder: string): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    context: fileURLToPath(new URL('..', import.meta.url)),
    entry: { main: './scripts/preview-client.tsx' },
    output: { path: folder, filename: '[name].js', publicPath: '/' },
    target: ['web', 'es2023'],
    devtool: false,
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [swcRule] },
  });
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
