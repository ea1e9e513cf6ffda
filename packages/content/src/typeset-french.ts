const NARROW = '\u202f';
const NO_BREAK = '\u00a0';
const space = `[ ${NO_BREAK}${NARROW}]`;
const unit = '(?:h|min|kg|g|mm|cm|m|km|kΩ|Hz|V|W|ans|jours|mois)';

/** What is no prose: code, the addresses of links in Markdown and in front matter. */
const apart = /(`[^`]*`|\]\([^)]*\)|https?:\/\/\S+|\bhref: \S+)/;

const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [new RegExp(`«${space}*`, 'g'), `«${NARROW}`],
  [new RegExp(`${space}*»`, 'g'), `${NARROW}»`],
  [new RegExp(`(?<=^|[\\p{L}\\d)%$€»’”*_])${space}*([;!?]+)`, 'gu'), `${NARROW}$1`],
  [new RegExp(`(?<=^|\\S)${space}+:`, 'g'), `${NO_BREAK}:`],
  [/(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/g, NARROW],
  [new RegExp(`(?<=\\d)${space}+(?=[%$€])`, 'g'), NARROW],
  [new RegExp(`(?<=\\d) (?=${unit}(?![\\p{L}\\d]))`, 'gu'), NARROW],
];

function typesetProse(text: string): string {
  return rules.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text);
}

/**
 * French as it is set: typographic apostrophes, a narrow no-break space before ; ! ? and inside « », a no-break space
 * before a colon, narrow spaces in numbers and before their units. Code and addresses stay as they are; text that is
 * set already comes back unchanged.
 */
export function typesetFrench(text: string): string {
  return text
    .split(apart)
    .map((part, index) => (index % 2 === 1 ? part : typesetProse(part)))
    .join('');
}
