import { endOfBlock } from '@headstock/contracts/menu';
import type { PublishedMenus } from '#shell/app/bootstrap-data.ts';
import type { FooterList } from '#shell/app/layout/footer/footer.model.ts';
import type { ShellLayoutQuery } from '#shell/app/layout/layout.generated.ts';
import type { MenuGroup } from '#shell/app/layout/menu/menu-groups.ts';
import type { MenuEntry, MenuList } from '#shell/app/layout/menu/menu.model.ts';

type Line = ShellLayoutQuery['menus'][number]['items'][number];
interface Block {
  readonly line: Line;
  readonly below: readonly Line[];
}

/** The lines of the lowest level, each with those that stand below it. */
function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const [line, end] = [
      lines[at],
      endOfBlock(
        lines.map(({ id, level }) => ({ id, level })),
        at,
      ),
    ];
    if (line) blocks.push({ line, below: lines.slice(at + 1, end) });
    at = end;
  }
  return blocks;
}

const facetKeys = { brand: 'BRAND', category: 'TYPE', decade: 'DECADE' } as const;
const parameters = ['brand', 'category', 'decade'] as const;

/** The category that a path of the shop lists; undefined for every other path. */
const categoryOf = (href: string): string | undefined => /^\/shop\/category\/([\w-]+)(?:$|[?#])/.exec(href)?.[1];

/** The one value that a search chooses in a category, by which its count is found; undefined for none, and for several. */
function facetOf(href: string): MenuEntry['facet'] {
  const asked = [...new URLSearchParams(href.split('#', 1)[0]?.split('?')[1] ?? '')];
  const [name, value] = asked[0] ?? ['', ''];
  const parameter = parameters.find((each) => each === name);
  const [, chosen] = /^\["?([\w.-]+)"?\]$/.exec(value) ?? [];
  return parameter && chosen !== undefined && asked.length === 1
    ? { key: facetKeys[parameter], value: chosen }
    : undefined;
}

/** A link, with the facet by which it is counted: a value that it chooses, or a category that no other link of the group narrows. */
function entryOf({ id, label, href }: Line, narrowed: ReadonlySet<string>): MenuEntry {
  const to = href ?? '/';
  const category = categoryOf(to);
  const facet = category === undefined ? undefined : facetOf(to);
  const isWhole = category !== undefined && !to.includes('?') && !narrowed.has(category);
  const counted = facet ?? (isWhole ? { key: 'CATEGORY' as const, value: category } : undefined);
  return { key: id, label: { name: label }, to, ...(counted ? { facet: counted } : {}) };
}

const lastPart = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

function groupOf({ line, below }: Block): MenuGroup {
  const { id, label, href } = line;
  const categories = [line, ...below].flatMap((each) => categoryOf(each.href ?? '') ?? []);
  const narrowed = new Set(
    [line, ...below.filter((each) => each.href?.includes('?'))].flatMap((each) => categoryOf(each.href ?? '') ?? []),
  );
  const lists = blocksOf(below).map((list): MenuList => ({
    key: lastPart(list.line.id),
    title: { name: list.line.label },
    entries: list.below.map((each) => entryOf(each, narrowed)),
  }));
  const own = categoryOf(href ?? '');
  return {
    key: id,
    name: label,
    to: href ?? '/',
    opens: lists.length > 0,
    // What is newest, and how much there is, is said of departments alone.
    ...(own !== undefined && lists.length > 0 ? { categories: [...new Set(categories)] } : {}),
    lists,
  };
}

const columnOf = ({ line, below }: Block): FooterList => ({
  key: line.id,
  name: line.label,
  links: below.map(({ id, label, href }) => ({ key: id, name: label, to: href ?? '/' })),
});

/** The menus that staff has published, as the layout draws them; nothing where there are none. */
export function menusOf(menus: ShellLayoutQuery['menus']): { readonly menus?: PublishedMenus } {
  if (menus.length === 0) return {};
  const linesOf = (name: string): readonly Line[] | undefined => menus.find((menu) => menu.name === name)?.items;
  const [header, footer] = [linesOf('header'), linesOf('footer')];
  return {
    menus: {
      ...(header ? { header: blocksOf(header).map(groupOf) } : {}),
      ...(footer ? { footer: blocksOf(footer).map(columnOf) } : {}),
    },
  };
}
