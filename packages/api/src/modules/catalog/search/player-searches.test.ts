import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#api/platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';
import { searchListings } from './search-listings.fixture.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase({ template: demoShop(1_700) });
  db = database.db;
}, 180_000);
afterAll(() => database.drop());

/** What a result says of itself, in one line: title, finish, condition, type, category. */
async function results(keywords: string, locale: Locale): Promise<string[]> {
  const found = await searchListings(db, locale, { keywords }, 'DEFAULT', 1, 8);
  return (await found.nodes()).map(({ item }) =>
    [item.title, item.finish, item.subtitle, item.condition, item.type.slug, item.category.slug].join(' | '),
  );
}

/** What somebody types, and what every one of the first eight results must be. */
const searches: readonly (readonly [string, RegExp, Locale?])[] = [
  // Names of models, as players write them.
  ['les paul', /Les Paul/],
  ['lespaul', /Les Paul/],
  ['stratocaster', /Stratocaster/],
  ['strat', /Strat/],
  ['tele', /Tele/],
  ['telecaster', /Telecaster/],
  ['es-335', /ES-335/],
  ['es335', /ES-335/],
  ['ES 335', /ES-335/],
  ['d-28', /D-28/],
  ['d28', /D-28/],
  ['D 28 martin', /D-28/],
  ['j-45', /J-45/],
  ['sg standard', /SG/],
  ['jazzmaster', /Jazzmaster/],
  ['jaguar', /Jaguar/],
  ['precision bass', /Precision/],
  ['p bass', /Precision Bass/],
  ['flying v', /Flying V/],
  ['firebird', /Firebird/],
  ['casino', /Casino/],
  ['hummingbird', /Hummingbird/],
  ['000-15m', /000-15M/],
  ['f-5', /F-5/],
  // Brands, alone and with a year.
  ['gretsch', /Gretsch/],
  ['rickenbacker', /Rickenbacker/],
  ['gibson 1959', /1959.* Gibson|Gibson.*1959/],
  ['1962 fender', /(1962|–62|c\. 196).* Fender/],
  ['1960s fender', /196\d.*Fender/],
  ['60s gibson', /196\d.*Gibson/],
  ['1930s martin', /(193\d|–30).*Martin/],
  // A year, a name and a colour.
  ['sunburst telecaster', /Telecaster.*[Ss]unburst/],
  ['les paul sunburst', /Les Paul.*burst/],
  ['black stratocaster', /Stratocaster.*[Bb]lack/],
  ['natural dreadnought', /[Nn]atural.*dreadnought/],
  ['cherry sg', /SG.*[Cc]herry/],
  // Typing errors.
  ['les pual', /Les Paul/],
  ['stratocastor', /Stratocaster/],
  ['startocaster', /Stratocaster/],
  ['tlecaster', /Telecaster/],
  ['gibosn', /Gibson/],
  ['rickenbaker', /Rickenbacker/],
  ['gretch', /Gretsch/],
  ['epihpone', /Epiphone/],
  ['les pual sunbrust', /Les Paul.*burst/],
  ['mandolyn', /mandolin/i],
  // Kinds of instruments.
  ['mandolin', /mandolin/i],
  ['ukulele', /ukulele/i],
  ['banjo', /banjo/i],
  ['archtop', /archtop|hollow/i],
  ['resonator', /resonator/i],
  ['12 string', /12|string/i],
  ['tube amp', /amplifier|amps/i],
  ['lp junior', /Les Paul Junior/],
  ['j bass', /Jazz Bass/],
  ['lap steel', /steel/i],
  // What players call it, and what stands on the tag.
  ['goldtop', /Gold top/],
  ['hollowbody', /hollow-semi-hollow/],
  ['gibson 335', /ES-335/],
  ['59 les paul burst', /1959.*Les Paul.*burst/],
  ['lefty', /left-handed/],
  ['lh telecaster', /Telecaster.*left-handed/],
  ['pre-war martin', /(19[0-3]\d|194[01]|–30).*Martin/],
  ['pre-CBS strat', /19(5\d|6[0-4]) Fender Stratocaster/],
  ["60's gibson", /196\d.*Gibson/],
  ['nylon string', /classical-nylon/],
  ['parlour guitar', /parlor-small-body/],
  ['used fender', /Fender/],
  ['les paul excellent condition', /Les Paul.*EXCELLENT/],
  // Of a kind that is named, things of that kind come first.
  ['bass', /bass-guitars/],
  ['electric bass', /bass-guitars/],
  ['amp', /amplifiers/],
  ['combo amp', /amplifiers/],
  ['pedal', /pedals/],
  ['jumbo', /jumbo$|jumbo \|/],
  ['mandolins', /mandolins$/],
  ['5 string banjo', /banjos/],
  ['tee', /T-shirt/],
  // French, with and without its accents.
  ['guitare électrique', /electric-guitars/, 'fr'],
  ['guitare electrique', /electric-guitars/, 'fr'],
  ['guitare acoustique', /acoustic-guitars/, 'fr'],
  ['mandoline', /mandolin/i, 'fr'],
  ['ukulélé', /ukul[eé]l[eé]/i, 'fr'],
  ['basse', /bass/i, 'fr'],
  ['gaucher', /gaucher|left/i, 'fr'],
  ['amplificateur', /amplifier/i, 'fr'],
  ['année 1964', /1964/, 'fr'],
  ['années 60', /196\d/, 'fr'],
  ['stratocaster blanche', /Stratocaster.*Blanc/, 'fr'],
  ['les paul noire', /Les Paul.*(Noir|Ébène)/, 'fr'],
  ['guitare bleue', /Bleu/, 'fr'],
  ['gauchère', /gaucher/, 'fr'],
  ['guitare folk', /acoustic-guitars/, 'fr'],
  ['basse électrique', /bass-guitars/, 'fr'],
  ['ampli à lampes', /amplifiers/, 'fr'],
  ['tee-shirt', /T-shirt/, 'fr'],
  ['12 cordes', /douze cordes|360\/12/, 'fr'],
  ["fender d'occasion", /Fender/, 'fr'],
  ['sangle de guitare', /Sangle/, 'fr'],
  ['martin avant-guerre', /Martin.*(19[0-3]\d|194[01])/, 'fr'],
  // Merch and small things.
  ['hoodie', /hoodie|merch/i],
  ['t-shirt', /shirt/i],
  ['guitar strap', /strap/i],
];

