/** How a sentence begins that asks by itself, in English or French. */
const asking =
  /^\W*(?:do|does|did|is|are|was|were|can|could|may|will|would|should|how|whats?|when|wheres?|who|which|why|i|we|you|my|est|sont|puis|peut|peux|pouvez|avez|as|livrez|faites|combien|quel(?:le)?s?|comment|o[uù]|quand|qui|que|pourquoi|je|vous|tu|ma|mon|mes)(?![\p{L}\p{N}])/iu;

/** Whether words ask something by themselves, rather than going on with what was asked before. */
export const asksByItself = (text: string): boolean => asking.test(text);

const howMuch =
  /\b(?:how (?:much|long|many \p{L}+)(?: is| are| does| do| would)?|what does|combien (?:de \p{L}+ )?(?:co[uû]tent?|prend|prennent|dure|durent|est)?|cost|take)(?![\p{L}])/giu;

/** What a question is about, without asking how much or how long: `how much is a setup` → `a setup`. */
export const withoutAsking = (text: string): string => text.replaceAll(howMuch, ' ').replaceAll(/\s+/g, ' ').trim();
