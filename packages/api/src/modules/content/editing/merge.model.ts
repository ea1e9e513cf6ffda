import { isSameValue, type ContentValues } from '@headstock/contracts/content-fields';

/** A field that two have changed differently since one of them read it, and what comes of it where theirs or mine is taken. */
export type FieldConflict = { readonly key: string; readonly theirs: unknown; readonly mine: unknown };

/** What comes of changes to a document that others may have changed meanwhile. */
export type Merge = {
  readonly content: ContentValues;
  /** The keys whose values differ from what is saved. */
  readonly changed: readonly string[];
  /** Where this is not empty nothing may be saved. */
  readonly conflicts: readonly FieldConflict[];
  /** The changes with what others have changed in other parts of the same fields. */
  readonly merged: ContentValues;
};

/** One of the two who have changed something. */
export type Side = 'theirs' | 'mine';
/** Something as it was, and as two have changed it since. */
export type Versions<Value> = Readonly<Record<'base' | Side, Value>>;
/** Whose part is taken where both have changed the same one, and what is called then. */
export type Decision = { readonly winner: Side; readonly onConflict: () => void };

/** A part as whoever has changed it. */
export function mergePart<Part>(versions: Versions<Part>, { winner, onConflict }: Decision): Part {
  const { base, theirs, mine } = versions;
  if (isSameValue(theirs, mine) || isSameValue(mine, base)) return theirs;
  if (isSameValue(theirs, base)) return mine;
  onConflict();
  return versions[winner];
}

/** What comes of a field that two have changed: one value, or, where both changed the same part of it, both ways to decide that. */
export type MergedValue = { readonly merged: unknown } | { readonly theirs: unknown; readonly mine: unknown };
/** Merges a field by its parts; undefined where these cannot be told from each other. */
export type MergeValue = (key: string, versions: Versions<unknown>) => MergedValue | undefined;

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
  const merges: Record<string, unknown> = {};
  for (const [key, mine] of Object.entries(changes)) {
    const theirs = current[key];
    if (isSameValue(mine, theirs) || isSameValue(mine, base[key])) continue;
    const isTheirs = !isSameValue(theirs, base[key]);
    const outcome = isTheirs
      ? (mergeValue(key, { base: base[key], theirs, mine }) ?? { theirs, mine })
      : { merged: mine };
    if (!('merged' in outcome)) {
      conflicts.push({ key, theirs: outcome.theirs ?? null, mine: outcome.mine });
      continue;
    }
    const { merged } = outcome;
    merges[key] = merged;
    if (isSameValue(merged, theirs)) continue;
    if (merged === null || merged === undefined) delete content[key];
    else content[key] = merged;
    changed.push(key);
  }
  return { content, changed, conflicts, merged: merges };
}
