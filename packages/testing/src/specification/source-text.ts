import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@headstock/launcher/workspace';

const read = (file: string): string => readFileSync(path.join(workspaceRoot, file), 'utf8');

/** The text of a message in a message file; undefined if it has none of that id. */
export function messageIn(file: string, id: string): unknown {
  const messages: unknown = JSON.parse(read(file));
  return typeof messages === 'object' && messages !== null ? Reflect.get(messages, id) : undefined;
}

/** Whether a source file contains this text literally. */
export const containsText = (file: string, words: string): boolean => read(file).includes(words);
