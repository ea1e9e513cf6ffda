import { endOfBlock, isMenuName, levelOf, type MenuName, shownItems } from '@headstock/contracts/menu';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { Entry } from '#api/modules/content/entries.ts';
import { findTargets } from './menu-targets.ts';

/** A line of a menu as the schema's `MenuItem` reads it. */
export type MenuLine = {
  readonly id: string;
  readonly level: number;
  readonly label: string;
  readonly href: string | null;
};
/** A menu as the schema's `Menu` reads it. */
export type MenuView = { readonly name: MenuName; readonly items: readonly MenuLine[] };

/** Lines without those that neither lead anywhere nor have anything below them. */
function withoutEmpty(lines: readonly MenuLine[]): readonly MenuLine[] {
  const kept = lines.filter(({ href, level }, index) => href !== null || (lines[index + 1]?.level ?? 0) > level);
  return kept.length === lines.length ? lines : withoutEmpty(kept);
}

/** Lines whose own target is gone, but not that of something below them, lead where the first of those does. */
const withTargetsFromBelow = (lines: readonly (MenuLine & { isLink: boolean })[]): MenuLine[] =>
  lines.map(({ isLink, ...line }, index) => {
    if (!isLink || line.href !== null) return line;
    const below = lines.slice(
      index + 1,
      endOfBlock(
        lines.map(({ id, level }) => ({ id, level })),
        index,
      ),
    );
    return { ...line, href: below.find(({ href }) => href !== null)?.href ?? null };
  });

/** The lines as visitors see them: without links that lead nowhere, and titles of nothing. */
function linesOf(
  name: MenuName,
  { front }: Entry<'menus'>,
  targets: ReadonlyMap<string, string | null>,
): readonly MenuLine[] {
  const lines = shownItems(front.items).map(({ id, level, href }) => {
    const isLink = levelOf(name, level) === 'link';
    const label = front.labels[id]?.trim() ?? '';
    return { id, level, label, isLink, href: isLink && href !== undefined ? (targets.get(href) ?? null) : null };
  });
  const reachable = withTargetsFromBelow(lines);
  return withoutEmpty(reachable.filter(({ label }) => label !== ''));
}

/** The menus that staff has published, as visitors of a language see them; a menu that nobody has edited is the storefront's own. */
export async function menusOf(db: Db, entries: readonly Entry<'menus'>[], locale: Locale): Promise<MenuView[]> {
  const edited = entries.filter(({ isGiven }) => !isGiven);
  const hrefs = edited.flatMap(({ front }) => front.items.flatMap(({ href }) => (href === undefined ? [] : [href])));
  const targets = await findTargets(db, hrefs, locale);
  return edited.flatMap((entry) => {
    const { slug } = entry;
    return isMenuName(slug) ? [{ name: slug, items: linesOf(slug, entry, targets) }] : [];
  });
}
