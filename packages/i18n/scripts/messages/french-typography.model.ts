import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const NARROW = '\u202F';
const NO_BREAK = '\u00A0';
/** Stands for a value that is put in at run time. */
const VALUE = '\uFFFC';

/** The texts of a message as the reader may see them: one for the message, and one for each of its choices. */
function readingsOf(elements: readonly MessageFormatElement[]): string[] {
  const choices: string[] = [];
  const line = elements.map((element): string => {
    switch (element.type) {
      case TYPE.literal:
        return element.value;
      case TYPE.tag: {
        const [inner = '', ...rest] = readingsOf(element.children);
        choices.push(...rest);
        return inner;
      }
      case TYPE.plural:
      case TYPE.select:
        for (const { value } of Object.values(element.options)) choices.push(...readingsOf(value));
        return VALUE;
      default:
        return VALUE;
    }
  });
  return [line.join(''), ...choices];
}

interface Rule {
  /** What is wrong. */
  readonly broken: RegExp;
  readonly says: string;
}

const rules: readonly Rule[] = [
  { broken: new RegExp(`[^${NARROW}?!](?<!^)[?!;]`, 'u'), says: 'wants a narrow no-break space (U+202F) before ? ! ;' },
  {
    broken: new RegExp(`[^${NO_BREAK}${NARROW}\\d](?<!https?):|\\d:(?!\\d)`, 'u'),
    says: 'wants a no-break space (U+00A0 or U+202F) before a colon',
  },
  {
    broken: new RegExp(`«(?!${NARROW})|(?<!${NARROW})»`, 'u'),
    says: 'wants narrow no-break spaces (U+202F) within « »',
  },
  { broken: /["“”]/u, says: 'wants « » for quotation marks' },
  { broken: /['‘]/u, says: 'wants ’ for an apostrophe' },
  { broken: /\.\.\./u, says: 'wants … for three dots' },
];

/** The rules of French typography that a message breaks, each in words. */
export function checkFrenchTypography(elements: readonly MessageFormatElement[]): string[] {
  const readings = readingsOf(elements);
  return rules.filter(({ broken }) => readings.some((text) => broken.test(text))).map(({ says }) => says);
}
