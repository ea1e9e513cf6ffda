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

/** Where a record opens: as the section says that shows its kind, else the nearest page that finds it. */
export function pathOfRecord({ kind, id, title, detail, shopPath }: RecordHit): string {
  for (const { records } of adminSections) {
    const path = records?.[kind]?.(id);
    if (path !== undefined) return path;
  }
  const [first = ''] = detail.split(' · ');
  if (kind === 'ACCOUNT') return `/admin/accounts?${new URLSearchParams({ search: first }).toString()}`;
  if (kind === 'ORDER') return `/profile/selling/orders?${new URLSearchParams({ search: title }).toString()}`;
  return shopPath ?? '/admin';
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
