import { describe, expect, it } from '@jest/globals';
import { readContent } from '@headstock/content/read-content';
import en from '#shell/app/messages/en.json' with { type: 'json' };
import fr from '#shell/app/messages/fr.json' with { type: 'json' };
import menuEn from '#shell/app/messages/menu.en.json' with { type: 'json' };
import menuFr from '#shell/app/messages/menu.fr.json' with { type: 'json' };
import { footerLists } from '#shell/app/layout/footer/footer.model.ts';
import { menuGroups, type MenuGroup } from '#shell/app/layout/menu/menu-groups.ts';
import { menuLists, type MenuLabel } from '#shell/app/layout/menu/menu.model.ts';
import { menusOf } from './menus-of.ts';

const words: Readonly<Record<'en' | 'fr', Readonly<Record<string, string>>>> = {
  en: { ...en, ...menuEn },
  fr: { ...fr, ...menuFr },
};
const { menus } = await readContent();

/** The menus that staff finds in the editor, as if they were published. */
function shipped(locale: 'en' | 'fr') {
  const own = menus.filter((menu) => menu.locale === locale);
  return own.map(({ slug, front }) => ({
    name: slug,
    items: front.items.map(({ id, level, href = null }) => ({ id, level, label: front.labels[id] ?? '', href })),
  }));
}

const last = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

describe.each(['en', 'fr'] as const)('the menus of the shop in %s', (locale) => {
  const say = (label: MenuLabel): string | undefined => ('name' in label ? label.name : words[locale][label.message]);
  const published = menusOf(shipped(locale)).menus;

  it('say in the editor what the row and its lists say by themselves', () => {
    const seen = (group: MenuGroup) => ({
      key: group.key,
      name: group.name ?? words[locale][`shell.menu.${group.key}`],
      to: group.to,
      opens: group.opens,
      categories: group.categories,
      lists: menuLists(group).map(({ key, title, entries }) => ({
        key,
        title: say(title),
        entries: entries.map((entry) => [last(entry.key), say(entry.label), entry.to, entry.facet]),
      })),
    });
    expect(published?.header?.map(seen)).toEqual(menuGroups.map(seen));
  });

  it('say in the editor what the footer says by itself', () => {
    expect(
      published?.footer?.map(({ key, name, links }) => [
        key,
        name,
        links.map((link) => [last(link.key), link.name, link.to]),
      ]),
    ).toEqual(
      footerLists.map(({ key, links }) => [
        key,
        words[locale][`shell.footer.${key}`],
        links.map((link) => [link.key, words[locale][`shell.menu.${link.key}`], link.to]),
      ]),
    );
  });
});

it('leaves the shell’s own menus where staff has published none', () => {
  expect(menusOf([])).toEqual({});
  expect(Object.keys(menusOf([{ name: 'footer', items: [] }]).menus ?? {})).toEqual(['footer']);
});
