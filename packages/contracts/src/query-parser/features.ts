import { GRAMS_PER_POUND, neckProfiles, nutRanges, rangeOf, type TraitGroup, weightRanges } from '../listing-traits.ts';
import { originAdjectives, originIn, originNamed, origins } from '../origins.ts';
import { LESS, MORE } from './amounts.ts';
import { END, START, type QueryReader, without } from './parsed-query.ts';

/** A reader of words that always stand for the same values of one group. */
const fixed =
  (group: TraitGroup, words: string, values: readonly string[]): QueryReader =>
  (text) => {
    const match = new RegExp(`${START}(?:${words})${END}`, 'iu').exec(text);
    return match && { keywords: without(text, match[0]), filters: { [group]: values } };
  };

const hands = fixed(
  'hand',
  String.raw`left[- ]?hand(?:ed|ers?)?|lefty|lefties|leftie|southpaw|lh|(?:(?:pour|de|version)\s+)?gauch(?:er|ers|ère|ères|ere|eres)|main gauche`,
  ['left'],
);

const drops = fixed(
  'price',
  String.raw`price[- ]?drops?|reduced(?:\s+price)?|marked down|on sale|prix (?:baissés?|baisses?|réduits?|reduits?)|en (?:promo|promotion|soldes?)|baisses? de prix`,
  ['drop'],
);

