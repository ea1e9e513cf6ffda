import { isSameValue } from '@headstock/contracts/content-fields';
import type { MenuItem } from '@headstock/contracts/menu';
import { itemsOf, labelsOf } from './menu-tree.model.ts';

type Names = Readonly<Record<string, string>>;

/** What lines are called in one language, by their ids. */
export const menuNames = (labels: unknown): Names => labelsOf(labels);

const asText = ({ id, level, href, isHidden }: MenuItem, names: Names): string =>
  [`${'– '.repeat(level)}${names[id] ?? id}`, href, isHidden ? '×' : undefined].filter(Boolean).join(' · ');

/** The lines of two versions of a menu from the first to the last one that differs, each on a line of text; `…` is what both have. */
export function differingLines(before: unknown, after: unknown, names: Names): readonly [string, string] {
  const [one, other] = [itemsOf(before), itemsOf(after)];
  const isSameAt = (at: number): boolean => isSameValue(one.at(at), other.at(at));
  const shortest = Math.min(one.length, other.length);
  let head = 0;
  while (head < shortest && isSameAt(head)) head++;
  let tail = 0;
  while (tail < shortest - head && isSameAt(-1 - tail)) tail++;
  const text = (items: readonly MenuItem[]): string =>
    [
      ...(head > 0 ? ['…'] : []),
      ...items.slice(head, items.length - tail).map((item) => asText(item, names)),
      ...(tail > 0 ? ['…'] : []),
    ].join('\n');
  return [text(one), text(other)];
}

/** What is called differently in two versions, each on a line of text. */
export function differingLabels(before: unknown, after: unknown, names: Names): readonly [string, string] {
  const [one, other] = [labelsOf(before), labelsOf(after)];
  const ids = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((id) => one[id] !== other[id]);
  const text = (labels: Names): string => ids.map((id) => labels[id] ?? `(${names[id] ?? id})`).join('\n');
  return [text(one), text(other)];
}
