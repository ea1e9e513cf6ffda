/** How a sentence begins that asks by itself, in English or French. */
const asking =
  /^\W*(?:do|does|did|is|are|was|were|can|could|may|will|would|should|how|whats?|when|wheres?|who|which|why|i|we|you|my|est|sont|puis|peut|peux|pouvez|avez|as|livrez|faites|combien|quel(?:le)?s?|comment|o[uù]|quand|qui|que|pourquoi|je|vous|tu|ma|mon|mes)(?![\p{L}\p{N}])/iu;

/** Whether words ask something by themselves, rather than going on with what was asked before. */
export const asksByItself = (text: string): boolean => asking.test(text);