describe('what players look for', () => {
  it.each(searches)('%s', async (keywords, expected, locale = 'en') => {
    const found = await results(keywords, locale);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((line) => !expected.test(line))).toEqual([]);
  });

  it.each([
    ['cap', /Cap |Cap$/, 2],
    ['strings', /strings$|strings \|/, 5],
    ['picks', /picks/, 4],
    ['tuner', /tuners/, 4],
    ['hardshell case', /cases/, 5],
  ] as const)('%s: first what is meant', async (keywords, expected, count) => {
    const found = await results(keywords, 'en');
    expect(found.slice(0, count).filter((line) => !expected.test(line))).toEqual([]);
  });

  it.each(['qqqqzzzz', 'xkcd accordion hurdy', '0000000000'])('%s: nothing, and no error', async (keywords) => {
    const found = await searchListings(db, 'en', { keywords }, 'DEFAULT', 1, 8);
    expect(await found.totalCount()).toBe(0);
    await expect(found.suggestions()).resolves.toBeDefined();
  });

  it.each(['!!! ???', 'the', 'anything', 'vintage instruments', 'toutes les', '…'])(
    '%s: says that it fits everything, and shows nothing of it',
    async (keywords) => {
      const found = await searchListings(db, 'en', { keywords }, 'DEFAULT', 1, 8);
      expect(found.keywordsAreUnspecific).toBe(true);
      expect(await found.totalCount()).toBe(0);
      expect(await found.suggestions()).not.toEqual([]);
    },
  );

  it.each(['guitar', 'vintage gibson', 'the beatles bass', ''])(
    '%s: names something, or asks for nothing',
    async (keywords) => {
      const found = await searchListings(db, 'en', { keywords }, 'DEFAULT', 1, 8);
      expect(found.keywordsAreUnspecific).toBe(false);
      expect(await found.totalCount()).toBeGreaterThan(0);
    },
  );
});
