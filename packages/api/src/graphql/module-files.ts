import { globSync } from 'node:fs';
import path from 'node:path';

const SRC = path.resolve(import.meta.dirname, '..');

/** Absolute paths of the files of a name in all modules, the base types first, then by path. */
export function moduleFiles(name: string): string[] {
  return ['graphql/base', 'modules'].flatMap((folder) =>
    globSync(`${folder}/**/${name}`, { cwd: SRC })
      .toSorted()
      .map((file) => path.join(SRC, file)),
  );
}
