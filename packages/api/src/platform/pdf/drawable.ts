/** Emoji with the spaces before them: the sign or the two letters of a flag, and what joins and colours them. */
const EMOJI =
  /[ \u00a0]*(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Regional_Indicator})[\uFE0F\u200D\p{Emoji_Modifier}\p{Emoji_Presentation}\p{Regional_Indicator}\u{E0020}-\u{E007F}]*/gu;

/** A text as the fonts of documents have it: without emoji, and without the narrow space that French numbers are grouped with. */
export const drawable = (text: string): string => text.replaceAll(EMOJI, '').replaceAll('\u202f', '\u00a0').trimStart();
