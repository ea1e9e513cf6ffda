import type { Db, Tx } from '#api/platform/db/database.ts';

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
