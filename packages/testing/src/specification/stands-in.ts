import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@headstock/launcher/workspace';

const read = (file: string): string => readFileSync(path.join(workspaceRoot, file), 'utf8');

/** The English text of a message, from the file of the slice that owns it; undefined where there is none. */
export function messageIn(file: string, id: string): unknown {
  const messages: unknown = JSON.parse(read(file));
  return typeof messages === 'object' && messages !== null ? Reflect.get(messages, id) : undefined;
}

/** Whether a module says something in these very words. */
export const isSaidIn = (file: string, words: string): boolean => read(file).includes(words);
