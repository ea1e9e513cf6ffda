import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseQuery } from '@headstock/contracts/parse-query';
import type { Db } from '#api/platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';
import { searchListings } from './search-listings.fixture.ts';
import { suggest } from './suggest.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase({ template: demoShop(1_700) });
  db = database.db;
}, 400_000);
afterAll(() => database.drop());

/** The first results as lines: price in dollars, year, title, finish, type, traits. */
async function results(typed: string, locale: Locale): Promise<string[]> {
  const { keywords, filters } = parseQuery(typed);
  const { minCents, maxCents, ...others } = filters;
  const filter = { ...others, keywords, minPriceCents: minCents ?? null, maxPriceCents: maxCents ?? null };
  const nodes = await (await searchListings(db, locale, filter, 'DEFAULT', 1, 12)).nodes();
  const rows = await db.selectFrom('listings').select(['id', 'traits']).execute();
  const traitsOf = new Map(rows.map(({ id, traits }) => [id, traits]));
  return nodes.map(({ id, item, askingPrice }) => {
    const traits = (traitsOf.get(id) ?? []).join(' ');
    const year = item.year === null ? 'undated' : `made${item.year}`;
    return [
      `costs${Math.round(askingPrice.amountCents / 100)}`,
      year,
      item.title,
      item.finish,
      item.type.slug,
      traits,
    ].join(' | ');
  });
}

/** A price, a year or a trait, read out of a line. */
const number = (line: string, name: 'costs' | 'made'): number =>
  Number(new RegExp(`${name}(\\d+)`).exec(line)?.[1] ?? Number.NaN);
type Rule = (line: string) => boolean;
const cheaper =
  (dollars: number): Rule =>
  (line) =>
    number(line, 'costs') <= dollars;
const dearer =
  (dollars: number): Rule =>
  (line) =>
    number(line, 'costs') >= dollars;
const from =
  (year: number): Rule =>
  (line) =>
    number(line, 'made') >= year;
const until =
  (year: number): Rule =>
  (line) =>
    number(line, 'made') <= year;
const has =
  (pattern: RegExp): Rule =>
  (line) =>
    pattern.test(line);
const not =
  (pattern: RegExp): Rule =>
  (line) =>
    !pattern.test(line);
const decade = (first: number): readonly Rule[] => [from(first), until(first + 9)];
const left = has(/hand:left/);
const japan = has(/origin:jp/);
const lightAt =
  (below: number): Rule =>
  (line) =>
    Number(/weight:(\d+)/.exec(line)?.[1] ?? 99) < below;
const tele = has(/Tele/);
const strat = has(/Strat/);
const lesPaul = has(/Les Paul/);
const bass = has(/bass-guitars/);

