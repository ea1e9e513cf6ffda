import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isEventType } from '@headstock/contracts/event-types';
import { checkFrenchTypography } from './french-typography.model.ts';
import { readMessages, type AppMessages, type Message, type MessagesById } from './message-files.ts';
import type { MessageProblem } from './problem.ts';
import { scanSource, type SourceScan } from './scan-source.ts';
import {
  describePattern,
  foldWords,
  idsOfPattern,
  looksLikeId,
  looksLikePattern,
  prefixesOf,
} from './used-ids.model.ts';
import { describeDifference } from './values.model.ts';

interface Source extends SourceScan {
  readonly file: string;
  readonly text: string;
}

const NOT_PRODUCT = /\.(test|fixture|spec)\.tsx?$|[/\\]e2e[/\\]/;

function readSources(folder: string): Source[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/node_modules', '**/dist'] })
    .toSorted()
    .filter((name) => !NOT_PRODUCT.test(name))
    .map((name) => {
      const file = path.join(folder, name);
      const text = readFileSync(file, 'utf8');
      return { file, text, ...scanSource(file, text) };
    });
}

const lineAt = ({ text }: Source, offset: number): number => text.slice(0, offset).split('\n').length;

/** What the code names, against what the English files hold. */
function checkUse(sources: readonly Source[], shared: readonly Source[], known: MessagesById): MessageProblem[] {
  const problems: MessageProblem[] = [];
  const prefixes = prefixesOf(known.keys());
  const words = foldWords([...sources, ...shared].flatMap(({ literals }) => [...literals.keys()]));
  const used = new Set<string>();
  for (const source of [...sources, ...shared]) {
    for (const [literal, start] of source.literals) {
      if (known.has(literal)) used.add(literal);
      // Events are named like messages: `order.paid`.
      else if (looksLikeId(literal, prefixes) && !isEventType(literal)) {
        const text = 'is used, but there is no such message';
        problems.push({ file: source.file, line: lineAt(source, start), id: literal, text });
      }
    }
    for (const { parts, start } of source.templates) {
      if (!looksLikePattern(parts, prefixes)) continue;
      const ids = idsOfPattern(parts, known.keys(), words);
      for (const id of ids) used.add(id);
      if (ids.length > 0) continue;
      const text = 'fits no message';
      problems.push({ file: source.file, line: lineAt(source, start), id: describePattern(parts), text });
    }
  }
  for (const message of known.values()) if (!used.has(message.id)) problems.push(about(message, 'is used nowhere'));
  return problems;
}

const about = ({ file, line, id }: Message, text: string): MessageProblem => ({ file, line, id, text });

/** The French messages against the English ones, and against the rules of French typography. */
function checkFrench({ byLocale: { en, fr } }: AppMessages): MessageProblem[] {
  const problems: MessageProblem[] = [];
  for (const message of en.values()) {
    const twin = fr.get(message.id);
    if (!twin) problems.push(about(message, 'is missing in French'));
    else {
      const difference = describeDifference(message.elements, twin.elements);
      if (difference) problems.push(about(twin, difference));
    }
  }
  for (const message of fr.values()) {
    if (!en.has(message.id)) problems.push(about(message, 'is missing in English'));
    for (const text of checkFrenchTypography(message.elements)) problems.push(about(message, text));
  }
  return problems;
}

/**
 * Everything that is wrong with the messages of the app in `folder`. `sharedFolders` hold packages whose tables name messages or
 * values of the app as well.
 */
export function checkApp(folder: string, sharedFolders: readonly string[] = []): MessageProblem[] {
  const messages = readMessages(folder);
  const sources = readSources(folder);
  const shared = sharedFolders.flatMap(readSources);
  return [...messages.problems, ...checkUse(sources, shared, messages.byLocale.en), ...checkFrench(messages)];
}
