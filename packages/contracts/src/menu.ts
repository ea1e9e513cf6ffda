/** What stands on each level of a menu. `title`: words over the links below it. `link`: words that lead somewhere. */
export const menuLevels = {
  header: ['link', 'title', 'link'],
  footer: ['title', 'link'],
} as const satisfies Readonly<Record<string, readonly MenuLevel[]>>;
/** See `menuLevels`. */
export type MenuLevel = 'title' | 'link';
/** The menus of the shop: the row under the header with what opens below it, and the columns of the footer. */
export type MenuName = keyof typeof menuLevels;

/** One line of a menu. The lines stand one after the other; each belongs to the last one before it of a lower level. */
export interface MenuItem {
  readonly id: string;
  /** From 0 on. */
  readonly level: number;
  /** Where it leads: a path of the shop without language prefix, or an https address. Titles lead nowhere. */
  readonly href?: string | undefined;
  /** Visitors do not see it, nor what stands below it. */
  readonly isHidden?: boolean | undefined;
}

/** What each line says in one language, by its id. */
export type MenuLabels = Readonly<Record<string, string>>;

/** Limits of a menu: its lines, and the characters of a label and of a target. */
export const menuLimits = { items: 200, label: 80, href: 800 } as const;

const ID = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
/** Whether a text can be the id of a line. */
export const isMenuId = (id: string): boolean => id.length <= 80 && ID.test(id);

/** Whether a name is one of a menu. */
export const isMenuName = (name: string): name is MenuName => Object.hasOwn(menuLevels, name);

/** What stands on a level of a menu; what is deeper than the menu goes is a link. */
export const levelOf = (menu: MenuName, level: number): MenuLevel => menuLevels[menu][level] ?? 'link';

// Backslashes, which browsers take for slashes, white space, and control characters.
const FORBIDDEN = /[\\\s\u0000-\u001f\u007f]/;

/** Whether a menu may lead there: a path of the shop, or an https address without user and password. */
export function isMenuTarget(href: string): boolean {
  if (href.length > menuLimits.href || FORBIDDEN.test(href)) return false;
  if (href.startsWith('/')) return !href.startsWith('//');
  if (!href.startsWith('https://') || !URL.canParse(href)) return false;
  const { hostname, username, password } = new URL(href);
  return hostname !== '' && username === '' && password === '';
}

/** Why a line keeps a menu from being published. */
export type MenuProblem = 'label' | 'target' | 'level';

/** The index after the last line that stands below the line at `index`. */
export function endOfBlock(items: readonly MenuItem[], index: number): number {
  const level = items[index]?.level ?? 0;
  const next = items.findIndex((item, at) => at > index && item.level <= level);
  return next < 0 ? items.length : next;
}

/** The lines that visitors see: those that neither are hidden nor stand below one that is. */
export function shownItems<Item extends MenuItem>(items: readonly Item[]): Item[] {
  let hiddenFrom = Number.POSITIVE_INFINITY;
  return items.filter(({ level, isHidden }) => {
    if (level > hiddenFrom) return false;
    hiddenFrom = isHidden ? level : Number.POSITIVE_INFINITY;
    return !isHidden;
  });
}

/** What keeps the lines of a menu from being published in the language of the labels, by their ids. */
export function menuProblems(
  menu: MenuName,
  items: readonly MenuItem[],
  labels: MenuLabels,
): ReadonlyMap<string, MenuProblem> {
  const problems = new Map<string, MenuProblem>();
  let above = -1;
  const shown = new Set(shownItems(items));
  for (const item of items) {
    const { id, level, href = '' } = item;
    if (level > above + 1 || level >= menuLevels[menu].length) problems.set(id, 'level');
    else if (shown.has(item) && (labels[id] ?? '').trim() === '') problems.set(id, 'label');
    else if (shown.has(item) && levelOf(menu, level) === 'link' && !isMenuTarget(href)) problems.set(id, 'target');
    above = level;
  }
  return problems;
}
