import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { swcRule } from './preview-build.ts';

// node packages/ui/scripts/measure.ts [module…]   bytes of each module alone, and of the first load's set together

const folder = fileURLToPath(new URL('..', import.meta.url));
const manifest: { exports: Record<string, string> } = JSON.parse(
  readFileSync(path.join(folder, 'package.json'), 'utf8'),
);

/** What a listing needs before anything is touched. */
const firstLoad = `
  instrument-card card-grid heart-button checkbox neck facet-group chip pagination breadcrumbs button
  icon-button badge logo select text-input field format-money theme emotion-cache
`
  .trim()
  .split(/\s+/);

const components = Object.entries(manifest.exports)
  .filter(([name, file]) => /^\.\/[\w-]+$/.test(name) && file.endsWith('.tsx') && name !== './kitchen-sink')
  .map(([name]) => name.slice(2));

/** Bytes of the given modules in one minified bundle; what the shell shares with everyone (React, router, Emotion) is left out. */
function measure(names: readonly string[]): Promise<{ raw: number; brotli: number }> {
  const out = mkdtempSync(path.join(tmpdir(), 'headstock-measure-'));
  const entry = path.join(out, 'entry.js');
  const specifiers = names.map((name) => manifest.exports[`./${name}`] ?? name);
  writeFileSync(
    entry,
    specifiers.map((file, at) => `export * as m${at} from '${path.join(folder, file)}';`).join('\n'),
  );
  const compiler = webpack({
    mode: 'production',
    entry,
    output: { path: path.join(out, 'dist'), filename: 'main.js', library: { type: 'module' } },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: [/^react($|\/)/, /^react-dom/, /^react-router/, /^@emotion\//],
    target: ['web', 'es2023'],
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [swcRule] },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) return reject(error ?? new Error(stats?.toString('errors-only')));
      const code = Buffer.concat(
        readdirSync(path.join(out, 'dist')).map((file) => readFileSync(path.join(out, 'dist', file))),
      );
      rmSync(out, { recursive: true });
      return resolve({ raw: code.length, brotli: brotliCompressSync(code).length });
    });
  });
}

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : components) {
  const { raw, brotli } = await measure([name]);
  console.log(`${name.padEnd(24)} ${String(raw).padStart(7)} ${String(brotli).padStart(6)} br`);
}
if (asked.length === 0) {
  const { raw, brotli } = await measure(firstLoad);
  console.log(`${'first load, together'.padEnd(24)} ${String(raw).padStart(7)} ${String(brotli).padStart(6)} br`);
}