/** What is typed, and what each of the first twelve results must be; `not` says what none may be. */
const searches: readonly (readonly [typed: string, rules: readonly Rule[], locale?: Locale])[] = [
  // Prices.
  ['telecaster under 2000', [tele, cheaper(2000), not(/Strat|Les Paul/)]],
  ['tele under $2,000', [tele, cheaper(2000)]],
  ['tele sous 2000 €', [tele, cheaper(2000)], 'fr'],
  ['télécaster à moins de 2 000 $', [tele, cheaper(2000)], 'fr'],
  ['strat below 3k', [strat, cheaper(3000)]],
  ['gibson over 10000', [has(/Gibson/), dearer(10_000)]],
  ['gibson plus de 10 000', [has(/Gibson/), dearer(10_000)], 'fr'],
  ['between 1000 and 2000', [dearer(1000), cheaper(2000)]],
  ['entre 1 000 et 2 000 $', [dearer(1000), cheaper(2000)], 'fr'],
  ['les paul between 2000 and 5000', [lesPaul, dearer(2000), cheaper(5000)]],
  ['bass from 500 to 1500', [bass, dearer(500), cheaper(1500)]],
  ['basse de 500 à 1500 $', [bass, dearer(500), cheaper(1500)], 'fr'],
  ['amp under 1500', [has(/amplifiers/), cheaper(1500)]],
  ['ampli jusqu’à 1500', [has(/amplifiers/), cheaper(1500)], 'fr'],
  ['martin at least 5000', [has(/Martin/), dearer(5000)]],
  ['martin à partir de 5000', [has(/Martin/), dearer(5000)], 'fr'],
  ['pedal < 300', [has(/pedal/), cheaper(300)]],
  ['mandolin $500-$3000', [has(/[af]-style|mandolin/i), dearer(500), cheaper(3000)]],
  ['ukulele max 1000', [has(/ukulele/), cheaper(1000)]],
  ['gretsch less than 4k', [has(/Gretsch/), cheaper(4000)]],
  ['telecaster between $1900 and $4000', [tele, dearer(1900), cheaper(4000)]],
  ['under 100', [cheaper(100)]],
  ['banjo 1k-3k', [has(/banjo/), dearer(1000), cheaper(3000)]],
  ['gibson price drop', [has(/Gibson/), has(/price:drop/)]],
  ['gibson prix baissé', [has(/Gibson/), has(/price:drop/)], 'fr'],
  ['guitars on sale', [has(/price:drop/)]],
  // Years.
  ['60s strat', [strat, ...decade(1960)]],
  ['1960-1969', decade(1960)],
  ['1960s telecaster', [tele, ...decade(1960)]],
  ["50's gibson", [has(/Gibson/), ...decade(1950)]],
  ['gibson années 50', [has(/Gibson/), ...decade(1950)], 'fr'],
  ['fender des années 70', [has(/Fender/), ...decade(1970)], 'fr'],
  ['70s les paul', [lesPaul, ...decade(1970)]],
  ['1930s martin', [has(/Martin/), ...decade(1930)]],
  ['gibson between 1955 and 1965', [has(/Gibson/), from(1955), until(1965)]],
  ['fender 1957-1964', [has(/Fender/), from(1957), until(1964)]],
  ['gibson entre 1960 et 1979', [has(/Gibson/), from(1960), until(1979)], 'fr'],
  ['martin before 1950', [has(/Martin/), until(1949)]],
  ['martin avant 1950', [has(/Martin/), until(1949)], 'fr'],
  ['fender after 1980', [has(/Fender/), from(1981)]],
  ['fender depuis 1980', [has(/Fender/), from(1980)], 'fr'],
  ['gibson pre 1960', [has(/Gibson/), until(1959)]],
  ['strat since 1990', [strat, from(1990)]],
  ['80s', decade(1980)],
  ['1959 les paul', [lesPaul, has(/1959/)]],
  // Countries.
  ['made in japan', [japan]],
  ['fabriquée au Japon', [japan], 'fr'],
  ['mij', [japan]],
  ['japanese strat', [strat, japan]],
  ['guitare japonaise', [japan], 'fr'],
  ['made in mexico', [has(/origin:mx/)]],
  ['mexican strat', [strat, has(/origin:mx/), not(/origin:us/)]],
  ['fabriqué au Mexique', [has(/origin:mx/)], 'fr'],
  ['fender made in usa', [has(/Fender/), has(/origin:us/), not(/Japan|Mexico/)]],
  ['fender made in the USA', [has(/Fender/), has(/origin:us/)]],
  ['made in germany', [has(/origin:de/), has(/Höfner/)]],
  ['fabriqué en Allemagne', [has(/origin:de/)], 'fr'],
  ['made in england', [has(/origin:gb/), has(/Vox|Marshall|Arbiter|Fylde/)]],
  ['fabriquée au Canada', [has(/origin:ca/), has(/Larrivée/)], 'fr'],
  ['made in spain', [has(/origin:es/)]],
  ['japanese pedal', [japan, has(/pedal/)]],
  // Left-handed, weight, neck, nut, pickups, frets.
  ['lefty', [left]],
  ['gaucher', [left], 'fr'],
  ['guitare gauchère', [left], 'fr'],
  ['left handed', [left]],
  ['left-handed gibson', [left, has(/Gibson/)]],
  ['lefty strat', [left, strat]],
  ['left handed guitar under $5,000', [left, cheaper(5000)]],
  ['southpaw', [left]],
  ['light les paul', [lesPaul, lightAt(9)]],
  ['lightweight telecaster', [tele, lightAt(8)]],
  ['stratocaster légère', [strat, lightAt(8)], 'fr'],
  ['les paul under 9 lbs', [lesPaul, lightAt(9)]],
  ['les paul moins de 4 kg', [lesPaul, lightAt(9)], 'fr'],
  ['amp under 20 lbs', [has(/amplifiers/), lightAt(20)]],
  ['gibson p-90', [has(/Gibson/), has(/pickups:p-90/)]],
  ['gibson with p90s', [has(/Gibson/), has(/pickups:p-90/)]],
  ['guitare humbucker', [has(/pickups:humbucker/)], 'fr'],
  ['telecaster humbucker', [tele, has(/pickups:humbucker/)]],
  ['single coil gibson', [has(/Gibson/), has(/pickups:single-coil/)]],
  ['gretsch filtertron', [has(/Gretsch/), has(/pickups:filtertron/)]],
  ['mini humbucker', [has(/pickups:mini-humbucker/)]],
  ['soft v neck', [has(/neck:soft-v/)]],
  ['martin manche en v doux', [has(/Martin/), has(/neck:soft-v/)], 'fr'],
  ['slim neck gibson', [has(/Gibson/), has(/neck:slim-c/)]],
  ['43 mm nut', [has(/nut:43/)]],
  ['sillet 43 mm', [has(/nut:43/)], 'fr'],
  ['24 frets', [has(/frets:24/)]],
  ['guitare 24 frettes', [has(/frets:24/)], 'fr'],
  // Several at once.
  ['60s gibson under 8000', [has(/Gibson/), ...decade(1960), cheaper(8000)]],
  ['fender années 60 sous 9000', [has(/Fender/), ...decade(1960), cheaper(9000)], 'fr'],
  ['japanese guitar under 2000', [japan, cheaper(2000)]],
  ['sunburst strat under 5000', [strat, has(/[Ss]unburst/), cheaper(5000)]],
  ['black les paul under 6000', [lesPaul, has(/[Bb]lack|Ebony/), cheaper(6000)]],
  ['light telecaster under 4000', [tele, lightAt(8), cheaper(4000)]],
  ['70s fender bass', [has(/Fender/), bass, ...decade(1970)]],
  ['p-90 gibson 50s', [has(/Gibson/), has(/pickups:p-90/), ...decade(1950)]],
  // Names, and what players call them.
  ['tele', [tele]],
  ['strats', [strat]],
  ['lp custom', [lesPaul, has(/Custom/)]],
  ['les pauls', [lesPaul]],
  ['ric', [has(/Rickenbacker/)]],
  ['rickys', [has(/Rickenbacker/)]],
  ['epi casino', [has(/Casino/)]],
  ['gibby', [has(/Gibson/)]],
  ['jag', [has(/Jaguar/)]],
  ['p-bass', [has(/Precision Bass/)]],
  ['j-bass', [has(/Jazz Bass/)]],
  ['335', [has(/ES-335/)]],
  ['gibson 335', [has(/ES-335/)]],
  ['d28', [has(/D-28/)]],
  ['goldtop', [has(/Gold top/)]],
  ['hofner', [has(/Höfner/)]],
  ['beatle bass', [has(/Höfner/)]],
  ['dano', [has(/Danelectro/)]],
  ['squier telecastor', [tele]],
  ['mesa', [has(/Mesa/)]],
  ['ts808', [has(/808|Tube Screamer/)]],
  ['les pual', [lesPaul]],
  ['fender stratocaster sunburst', [strat, has(/[Ss]unburst/)]],
  ['acoustique gibson', [has(/Gibson/)], 'fr'],
];

