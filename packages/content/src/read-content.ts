import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kind } from './front-matter.ts';
import { checkPage, type EntryOf, parseEntry } from './parse-entry.ts';

export { ContentError, type EntryOf } from './parse-entry.ts';

/** Every text of the shop, by kind; both languages, sorted by file name. */
export type Content = { readonly [K in Kind]: readonly EntryOf<K>[] };

/** Where the shop's own texts lie. */
export const contentFolder = dirname(import.meta.dirname);

async function readKind<K extends Kind>(folder: string, kind: K): Promise<EntryOf<K>[]> {
  const names = (await readdir(join(folder, kind))).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(
    names.map(async (name) => parseEntry(kind, name, await readFile(join(folder, kind, name), 'utf8'))),
  );
}

/**
 * Reads the folder of each kind below `folder`. Throws a ContentError for the first
 * file that is not as `front-matter` says, naming the file and its wrong fields.
 */
export async function readContent(folder: string = contentFolder): Promise<Content> {
  const [pages, blog, faq, banner, menus, terms, newsletter] = await Promise.all([
    readKind(folder, 'pages'),
    readKind(folder, 'blog'),
    readKind(folder, 'faq'),
    readKind(folder, 'banner'),
    readKind(folder, 'menus'),
    readKind(folder, 'terms'),
    readKind(folder, 'newsletter'),
  ]);
  for (const page of pages) checkPage(page);
  return { pages, blog, faq, banner, menus, terms, newsletter };
}
