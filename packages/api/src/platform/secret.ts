import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secrets of a process: those of `HEADSTOCK_SECRET`, or the one of the data folder. The first signs, all verify. */
export function secretsOf(configured: readonly string[], dataFolder: string): readonly [string, ...string[]] {
  const [first, ...former] = configured;
  return first === undefined ? [readOrMakeSecret(dataFolder)] : [first, ...former];
}

/** The secret of a shop without HEADSTOCK_SECRET: made once and kept in the data folder, readable by its owner only. */
export function readOrMakeSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret');
  mkdirSync(dataFolder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
