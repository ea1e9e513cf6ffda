const NARROW = '\u202f';
const NO_BREAK = '\u00a0';
const space = `[ ${NO_BREAK}${NARROW}]`;

/** Markdown that is no prose: code, and the addresses of links. */
const apart = /(`[^`]*`|\]\([^)]*\)|https?:\/\/\S+)/;

function typesetProse(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(new RegExp(`${space}*«${space}*`, 'g'), (match) => (/^\s/.test(match) ? ` «${NARROW}` : `«${NARROW}`))
    .replace(new RegExp(`${space}*»`, 'g'), `${NARROW}»`)
    .replace(new RegExp(`(?<=[\\p{L}\\d)%$€»’”*_])${space}*([;!?]+)`, 'gu'), `${NARROW}$1`)
    .replace(new RegExp(`(?<=\\S)${space}+:`, 'g'), `${NO_BREAK}:`)
    .replace(/(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/g, NARROW)
    .replace(new RegExp(`(?<=\\d)${space}+(?=[%$€])`, 'g'), NARROW)
    .replace(/(?<=\d) (?=(?:h|min|kg|g|mm|cm|m|km|kΩ|Hz|V|W|ans|jours|mois)(?![\p{L}\d]))/gu, NARROW);
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
