/**
 * The first step of every root script: `node packages/launcher/bootstrap.mjs <command> …arguments`.
 * Runs on whatever Node the machine has (18 or newer), so it uses nothing but Node's own modules and old syntax.
 * It installs the packages when the lockfile changed, then runs the command under the pinned Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMANDS = {
  start: 'packages/launcher/src/start.ts',
  dev: 'packages/launcher/src/dev.ts',
  test: 'packages/launcher/src/test.ts',
  verify: 'packages/launcher/src/test.ts',
  build: 'packages/launcher/src/build.ts',
  'fix-lock': 'packages/launcher/src/fix-lock.ts',
  registry: 'packages/registry/src/cli.ts',
  bench: 'packages/bench/src/main.ts',
  db: 'packages/api/scripts/db.ts',
  jobs: 'packages/api/scripts/jobs.ts',
  'admin:create': 'packages/api/scripts/admin-create.ts',
  import: 'packages/api/scripts/import-listings.ts',
  codegen: 'packages/generators/scripts/codegen.ts',
  faults: 'packages/api/scripts/faults.ts',
  crawl: 'packages/testing/scripts/crawl.ts',
  screenshots: 'packages/testing/scripts/screenshots.ts',
};

const windows = process.platform === 'win32';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const inRoot = (...segments) => path.join(root, ...segments);
const lockfile = inRoot('package-lock.json');
const stamp = inRoot('node_modules', '.headstock-install');
const pinned = inRoot('node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** True when what npm says it installed is what the lockfile asks for, whoever ran npm. */
function installedByHand() {
  const wanted = JSON.parse(readText(lockfile)).packages;
  const present = JSON.parse(readText(inRoot('node_modules', '.package-lock.json')) || '{}').packages;
  if (!present || !existsSync(pinned)) return false;
  return Object.keys(wanted).every((key) => {
    const entry = wanted[key];
    if (!key.includes('node_modules/') || entry.optional) return true;
    return present[key] && present[key].version === entry.version;
  });
}

function npmCi() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const own = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  if (own && path.basename(own).startsWith('npm')) return spawnSync(process.execPath, [own, ...args], options);
  return spawnSync('npm', args, { ...options, shell: windows });
}

function install() {
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (readText(stamp) === hash) return;
  if (!installedByHand()) {
    const start = Date.now();
    process.stderr.write(
      'Installing the packages of package-lock.json (npm ci); the first time takes about a minute.\n',
    );
    const { status, error } = npmCi();
    if (status !== 0) {
      process.stderr.write(`npm ci failed${error ? `: ${error.message}` : '; its message stands above'}.\n`);
      process.exit(1);
    }
    process.stderr.write(`Installed in ${((Date.now() - start) / 1000).toFixed(1)} s.\n`);
  }
  writeFileSync(stamp, hash);
}

function nodeToUse() {
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  process.stderr.write(
    'The pinned Node is missing from node_modules (were install scripts off?). Run: npm rebuild node\n',
  );
  return process.exit(1);
}

function run(file, args) {
  const node = nodeToUse();
  const tools = [path.dirname(node), inRoot('node_modules', '.bin')].join(path.delimiter);
  // The launcher stays as long as the shop: what it is made of is compiled once, and it needs no large nursery for new objects.
  const compiled = inRoot('node_modules', '.cache', 'headstock', 'compiled');
  const flags = file === COMMANDS.start ? ['--max-semi-space-size=1'] : [];
  const env = {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    PATH: `${tools}${path.delimiter}${process.env.PATH || ''}`,
  };
  // The channel closes when this process ends, for whatever reason.
  const child = spawn(node, [...flags, inRoot(file), ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`Could not run ${node}: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
  if (process.env.npm_lifecycle_event) endWithParent(child);
}

/** npm killed with SIGKILL cannot pass that on; its disappearance shows as a new parent. */
function endWithParent(child) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 1000).unref();
}

const [command, ...rest] = process.argv.slice(2);
const known = Object.prototype.hasOwnProperty.call(COMMANDS, command || '') ? COMMANDS[command] : undefined;
// Hostile requests need the whole shop, the other faults its API alone.
const target = command === 'faults' && rest[0] === 'hostile' ? 'packages/testing/scripts/hostile.ts' : known;
if (!target) {
  process.stderr.write(`Usage: node packages/launcher/bootstrap.mjs ${Object.keys(COMMANDS).join(' | ')}\n`);
  process.exit(2);
}
install();
run(target, rest);
