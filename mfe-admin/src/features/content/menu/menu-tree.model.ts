import { endOfBlock, menuLevels, type MenuItem, type MenuLabels, type MenuName } from '@headstock/contracts/menu';

/** A value of a document as the lines of a menu. */
export const itemsOf = (value: unknown): readonly MenuItem[] => (Array.isArray(value) ? value : []);
/** A value of a document as what the lines say. */
export const labelsOf = (value: unknown): MenuLabels =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const indexOf = (items: readonly MenuItem[], id: string): number => items.findIndex((item) => item.id === id);

/** The lines without one and all that stands below it, and those that were taken out. */
function cut(items: readonly MenuItem[], id: string): { rest: readonly MenuItem[]; block: readonly MenuItem[] } {
  const from = indexOf(items, id);
  const end = endOfBlock(items, from);
  return { rest: [...items.slice(0, from), ...items.slice(end)], block: items.slice(from, end) };
}

const put = (items: readonly MenuItem[], block: readonly MenuItem[], at: number): readonly MenuItem[] => [
  ...items.slice(0, at),
  ...block,
  ...items.slice(at),
];

/** Whether a block of a level can stand at an index: below something of the level before it, and nothing after it comes to stand below it. */
function canStand(items: readonly MenuItem[], level: number, at: number): boolean {
  const [before, after] = [items[at - 1], items[at]];
  return (before ? before.level >= level - 1 : level === 0) && (!after || after.level <= level);
}

/** The lines with one moved a place up or down among those of its level, also below another line; the same where there is no place. */
export function moveItem(items: readonly MenuItem[], id: string, by: -1 | 1): readonly MenuItem[] {
  const { rest, block } = cut(items, id);
  const level = block[0]?.level ?? 0;
  for (let at = indexOf(items, id) + by; at >= 0 && at <= rest.length; at += by)
    if (canStand(rest, level, at)) return put(rest, block, at);
  return items;
}

const shifted = (block: readonly MenuItem[], by: number): readonly MenuItem[] =>
  block.map((item) => ({ ...item, level: item.level + by }));

/** The lines with one put below the line before it; the same where it cannot be. */
export function indentItem(menu: MenuName, items: readonly MenuItem[], id: string): readonly MenuItem[] {
  const { rest, block } = cut(items, id);
  const at = indexOf(items, id);
  const [level = 0, before] = [block[0]?.level, items[at - 1]];
  const deepest = Math.max(...block.map((item) => item.level)) + 1;
  if (!before || before.level < level || deepest >= menuLevels[menu].length) return items;
  return put(rest, shifted(block, 1), at);
}

/** The lines with one taken out of what it stands below, behind that; the same on the lowest level. */
export function outdentItem(items: readonly MenuItem[], id: string): readonly MenuItem[] {
  const at = indexOf(items, id);
  const level = items[at]?.level ?? 0;
  if (level === 0) return items;
  const parent = items.findLastIndex((item, index) => index < at && item.level === level - 1);
  const { rest, block } = cut(items, id);
  return put(rest, shifted(block, -1), endOfBlock(rest, parent));
}

/** Where a dragged line is let go: before or behind another one of its level, or below one of the level above. */
export type DropPlace = 'before' | 'behind' | 'below';

/** Where a line may be let go over another one, the pointer being in its upper half or not; null where it may not. */
export function placeFor(items: readonly MenuItem[], id: string, over: string, isUpper: boolean): DropPlace | null {
  const [at, target] = [indexOf(items, id), indexOf(items, over)];
  const [line, other] = [items[at], items[target]];
  if (!line || !other || (target >= at && target < endOfBlock(items, at))) return null;
  if (other.level === line.level) return isUpper ? 'before' : 'behind';
  return other.level === line.level - 1 ? 'below' : null;
}

/** The lines with one let go at a place over another one. */
export function dropItem(items: readonly MenuItem[], id: string, over: string, place: DropPlace): readonly MenuItem[] {
  const { rest, block } = cut(items, id);
  const at = indexOf(rest, over);
  if (at < 0) return items;
  return put(rest, block, place === 'before' ? at : place === 'below' ? at + 1 : endOfBlock(rest, at));
}

/** The lines with a new one at the end of what stands below another one, or at the very end. */
export function addItem(items: readonly MenuItem[], id: string, below: string | null): readonly MenuItem[] {
  if (below === null) return [...items, { id, level: 0 }];
  const at = indexOf(items, below);
  return put(items, [{ id, level: (items[at]?.level ?? 0) + 1 }], endOfBlock(items, at));
}

/** The lines without one and all that stands below it, and the ids that are gone. */
export function removeItem(
  items: readonly MenuItem[],
  id: string,
): { readonly items: readonly MenuItem[]; readonly gone: readonly string[] } {
  const { rest, block } = cut(items, id);
  return { items: rest, gone: block.map((item) => item.id) };
}

/** The lines with another target, or hidden, or shown. */
export const changeItem = (
  items: readonly MenuItem[],
  id: string,
  change: Pick<Partial<MenuItem>, 'href' | 'isHidden'>,
): readonly MenuItem[] => items.map((item) => (item.id === id ? { ...item, ...change } : item));

/** What a line says in one language. */
export function changeLabel(labels: MenuLabels, id: string, label: string): MenuLabels {
  const { [id]: _before, ...others } = labels;
  return label === '' ? others : { ...others, [id]: label };
}

/** An id that no line has yet. */
export function newItemId(items: readonly MenuItem[], random: () => number = Math.random): string {
  for (;;) {
    const id = `n${Math.floor(random() * 36 ** 8)
      .toString(36)
      .padStart(8, '0')}`;
    if (indexOf(items, id) < 0) return id;
  }
}

/** What a target is chosen from. */
export type TargetKind = 'CATEGORY' | 'PAGE' | 'POST' | 'PATH' | 'SITE';
/** A page of the shop that a menu can lead to. */
export interface TargetChoice {
  readonly kind: 'CATEGORY' | 'PAGE' | 'POST';
  readonly path: string;
  readonly title: string;
}

/** From what a target was chosen: a category, page or post by its path, else an address that was typed. */
export function targetKindOf(href: string, choices: readonly TargetChoice[]): TargetKind {
  if (/^https?:/i.test(href)) return 'SITE';
  return choices.find(({ path }) => path === href)?.kind ?? 'PATH';
}
