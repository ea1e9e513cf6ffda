/**
 * `npm run fix-lock` — run after every `npm install`.
 * Adds the platform packages that the registry in use does not serve to package-lock.json, so that `npm ci` accepts it
 * on Linux, macOS and Windows. With `--check` it changes nothing and exits 1 when some are missing.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { completeLockfile } from './lockfile/complete-lockfile.ts';
import { inWorkspace } from './workspace.ts';

const file = inWorkspace('package-lock.json');
const { text, added, unknown } = completeLockfile(readFileSync(file, 'utf8'));
const check = process.argv.includes('--check');

for (const name of unknown) console.error(`Cannot tell from its name which platform ${name} is for; it was left out.`);
if (added.length === 0) {
  console.log('package-lock.json holds every platform.');
} else if (check) {
  console.error(`package-lock.json lacks ${added.length} platform packages. Run: npm run fix-lock`);
  process.exitCode = 1;
} else {
  writeFileSync(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
  console.log(`package-lock.json gained ${added.length} platform packages.`);
}
