import { END, START, type QueryReader, without } from './parsed-query.ts';

const YEAR = String.raw`(?<year>1[89]\d\d|20[0-4]\d)`;
const before = new RegExp(
  String.raw`${START}(?:(?:made |built |from )?(?:before|prior to|pre)|(?:d['’])?avant)[ -]?${YEAR}${END}`,
  'iu',
);
const after = new RegExp(
  String.raw`${START}(?:(?:made |built |from )?(?:after|since|post)|apr[èe]s|depuis)[ -]?${YEAR}${END}`,
  'iu',
);
const SHORT = String.raw`(?<short>[2-9]0)`;
const LONG = String.raw`(?<long>(?:18|19|20)\d0)`;
const decadePatterns = [
  new RegExp(String.raw`${START}(?:the\s+)?(?:early |mid |late |mid-)?${LONG}['’]?s${END}`, 'iu'),
  new RegExp(String.raw`${START}(?:the\s+)?(?:early |mid |late |mid-)?['’]?${SHORT}['’]?s${END}`, 'iu'),
  new RegExp(String.raw`${START}(?:(?:des |dans les |les )?ann[ée]es)\s+(?:${LONG}|${SHORT})${END}`, 'iu'),
];

/** 50s as 1950; 20s and 10s are of the last century, as what is made now is named by its year. */
const decadeOf = (groups: Readonly<Record<string, string | undefined>>): number =>
  groups['long'] === undefined ? 1900 + Number(groups['short']) : Number(groups['long']);

/** Before or after a year: `before 1965`, `depuis 1980`. */
export const readYears: QueryReader = (text) => {
  const early = before.exec(text);
  const left = early ? without(text, early[0]) : text;
  const late = after.exec(left);
  if (!early && !late) return null;
  return {
    keywords: late ? without(left, late[0]) : left,
    filters: {
      ...(early ? { maxYear: Number(early.groups?.['year']) - 1 } : {}),
      ...(late ? { minYear: Number(late.groups?.['year']) + (/since|depuis/i.test(late[0]) ? 0 : 1) } : {}),
    },
  };
};

/** Decades by their names: `60s`, `1950's`, `années 70`. Not where a model has the name, as in `50s neck`. */
export const readDecades: QueryReader = (text) => {
  let keywords = text;
  const decade: number[] = [];
  for (const pattern of decadePatterns)
    for (let match = pattern.exec(keywords); match; match = pattern.exec(keywords)) {
      const rest = keywords.slice(match.index + match[0].length);
      if (
        /^\s+(?:neck|style|reissue|standard|tribute|profile|slim|wiring|specs?|ri\b|manche|réédition|reedition)/iu.test(
          rest,
        )
      )
        break;
      decade.push(decadeOf(match.groups ?? {}));
      keywords = without(keywords, match[0]);
    }
  return decade.length === 0 ? null : { keywords, filters: { decade: [...new Set(decade)] } };
};
