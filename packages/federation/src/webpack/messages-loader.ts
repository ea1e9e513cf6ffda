import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import * as z from 'zod/mini';

const messagesSchema = z.record(z.string(), z.string());

function compile(id: string, text: string): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: false });
  } catch (error) {
    throw new Error(`message ${id} is no ICU message: ${String(error)}`, { cause: error });
  }
}

/** Compiles a file of messages to syntax trees, so that the browser needs no parser. A message that does not parse fails the build. */
export default function messagesLoader(source: string): string {
  const messages = Object.entries(messagesSchema.parse(JSON.parse(source)));
  const compiled = Object.fromEntries(messages.map(([id, text]) => [id, compile(id, text)]));
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
}