describe('what players look for, in words', () => {
  it('is a table of at least 120 searches, half of them with a price, a year, a country or a feature', () => {
    const understood = searches.filter(([typed]) => Object.keys(parseQuery(typed).filters).length > 0);
    expect(searches.length).toBeGreaterThanOrEqual(120);
    expect(understood.length).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ['tele', /^Telecaster$/],
    ['fender strat', /^Fender Stratocaster$/],
    ['rick', /^Rickenbacker$/],
    ['mand', /^Mandolin/],
  ] as const)(
    '%s: brands, categories and models are suggested first, then items with price and condition',
    async (typed, label) => {
      const found = await suggest(db, typed, 'en');
      expect(found[0]?.label).toMatch(label);
      const kinds = found.map(({ kind }) => kind);
      expect(kinds).toEqual(kinds.toSorted((a, b) => Number(a === 'item') - Number(b === 'item')));
      const items = found.filter(({ kind }) => kind === 'item');
      expect(items.length).toBeGreaterThan(0);
      expect(items.every(({ price }) => price !== null && price.amountCents > 0)).toBe(true);
    },
  );

  it.each(searches)('%s', async (typed, rules, locale = 'en') => {
    const lines = await results(typed, locale);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !rules.every((rule) => rule(line)))).toEqual([]);
  });
});
