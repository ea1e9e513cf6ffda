import type { Db, Tx } from '#api/platform/db/database.ts';
import type { LocalText } from '#api/platform/locale.ts';

/** A brand, a model of one, or a type of a category, as listings name it. */
export type NamedPlace = {
  /** The brand; of a type its category. */
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** The name of a model, the id of a type; null for a whole brand. */
  readonly part: string | null;
  /** The slug of a type. */
  readonly partSlug?: string | null;
};

/** What is called otherwise from now on: `from` and `to` are the same place where it is renamed. */
export type NameMove = {
  readonly kind: 'BRAND' | 'MODEL' | 'TYPE';
  readonly from: NamedPlace;
  readonly to: NamedPlace;
  /** Keys of models that become others, so that comparables follow. */
  readonly keys: readonly { readonly from: string; readonly to: string }[];
};

/** What a holder had before, as JSON. */
export type NameSnapshot = readonly unknown[];

/** Whoever keeps names of brands, models or types: a part of the catalogue, or another module. */
export type NameHolder = {
  readonly key: 'listings' | 'drafts' | 'savedSearches' | 'portfolio';
  /** How many records a move changes. */
  readonly count: (db: Db, move: NameMove) => Promise<number>;
  /** Changes them, and gives what is needed to undo it. */
  readonly move: (trx: Tx, move: NameMove) => Promise<NameSnapshot>;
  /** Gives records back what they had, except those that were changed otherwise since. */
  readonly restore: (trx: Tx, move: NameMove, snapshot: NameSnapshot) => Promise<void>;
};

/** Something that was called otherwise, and what it leads to. */
export type FormerName = {
  readonly kind: NameMove['kind'];
  readonly scope_id: string;
  readonly slug: string;
  readonly name: string;
  readonly target: string;
};

/** What the lists of brands and types had before a move. */
export type DirectoryState = {
  readonly brand: {
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly version: number;
  } | null;
  readonly type: {
    readonly id: string;
    readonly category_id: string;
    readonly slug: string;
    readonly position: number;
    readonly title: LocalText;
    readonly description: LocalText;
    readonly version: number;
  } | null;
  /** Names that led to what was moved, or that now lead nowhere because it has them again. */
  readonly former: readonly FormerName[];
};

const holders = new Map<string, NameHolder>();

/** Registers holders; registering one twice is the same as once. */
export function registerNameHolders(list: readonly NameHolder[]): void {
  for (const holder of list) holders.set(holder.key, holder);
}

/** All holders, in the order in which they were registered. */
export const nameHolders = (): readonly NameHolder[] => [...holders.values()];

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);

/** A text with one name in the place of another, as whole words in any case; unchanged where it says the new name already. */
export function replaceName(text: string, name: string, next: string): string {
  if (name.trim() === '' || (next.toLowerCase().includes(name.toLowerCase()) && text.includes(next))) return text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name.trim())}(?![\\p{L}\\p{N}])`, 'giu');
  return text.replaceAll(pattern, () => next);
}

/** A title after a move. */
export function titleAfter(title: string, { kind, from, to }: NameMove): string {
  if (kind === 'TYPE') return title;
  if (kind === 'BRAND') return replaceName(title, from.name, to.name);
  return replaceName(title, from.part ?? '', to.part ?? '');
}
