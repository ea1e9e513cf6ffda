import { existsSync, globSync, mkdirSync, openAsBlob, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenDatabase } from '#api/platform/db/opened-database.ts';
import { openPGlite } from '#api/platform/db/pglite.ts';
import { buildTemplate, type Template, templateKey } from './template.ts';

/** Dumps of templates, kept between runs. */
const CACHE = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/headstock/test-databases');

async function buildDump(file: string, template: Template | undefined): Promise<Blob> {
  const { db, dump, close } = await openPGlite();
  await buildTemplate(db, template);
  const blob = await dump();
  await close();
  mkdirSync(CACHE, { recursive: true });
  // Another process may write the same file: whichever renames last replaces it by its equal.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, await blob.bytes());
  const former = globSync(`${path.basename(file).replace(/_[^_]*$/, '')}_*.tar`, { cwd: CACHE });
  for (const name of former) rmSync(path.join(CACHE, name), { force: true });
  renameSync(draft, file);
  return blob;
}

/** Opens a copy of the template in memory. */
export async function openPGliteCopy(template: Template | undefined): Promise<OpenDatabase> {
  const file = path.join(CACHE, `${templateKey(template)}.tar`);
  const dump = existsSync(file) ? await openAsBlob(file) : await buildDump(file, template);
  return openPGlite(undefined, dump);
}
