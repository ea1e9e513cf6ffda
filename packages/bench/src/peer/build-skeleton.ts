import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

/** Shopify's own starter; the version decides the versions of all that it stands on. */
export const SKELETON = { name: '@shopify/create-hydrogen', version: '5.0.39' };

const FOLDER = path.resolve(import.meta.dirname, '../../../../.headstock/bench/hydrogen', SKELETON.version);
/** Of its tools only what builds it: the others would take some 200 MB and minutes. */
const TOOLS = [
  '@react-router/dev',
  '@react-router/fs-routes',
  '@shopify/mini-oxygen',
  'graphql-config',
  'typescript',
  'vite',
];

/** A built skeleton. */
export type Skeleton = {
  /** The folder of the build, with `server` and `client`. */
  readonly build: string;
  /** The introspection of the API that it asks. */
  readonly schemaFile: string;
};

const manifestSchema = z.looseObject({ devDependencies: z.record(z.string(), z.string()) });

async function npmInstall(folder: string, ...packages: string[]): Promise<void> {
  const words = ['install', ...packages, '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  await run('npm', words, { cwd: folder, maxBuffer: 2 ** 26 });
}

/** Copies the starter out of the package that creates shops with it, without the tools that no build needs. */
async function unpack(app: string): Promise<void> {
  const creator = path.join(FOLDER, 'creator');
  mkdirSync(creator, { recursive: true });
  writeFileSync(path.join(creator, 'package.json'), '{"private":true}');
  await npmInstall(creator, `${SKELETON.name}@${SKELETON.version}`);
  cpSync(path.join(creator, 'node_modules', SKELETON.name, 'dist/assets/hydrogen/starter'), app, { recursive: true });
  const file = path.join(app, 'package.json');
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const devDependencies = Object.fromEntries(
    Object.entries(manifest.devDependencies).filter(([name]) => TOOLS.includes(name)),
  );
  writeFileSync(file, JSON.stringify({ ...manifest, devDependencies }));
  rmSync(creator, { recursive: true, force: true });
}

/**
 * Installs Shopify's Hydrogen skeleton from the npm registry and builds it, some two minutes and 400 MB, unless it was built
 * before; it is kept in `.headstock/bench/hydrogen`. Throws when the registry does not answer or the build fails.
 */
export async function buildSkeleton(say: (line: string) => void): Promise<Skeleton> {
  const app = path.join(FOLDER, 'app');
  const skeleton: Skeleton = {
    build: path.join(app, 'dist'),
    schemaFile: path.join(app, 'node_modules/@shopify/hydrogen/dist/storefront.schema.json'),
  };
  if (existsSync(path.join(skeleton.build, 'server/index.js'))) return skeleton;
  say(`Installing the Hydrogen skeleton of ${SKELETON.name} ${SKELETON.version}`);
  rmSync(FOLDER, { recursive: true, force: true });
  await unpack(app);
  await npmInstall(app);
  say('Building it');
  await run(process.execPath, [path.join(app, 'node_modules/@react-router/dev/bin.js'), 'build'], {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 2 ** 26,
  });
  return skeleton;
}
