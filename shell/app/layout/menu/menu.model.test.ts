import { describe, expect, it } from '@jest/globals';
import en from '#shell/app/messages/en.json' with { type: 'json' };
import fr from '#shell/app/messages/fr.json' with { type: 'json' };
import menuEn from '#shell/app/messages/menu.en.json' with { type: 'json' };
import menuFr from '#shell/app/messages/menu.fr.json' with { type: 'json' };
import { hasRoute } from '#shell/app/layout/has-route.ts';
import { menuGroups, visibleGroups } from './menu-groups.ts';
import { allMenuLists, menuLists } from './menu.model.ts';

const words: Readonly<Record<string, string>> = { ...en, ...menuEn };
const mots: Readonly<Record<string, string>> = { ...fr, ...menuFr };
const says = (label: { message: string } | { name: string }) => ('name' in label ? label.name : words[label.message]);
const titles = (group: string) =>
  (allMenuLists[group] ?? []).flatMap((list) => list.entries.map((entry) => says(entry.label)));

describe('the menu row', () => {
  it('has every group in its order', () => {
    expect(menuGroups.map(({ key }) => words[`shell.menu.${key}`])).toEqual([
      'Latest Arrivals',
      'Electrics',
      'Acoustics',
      'Other',
      'Merch',
      'Repairs',
      'Info',
      'Sell & Trade',
    ]);
  });

  it('leads to what it says', () => {
    expect(Object.fromEntries(menuGroups.map(({ key, to }) => [key, to]))).toEqual({
      latest: '/shop?sort=LISTING_TIME_DESC',
      electrics: '/shop/category/electric-guitars',
      acoustics: '/shop/category/acoustic-guitars',
      other: '/shop/category/other',
      merch: '/shop/category/merch',
      repairs: '/repairs',
      info: '/about-us',
      sell: '/consign',
    });
  });

  it('shows only groups whose page exists', () => {
    expect(visibleGroups).toEqual(menuGroups.filter(hasRoute));
    expect(visibleGroups.map(({ key }) => key)).toContain('electrics');
  });
});

describe('the lists of the menu', () => {
  it('names the brands and types of the electrics', () => {
    expect(titles('electrics')).toEqual([
      'Fender',
      'Gibson',
      'Gretsch',
      'Epiphone',
      'Solid Body',
      'Hollow and Semi-Hollow Body',
      'The fifties',
      'The sixties',
      'The seventies',
      'All electrics',
    ]);
  });

  it('names the brands and types of the acoustics', () => {
    expect(titles('acoustics').slice(0, 11)).toEqual([
      'Martin',
      'Gibson',
      'Collings',
      'Luthier-Built',
      'Classical Nylon',
      'Dreadnought',
      'Jumbo',
      'OM and Auditorium',
      'Parlor and Small Body',
      'Resonator',
      'Tenor',
    ]);
  });

  it('names the other instruments and the accessories', () => {
    expect(titles('other')).toEqual(
      expect.arrayContaining([
        'Mandolins',
        'Amplifiers',
        'Bass Guitars',
        'Banjos',
        'Archtops',
        'Lap and Pedal Steel',
        'Ukuleles',
        'Other Instruments',
        'Cases',
        'Straps',
        'Pedals',
      ]),
    );
  });

  it('names the merch', () => {
    expect(titles('merch')).toEqual([
      'T-Shirts',
      'Sweatshirts',
      'Hoodies',
      'Hats',
      'Partner Products',
      'Other',
      'All merch',
    ]);
  });

  it('filters by brand and type with JSON arrays', () => {
    const [brands, types] = allMenuLists['electrics'] ?? [];
    expect(decodeURIComponent(brands?.entries[0]?.to ?? '')).toBe('/shop/category/electric-guitars?brand=["fender"]');
    expect(decodeURIComponent(types?.entries[1]?.to ?? '')).toBe(
      '/shop/category/electric-guitars?category=["hollow-semi-hollow"]',
    );
  });

  it('leaves out links whose page is missing, and lists without links', () => {
    for (const group of Object.keys(allMenuLists))
      for (const list of menuLists({ key: group })) {
        expect(list.entries.length).toBeGreaterThan(0);
        expect(list.entries.every(hasRoute)).toBe(true);
      }
  });

  it('has every word in both languages', () => {
    for (const list of Object.values(allMenuLists).flat()) {
      const labels = [list.title, ...list.entries.map(({ label }) => label)];
      const ids = labels.flatMap((label) => ('message' in label ? [label.message] : []));
      for (const id of ids) expect([id, words[id], mots[id]]).toEqual([id, expect.any(String), expect.any(String)]);
    }
  });
});
