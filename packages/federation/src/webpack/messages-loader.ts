import { parse } from '@formatjs/icu-messageformat-parser';

/** Compiles a file of messages to syntax trees, so that the browser needs no parser. A message that does not parse fails the build. */
export default function messagesLoader(source: string): string {
  const messages = JSON.parse(source) as Record<string, string>;
  const compiled = Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, parse(text, { ignoreTag: false })]),
  );
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
}
