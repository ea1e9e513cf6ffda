import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kinds } from '../src/front-matter.ts';
import { contentFolder } from '../src/read-content.ts';
import { typesetFrench } from '../src/typeset-french.ts';

/** Sets the French of every text as French is set. Files that are set already stay untouched. */
for (const kind of kinds) {
  const folder = join(contentFolder, kind);
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.fr.md'))) {
    const file = join(folder, name);
    const source = await readFile(file, 'utf8');
    const set = typesetFrench(source);
    if (set !== source) {
      await writeFile(file, set);
      console.info(`${kind}/${name}`);
    }
  }
}
