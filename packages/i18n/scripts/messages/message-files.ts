import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { locales, type Locale } from '@headstock/contracts/locale';
import { z } from 'zod';
import type { MessageProblem } from './problem.ts';

/** One message as it stands in its file; `elements` is its syntax tree, empty when it does not parse. */
export interface Message {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly elements: readonly MessageFormatElement[];
}

/** The messages of an app in one language, by id. */
export type MessagesById = ReadonlyMap<string, Message>;

export interface AppMessages {
  readonly byLocale: Readonly<Record<Locale, MessagesById>>;
  readonly problems: readonly MessageProblem[];
}

const contentsSchema = z.record(z.string(), z.string());

/** `messages/en.json` and `messages/checkout.en.json` are both English. */
function localeOfFile(file: string): Locale | undefined {
  return locales.find((locale) => new RegExp(`(^|\\.)${locale}\\.json$`).test(path.basename(file)));
}

function lineOf(source: string, id: string): number {
  const at = source.indexOf(`${JSON.stringify(id)}:`);
  return at < 0 ? 1 : source.slice(0, at).split('\n').length;
}

function parseText(text: string): MessageFormatElement[] | Error {
  try {
    return parse(text, { ignoreTag: false });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Reads every file of messages under an app's folder: those in folders called `messages`. */
export function readMessages(folder: string): AppMessages {
  const byLocale: Record<Locale, Map<string, Message>> = { en: new Map(), fr: new Map() };
  const problems: MessageProblem[] = [];
  const files = globSync('**/messages/*.json', { cwd: folder, exclude: ['**/node_modules', '**/dist'] }).toSorted();
  for (const file of files.map((name) => path.join(folder, name))) {
    const locale = localeOfFile(file);
    const source = readFileSync(file, 'utf8');
    const contents = contentsSchema.safeParse(JSON.parse(source));
    if (!locale || !contents.success) {
      problems.push({ file, line: 1, text: locale ? 'is no flat list of texts' : 'is of no known language' });
      continue;
    }
    for (const [id, text] of Object.entries(contents.data)) {
      const line = lineOf(source, id);
      const twin = byLocale[locale].get(id);
      if (twin) problems.push({ file, line, id, text: `stands in ${twin.file} as well` });
      const elements = parseText(text);
      if (elements instanceof Error) problems.push({ file, line, id, text: `does not parse: ${elements.message}` });
      byLocale[locale].set(id, { id, file, line, elements: elements instanceof Error ? [] : elements });
    }
  }
  return { byLocale, problems };
}
