import { contentKey, contentLocales, type ContentLocale } from '@headstock/contracts/content-fields';
import {
  isMenuName,
  menuLevels,
  menuLimits,
  menuProblems,
  type MenuItem,
  type MenuLabels,
  type MenuName,
  type MenuProblem,
} from '@headstock/contracts/menu';
import type { ContentEditor } from '../use-content-editor.ts';
import {
  addItem,
  changeItem,
  changeLabel,
  dropItem,
  indentItem,
  itemsOf,
  labelsOf,
  moveItem,
  newItemId,
  outdentItem,
  removeItem,
  type DropPlace,
  type TargetChoice,
} from './menu-tree.model.ts';
import { useDeadTargets, useTargetChoices, type DeadTargets } from './use-menu-targets.ts';

/** Where a line is moved: among those of its level, out of what it stands below, or below the line before it. */
export type MenuMove = 'up' | 'down' | 'out' | 'in';

/** What the lines of a menu are, and what is done with them. */
export interface MenuEditing {
  readonly menu: MenuName;
  readonly items: readonly MenuItem[];
  readonly labels: Readonly<Record<ContentLocale, MenuLabels>>;
  /** What keeps lines from being published, once somebody has tried. */
  readonly problems: Readonly<Record<ContentLocale, ReadonlyMap<string, MenuProblem>>>;
  readonly choices: readonly TargetChoice[];
  readonly dead: DeadTargets;
  readonly isClosed: boolean;
  readonly setLabel: (locale: ContentLocale, id: string, label: string) => void;
  readonly change: (id: string, change: Pick<Partial<MenuItem>, 'href' | 'isHidden'>) => void;
  readonly canMove: (id: string, move: MenuMove) => boolean;
  readonly move: (id: string, move: MenuMove) => void;
  readonly drop: (id: string, over: string, place: DropPlace) => void;
  readonly canAdd: (below: MenuItem | null) => boolean;
  /** Adds a line below another one, or on the lowest level; gives its id. */
  readonly add: (below: string | null) => string;
  readonly remove: (id: string) => void;
}

const itemsKey = contentKey('shared', 'items');
const labelsKey = (locale: ContentLocale): string => contentKey(locale, 'labels');
const nothing: ReadonlyMap<string, MenuProblem> = new Map();

/** Edits the lines of the menu that the editor has open. */
export function useMenuEditing(editor: ContentEditor, isClosed: boolean): MenuEditing {
  const { slug } = editor.document;
  const menu = isMenuName(slug) ? slug : 'footer';
  const items = itemsOf(editor.valueOf(itemsKey));
  const labels = { en: labelsOf(editor.valueOf(labelsKey('en'))), fr: labelsOf(editor.valueOf(labelsKey('fr'))) };
  const choices = useTargetChoices();
  const dead = useDeadTargets(items.flatMap(({ href }) => href ?? []));
  const setItems = (next: readonly MenuItem[]): void => editor.setValue(itemsKey, next.length === 0 ? null : next);
  const setLabels = (locale: ContentLocale, next: MenuLabels): void =>
    editor.setValue(labelsKey(locale), Object.keys(next).length === 0 ? null : next);
  const problemsIn = (locale: ContentLocale): ReadonlyMap<string, MenuProblem> =>
    editor.problems.has(itemsKey) || editor.problems.has(labelsKey(locale))
      ? menuProblems(menu, items, labels[locale])
      : nothing;
  const moved = (id: string, move: MenuMove): readonly MenuItem[] => {
    if (move === 'in') return indentItem(menu, items, id);
    return move === 'out' ? outdentItem(items, id) : moveItem(items, id, move === 'up' ? -1 : 1);
  };
  return {
    menu,
    items,
    labels,
    problems: { en: problemsIn('en'), fr: problemsIn('fr') },
    choices,
    dead,
    isClosed,
    setLabel: (locale, id, label) => setLabels(locale, changeLabel(labels[locale], id, label)),
    change: (id, change) => setItems(changeItem(items, id, change)),
    canMove: (id, move) => moved(id, move) !== items,
    move: (id, move) => setItems(moved(id, move)),
    drop: (id, over, place) => setItems(dropItem(items, id, over, place)),
    canAdd: (below) => items.length < menuLimits.items && (below === null || below.level + 1 < menuLevels[menu].length),
    add: (below) => {
      const id = newItemId(items);
      setItems(addItem(items, id, below));
      return id;
    },
    remove: (id) => {
      const { items: left, gone } = removeItem(items, id);
      setItems(left);
      for (const locale of contentLocales)
        setLabels(
          locale,
          gone.reduce((rest, each) => changeLabel(rest, each, ''), labels[locale]),
        );
    },
  };
}
