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

/**
 * Puts changes, made to the document as it was in `base`, into the document as it is now: what others left alone is replaced, what
 * they changed stays unless it is the very field that is changed here to something else.
 */
export function mergeChanges(base: ContentValues, current: ContentValues, changes: ContentValues): Merge {
  const content: Record<string, unknown> = { ...current };
  const changed: string[] = [];
  const conflicts: FieldConflict[] = [];
  for (const [key, mine] of Object.entries(changes)) {
    const theirs = current[key];
    if (isSameValue(mine, theirs) || isSameValue(mine, base[key])) continue;
    if (!isSameValue(theirs, base[key])) {
      conflicts.push({ key, theirs: theirs ?? null, mine });
      continue;
    }
    if (mine === null || mine === undefined) delete content[key];
    else content[key] = mine;
    changed.push(key);
  }
  return { content, changed, conflicts };
}
