import { type ContentKind, contentKey, isSameValue, localeOfKey } from '@headstock/contracts/content-fields';
import type { MenuItem, MenuLabels } from '@headstock/contracts/menu';
import type { MergeValue } from './merge.model.ts';

type Versions<Value> = Readonly<Record<'base' | 'theirs' | 'mine', Value>>;

/** What is not the same in both is a conflict: undefined, within an object, so that undefined can be a value too. */
function mergePart<Part>({ base, theirs, mine }: Versions<Part>): { readonly part: Part } | undefined {
  if (isSameValue(theirs, mine) || isSameValue(mine, base)) return { part: theirs };
  return isSameValue(theirs, base) ? { part: mine } : undefined;
}

/** Labels by their lines: those that one alone has changed. */
function mergeLabels(versions: Versions<MenuLabels>): MenuLabels | undefined {
  const ids = new Set(Object.values(versions).flatMap((labels) => Object.keys(labels)));
  const merged: Record<string, string> = {};
  for (const id of ids) {
    const { base, theirs, mine } = versions;
    const label = mergePart({ base: base[id], theirs: theirs[id], mine: mine[id] });
    if (!label) return undefined;
    if (label.part !== undefined) merged[id] = label.part;
  }
  return merged;
}

const orderOf = (items: readonly MenuItem[]): string[] => items.map(({ id, level }) => `${id} ${level}`);

/** The lines in the order of whoever has changed it, each with its target and whether it is hidden as one alone has changed them. */
function mergeItems({ base, theirs, mine }: Versions<readonly MenuItem[]>): MenuItem[] | undefined {
  const order = mergePart({ base: orderOf(base), theirs: orderOf(theirs), mine: orderOf(mine) });
  if (!order) return undefined;
  const lines = isSameValue(order.part, orderOf(mine)) ? mine : theirs;
  const merged = lines.map(({ id, level }) => {
    const find = (items: readonly MenuItem[]) => items.find((item) => item.id === id);
    const [was, others, own] = [find(base), find(theirs), find(mine)];
    // One of both has added it, or taken it away: what is left of it has nothing to be merged with.
    if (!others || !own) return { ...(own ?? others), id, level };
    const href = mergePart({ base: was?.href, theirs: others.href, mine: own.href });
    const isHidden = mergePart({ base: was?.isHidden, theirs: others.isHidden, mine: own.isHidden });
    if (!href || !isHidden) return undefined;
    return {
      id,
      level,
      ...(href.part === undefined ? {} : { href: href.part }),
      ...(isHidden.part ? { isHidden: true } : {}),
    };
  });
  const whole = merged.filter((item) => item !== undefined);
  return whole.length === merged.length ? whole : undefined;
}

const itemsOf = (value: unknown): readonly MenuItem[] => (Array.isArray(value) ? value : []);
const labelsOf = (value: unknown): MenuLabels => (typeof value === 'object' && value !== null ? { ...value } : {});

/** How fields of a kind are merged by their parts: those of menus line by line, what terms are called one by one, all others not at all. */
export function mergeMenuParts(kind: ContentKind): MergeValue {
  if (kind !== 'menus' && kind !== 'terms') return () => undefined;
  return (key, { base, theirs, mine }) =>
    kind === 'menus' && key === contentKey('shared', 'items')
      ? mergeItems({ base: itemsOf(base), theirs: itemsOf(theirs), mine: itemsOf(mine) })
      : localeOfKey(key) === null
        ? undefined
        : mergeLabels({ base: labelsOf(base), theirs: labelsOf(theirs), mine: labelsOf(mine) });
}