const escaped = (text: string): string => text.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s+`);
const longestFirst = (names: readonly string[]): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
const countries = longestFirst(Object.values(origins).flat());
const adjectives = longestFirst(Object.values(originAdjectives).flatMap((names) => names ?? []));
const made = new RegExp(
  String.raw`${START}(?:(?:made|built|crafted) in(?: the)?|fabriqu[ée]e?s?\s+(?:aux?|en)|de fabrication|made)\s+(?<country>${countries}|${adjectives})${END}`,
  'iu',
);
const named = new RegExp(String.raw`${START}(?<country>${adjectives})${END}`, 'iu');

/** Where it was made: `made in Japan`, `fabriquée au Japon`, `japonaise`, `MIJ`. */
const makers: QueryReader = (text) => {
  const match = made.exec(text) ?? named.exec(text);
  const country = match?.groups?.['country'] ?? '';
  const origin = originNamed(country) ?? originIn(country);
  return match && origin ? { keywords: without(text, match[0]), filters: { origin: [origin] } } : null;
};

const NUMBER = String.raw`(?<number>\d{1,2}(?:[.,]\d{1,2})?)`;
const heavy = new RegExp(
  String.raw`${START}(?:(?:weighing|weighs|pesant|qui p[èe]se)\s+)?(?:(?<less>${LESS})|(?<more>${MORE}))\s*${NUMBER}\s?(?<unit>lbs?|pounds?|kg|kilos?|kilogrammes?)${END}`,
  'iu',
);

/** A bound of the weight: `under 8 lbs`, `moins de 3,5 kg`. Ranges are whole pounds; the one that the bound lies in counts. */
const weights: QueryReader = (text) => {
  const match = heavy.exec(text);
  if (!match) return null;
  const number = Number(match.groups?.['number']?.replace(',', '.'));
  const pounds = match.groups?.['unit']?.toLowerCase().startsWith('k') ? (number * 1_000) / GRAMS_PER_POUND : number;
  const values = weightRanges.filter((from) => {
    const { to } = rangeOf(weightRanges, from);
    return match.groups?.['less'] ? from < pounds : (to ?? Number.POSITIVE_INFINITY) > pounds;
  });
  return values.length === 0 ? null : { keywords: without(text, match[0]), filters: { weight: values.map(String) } };
};

const lightness = new RegExp(
  String.raw`${START}(?:light[- ]?weight|(?<!extra |custom |ultra |super )light|l[ée]g(?:er|ers|[èe]re|[èe]res)|poids plume|feather[- ]?weight)${END}(?!\s+(?:gauge|strings?|blue|green|brown|grey|gray|pink|yellow|top|burst|sunburst|aged|relic|wear|oak|cream|tirant))`,
  'iu',
);
const strings = new RegExp(String.raw`${START}(?:strings?|cordes?|gauge|tirant|case|étui|etui|stand)${END}`, 'iu');
const HEAVIER = new RegExp(
  String.raw`${START}(?:les paul|lp|bass|basse|j-?bass|p-?bass|precision|es-?\d{3})${END}`,
  'iu',
);

/** What players call light: below eight pounds, below nine for what is heavy by its kind. */
const light: QueryReader = (text) => {
  const match = strings.test(text) ? null : lightness.exec(text);
  if (!match) return null;
  const below = HEAVIER.test(text) ? 9 : 8;
  return {
    keywords: without(text, match[0]),
    filters: { weight: weightRanges.filter((from) => from < below).map(String) },
  };
};

const NECK = String.raw`(?:[- ]?(?:neck|profile|shape(?:d)?(?: neck)?|carve)s?)`;
const necks: readonly QueryReader[] = [
  fixed('neck', String.raw`soft[- ]v(?:${NECK})?|(?:manche|profil) en v doux`, ['soft-v']),
  fixed('neck', String.raw`v${NECK}|(?:manche|profil) en v`, ['soft-v', 'v']),
  fixed('neck', String.raw`(?:slim|thin)(?:[- ]taper|[- ]c)?${NECK}|slim[- ]taper|manche fin`, ['slim-c']),
  fixed('neck', String.raw`(?:fat|chunky|thick|baseball bat|big)(?:[- ]c)?${NECK}|gros manche|manche épais`, [
    'full-c',
    'u',
    'round',
  ]),
  ...neckProfiles
    .filter((profile) => /^[cud]$/.test(profile))
    .map((profile) =>
      fixed(
        'neck',
        `${profile}${NECK}|(?:manche|profil) en ${profile}`,
        profile === 'c' ? ['slim-c', 'c', 'full-c'] : [profile],
      ),
    ),
];

const nutWidth = new RegExp(
  String.raw`${START}(?:(?:nut(?: width)?|sillet(?: de)?)\s*(?:of\s+)?(?<after>\d\d(?:[.,]\d)?)\s?(?:mm)?|(?<before>\d\d(?:[.,]\d)?)\s?mm(?:\s+(?:nut(?: width)?|au sillet))?)${END}`,
  'iu',
);
const nuts: QueryReader = (text) => {
  const match = nutWidth.exec(text);
  const mm = Number((match?.groups?.['after'] ?? match?.groups?.['before'] ?? '').replace(',', '.'));
  if (!match || mm < 25 || mm > 65) return null;
  return { keywords: without(text, match[0]), filters: { nut: [String(rangeOf(nutRanges, mm).from)] } };
};

const WITH = String.raw`(?:(?:with|avec|w\/)\s+(?:(?:two|three|deux|trois|2|3)\s+)?)?`;
const pickups: readonly QueryReader[] = [
  fixed('pickups', String.raw`${WITH}mini[- ]?humbuckers?`, ['mini-humbucker']),
  fixed('pickups', String.raw`${WITH}(?:humbuckers?(?: pickups?)?|humbucking pickups?|doubles? bobinages?)`, [
    'humbucker',
  ]),
  fixed('pickups', String.raw`${WITH}(?:p-?90'?s?(?: pickups?)?|soap ?bars?)`, ['p-90']),
  fixed('pickups', String.raw`${WITH}(?:single[- ]?coils?(?: pickups?)?|simples? bobinages?)`, ['single-coil']),
  fixed('pickups', String.raw`${WITH}filter[-'’ ]?trons?`, ['filtertron']),
  fixed('pickups', String.raw`${WITH}gold[- ]?foils?(?: pickups?)?`, ['gold-foil']),
  fixed('pickups', String.raw`${WITH}lipsticks?(?:[- ]tubes?)?(?: pickups?)?`, ['lipstick']),
];

const frets: QueryReader = (text) => {
  const match = new RegExp(String.raw`${START}(?<count>1[2-9]|2\d)[- ]?(?:frets?|frettes?|cases)${END}`, 'iu').exec(
    text,
  );
  const count = match?.groups?.['count'];
  return match && count ? { keywords: without(text, match[0]), filters: { frets: [count] } } : null;
};

/** Readers of hands, countries, weights, necks, nuts, pickups, frets and lowered prices. */
export const featureReaders: readonly QueryReader[] = [
  hands,
  drops,
  makers,
  weights,
  light,
  ...necks,
  nuts,
  ...pickups,
  frets,
];
