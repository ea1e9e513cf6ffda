import { type ContentKind, contentKey, localeOfKey } from '@headstock/contracts/content-fields';
import type { MenuItem, MenuLabels } from '@headstock/contracts/menu';
import { mergeLines } from './merge-lines.model.ts';
import { type Decision, mergePart, type MergedValue, type MergeValue, type Versions } from './merge.model.ts';

/** Labels by their lines: each as whoever has changed it. */
function mergeLabels(versions: Versions<MenuLabels>, decision: Decision): MenuLabels {
  const ids = new Set(Object.values(versions).flatMap((labels) => Object.keys(labels)));
  const merged: Record<string, string> = {};
  for (const id of ids) {
    const { base, theirs, mine } = versions;
    const label = mergePart({ base: base[id], theirs: theirs[id], mine: mine[id] }, decision);
    if (label !== undefined) merged[id] = label;
  }
  return merged;
}

/** The lines as `mergeLines` places them, each with its target and whether it is hidden as whoever has changed that. */
function mergeItems(versions: Versions<readonly MenuItem[]>, decision: Decision): MenuItem[] {
  const { base, theirs, mine } = versions;
  return mergeLines(versions, decision).map((line) => {
    const { id, level } = line;
    const find = (items: readonly MenuItem[]) => items.find((item) => item.id === id);
    const [was, others, own] = [find(base), find(theirs), find(mine)];
    if (!others || !own) return line;
    const href = mergePart({ base: was?.href, theirs: others.href, mine: own.href }, decision);
    const isHidden = mergePart({ base: was?.isHidden, theirs: others.isHidden, mine: own.isHidden }, decision);
    return { id, level, ...(href === undefined ? {} : { href }), ...(isHidden ? { isHidden: true } : {}) };
  });
}

/** Merges; where both have changed the same part, both ways to decide that, with all else merged. */
function mergeBoth(merge: (decision: Decision) => unknown): MergedValue {
  let isConflict = false;
  const onConflict = (): void => {
    isConflict = true;
  };
  const mine = merge({ winner: 'mine', onConflict });
  return isConflict ? { theirs: merge({ winner: 'theirs', onConflict }), mine } : { merged: mine };
}

const itemsOf = (value: unknown): readonly MenuItem[] => (Array.isArray(value) ? value : []);
const labelsOf = (value: unknown): MenuLabels => (typeof value === 'object' && value !== null ? { ...value } : {});

/** How fields of a kind are merged by their parts: those of menus line by line, what terms are called one by one, all others not at all. */
export function mergeMenuParts(kind: ContentKind): MergeValue {
  if (kind !== 'menus' && kind !== 'terms') return () => undefined;
  return (key, { base, theirs, mine }) => {
    if (kind === 'menus' && key === contentKey('shared', 'items')) {
      const items = { base: itemsOf(base), theirs: itemsOf(theirs), mine: itemsOf(mine) };
      return mergeBoth((decision) => mergeItems(items, decision));
    }
    if (localeOfKey(key) === null) return undefined;
    const labels = { base: labelsOf(base), theirs: labelsOf(theirs), mine: labelsOf(mine) };
    return mergeBoth((decision) => mergeLabels(labels, decision));
  };
}
