import { isSameValue, type ContentValues } from '@headstock/contracts/content-fields';

/** A field that two have changed differently since one of them read it. */
export type FieldConflict = { readonly key: string; readonly theirs: unknown; readonly mine: unknown };

/** What comes of changes to a document that others may have changed meanwhile. */
export type Merge = {
  readonly content: ContentValues;
  /** The keys whose values differ from what is saved. */
  readonly changed: readonly string[];
  /** Where this is not empty nothing may be saved. */
  readonly conflicts: readonly FieldConflict[];
};

/** What comes of a field that two have changed, where its parts can be told from each other; undefined where both changed the same part. */
export type MergeValue = (key: string, versions: Readonly<Record<'base' | 'theirs' | 'mine', unknown>>) => unknown;

/**
 * Puts changes, made to the document as it was in `base`, into the document as it is now: what others left alone is replaced, what
 * they changed stays unless it is the very field that is changed here to something else.
 */
export function mergeChanges(
  base: ContentValues,
  current: ContentValues,
  changes: ContentValues,
  mergeValue: MergeValue = () => undefined,
): Merge {
  const content: Record<string, unknown> = { ...current };
  const changed: string[] = [];
  const conflicts: FieldConflict[] = [];
  for (const [key, mine] of Object.entries(changes)) {
    const theirs = current[key];
    if (isSameValue(mine, theirs) || isSameValue(mine, base[key])) continue;
    const isTheirs = !isSameValue(theirs, base[key]);
    const merged = isTheirs ? mergeValue(key, { base: base[key], theirs, mine }) : mine;
    if (isTheirs && merged === undefined) {
      conflicts.push({ key, theirs: theirs ?? null, mine });
      continue;
    }
    if (merged === null || merged === undefined) delete content[key];
    else content[key] = merged;
    changed.push(key);
  }
  return { content, changed, conflicts };
}
