/** What a saved reply fills in, each with what stands for it in the text. */
export const placeholders = { item: '{item}', price: '{price}', shipDate: '{ship date}' } as const;
export type Placeholder = keyof typeof placeholders;
export const placeholderNames: readonly Placeholder[] = ['item', 'price', 'shipDate'];

/** What the subject of a thread has to fill in, as it is shown; null for what it does not have. */
export type ReplyFacts = Readonly<Record<Placeholder, string | null>>;

/** A reply with what is known of the subject; what is not known stays as it stands, to be written by hand. */
export function fillReply(text: string, facts: ReplyFacts): string {
  // All at once: a title that holds another placeholder is left as it is.
  return text.replaceAll(/\{item\}|\{price\}|\{ship date\}/g, (found) => {
    const name = placeholderNames.find((known) => placeholders[known] === found);
    return (name && facts[name]) ?? found;
  });
}

/** Which placeholders a text still has. */
export const leftIn = (text: string): readonly string[] =>
  placeholderNames.map((name) => placeholders[name]).filter((placeholder) => text.includes(placeholder));

/** The text of a reply in a language, or in the other one where that alone is written. */
export const textIn = (reply: { readonly textEn: string; readonly textFr: string }, locale: string): string =>
  locale === 'fr' ? reply.textFr || reply.textEn : reply.textEn || reply.textFr;

/** A text with a reply at its end, in a paragraph of its own. */
export const appended = (text: string, reply: string): string =>
  text.trim() === '' ? reply : `${text.trimEnd()}\n\n${reply}`;

/** Characters at most; the API holds them too. */
export const MOST_REPLY_TITLE = 60;
export const MOST_REPLY_TEXT = 2_000;
export const MOST_AWAY_TEXT = 1_000;
