import { masculine, nouns as frenchNouns } from '../copy/fr/parts.ts';
import { nouns as englishNouns } from '../copy/en/parts.ts';
import type { NounKey } from '../models/parts.ts';

const narrow = '\u202f';

/** French spacing: a narrow no-break space before ; : ! ? % » and after «, and between a number and its unit. */
export function typesetFrench(text: string): string {
  return text
    .replace(/[ \u00a0]+([;:!?%»])/g, `${narrow}$1`)
    .replace(/«[ \u00a0]+/g, `«${narrow}`)
    .replace(/(\d) (?=(?:kg|mm|cm|kΩ|W|volts?|watts?)(?![\p{L}\d]))/gu, `$1${narrow}`);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function article(noun: string): string {
  return /^[aeio]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** Words that stand for the thing itself in a sentence. */
export function nounWords(noun: NounKey): {
  readonly en: Readonly<Record<string, string>>;
  readonly fr: Readonly<Record<string, string>>;
} {
  const en = englishNouns[noun];
  const fr = frenchNouns[noun];
  const the = noun === 'amp' ? 'l’ampli' : masculine.has(noun) ? `le ${fr}` : `la ${fr}`;
  return { en: { noun: en, the: `the ${en}`, a: article(en) }, fr: { noun: fr, Noun: upperFirst(fr), the } };
}

/** Fills {slots}; a slot without a value is a mistake in the copy and throws. */
export function fill(line: string, values: Readonly<Record<string, string>>): string {
  return line.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`no value for {${name}} in “${line}”`);
    return value;
  });
}

/** Chooses the form of each <masculine|feminine> pair. */
export function agree(line: string, noun: NounKey): string {
  return line.replace(/<([^|<>]*)\|([^|<>]*)>/g, (_, m: string, f: string) => (masculine.has(noun) ? m : f));
}
