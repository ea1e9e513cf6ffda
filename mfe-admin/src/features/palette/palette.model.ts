import { adminSections } from '#mfe-admin/routes/admin/admin-pages.ts';
import type { RecordKind } from '#mfe-admin/routes/admin/admin-section.ts';
import type { PaletteRecordsQuery } from './palette.generated.ts';

/** A record that was found. */
export type RecordHit = PaletteRecordsQuery['findRecords'][number];

/** What the palette offers: something with a name and an address. */
export interface PaletteEntry {
  readonly key: string;
  readonly group: 'actions' | 'pages' | RecordKind;
  readonly title: string;
  readonly detail?: string;
  readonly path: string;
}

/** Where a record opens: as the section says that shows its kind, else its page in the shop. */
export function pathOfRecord({ kind, id, shopPath }: RecordHit): string {
  const paths = adminSections.flatMap(({ records }) => records?.[kind]?.(id) ?? []);
  return paths[0] ?? shopPath ?? '/admin';
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The entries of which every word of a search begins a word of the title; all for an empty search. */
export function matching(entries: readonly PaletteEntry[], search: string): readonly PaletteEntry[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return entries.filter(({ title }) => {
    const own = fold(title).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
}
