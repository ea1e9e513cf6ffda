import { type DocumentNode, GraphQLError, parse, type ParseOptions } from 'graphql';
import { limitError } from './query-limits.ts';

/** Length of a document at most, in characters; all fixed operations together have 13,000. */
const MAX_LENGTH = 20_000;
/** Words and signs of a document at most. */
const MAX_TOKENS = 2_500;
/** Brackets in brackets at most: the parser calls itself for each. */
const MAX_NESTING = 80;

const OPENING = new Set(['{', '[', '('].map((bracket) => bracket.charCodeAt(0)));
const CLOSING = new Set(['}', ']', ')'].map((bracket) => bracket.charCodeAt(0)));

/** Brackets in texts and comments count as well, which no client of the shop has by the dozen. */
function checkNesting(text: string): void {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (CLOSING.has(character)) depth--;
    else if (OPENING.has(character) && ++depth > MAX_NESTING) throw limitError('a nesting', depth, MAX_NESTING);
  }
}

/** Parses a document of a bounded size. Throws a GraphQLError, with the code LIMIT_EXCEEDED for one that is too large. */
export function parseDocument(text: string, options?: ParseOptions): DocumentNode {
  if (text.length > MAX_LENGTH) throw limitError('a length', text.length, MAX_LENGTH);
  checkNesting(text);
  try {
    return parse(text, { ...options, maxTokens: MAX_TOKENS });
  } catch (error) {
    // Its message is the parser's own; the code tells a program that the document is too large, not wrong.
    const isTooLong = error instanceof GraphQLError && error.message.includes(`${MAX_TOKENS} tokens`);
    throw isTooLong ? new GraphQLError(error.message, { extensions: { code: 'LIMIT_EXCEEDED' } }) : error;
  }
}
