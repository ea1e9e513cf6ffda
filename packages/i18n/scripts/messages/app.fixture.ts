import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that is gone at the end of its block. */
export interface TemporaryFolder extends Disposable {
  readonly path: string;
}

/** Writes the given files into a folder of their own: path → text, or anything else as JSON. */
export function writeFolder(files: Readonly<Record<string, unknown>>): TemporaryFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'headstock-messages-'));
  for (const [name, contents] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof contents === 'string' ? contents : JSON.stringify(contents, null, 2));
  }
  return { path: folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
