/** What a passage of a message gives away. */
export type ContactKind = 'email' | 'phone' | 'link';

/** A passage with which two people could leave the shop. */
export interface ContactDetail {
  readonly kind: ContactKind;
  readonly text: string;
}

const EMAIL = /[\w.%+-]{1,64}(?:@|\s?[([]at[)\]]\s?)[a-z0-9-]{1,63}(?:(?:\.|\s?[([]dot[)\]]\s?)[a-z0-9-]{1,63})+/gi;
const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"«»]{1,200}|\b(?:paypal\.me|venmo\.com|cash\.app|wa\.me|t\.me|revolut\.me|zellepay\.com)\/?[^\s<>"«»]{0,80}/gi;
const PHONE = /(?:\+|\(|\b)\d[\d\s().\-/]{6,24}\d\b/g;
/** Fewest and most digits of a telephone number (E.164 allows 15). */
const DIGITS = { least: 9, most: 15 } as const;
/** A date, a price or a range of years has digits too. */
const NO_PHONE =
  /^\d{4}[-/.\s]\d{1,2}[-/.\s]\d{1,2}|^\d{1,2}[/.]\d{1,2}[/.]\d{4}|^(?:19|20)\d\d\s?[-/]\s?(?:19|20)\d\d/;

const isPhone = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, '').length;
  return digits >= DIGITS.least && digits <= DIGITS.most && !NO_PHONE.test(text);
};

/**
 * The e-mail addresses, telephone numbers and links in a text, in its order, each once. A serial number with letters, a price and
 * a date are none. `isOwnLink` says which links stay inside the shop.
 */
export function findContactDetails(
  text: string,
  isOwnLink: (link: string) => boolean = () => false,
): readonly ContactDetail[] {
  const found: { at: number; kind: ContactKind; text: string }[] = [];
  const take = (kind: ContactKind, pattern: RegExp, isMeant: (passage: string) => boolean): void => {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const passage = match.replace(/[.,;:!?)\]]+$/, '').trim();
      const overlaps = found.some(({ at, text: other }) => index < at + other.length && at < index + match.length);
      if (!overlaps && isMeant(passage)) found.push({ at: index, kind, text: passage });
    }
  };
  take('email', EMAIL, () => true);
  take('link', LINK, (link) => !isOwnLink(link));
  take('phone', PHONE, isPhone);
  const seen = new Set<string>();
  return found
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ kind, text: passage }) => {
      if (seen.has(passage)) return [];
      seen.add(passage);
      return [{ kind, text: passage }];
    });
}
