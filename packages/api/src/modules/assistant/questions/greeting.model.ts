import { tokenize } from '#api/platform/search/normalize-text.ts';

const greetings = new Set(
  'hello hi hey there good morning afternoon evening bonjour bonsoir salut coucou thanks thank you thx very much a lot merci beaucoup bien bye goodbye au revoir'.split(
    ' ',
  ),
);
/** One of them has to stand there: “a lot” alone greets nobody. */
const core =
  /(?<![\p{L}])(?:hello|hi|hey|good (?:morning|afternoon|evening)|bonjour|bonsoir|salut|coucou|thanks|thank you|thx|merci|bye|goodbye|au revoir)(?![\p{L}])/iu;

/** Whether a text greets or thanks, and asks nothing. */
export const isGreeting = (text: string): boolean =>
  core.test(text) && tokenize(text).every((word) => greetings.has(word));
