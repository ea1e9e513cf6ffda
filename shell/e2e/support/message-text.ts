import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@headstock/contracts/locale';

const root = path.resolve(import.meta.dirname, '../../..');

function readAll(locale: Locale): Map<string, string> {
  const files = globSync(
    ['shell/app', 'mfe-*/src'].map((folder) => `${folder}/messages/**/*${locale}.json`),
    { cwd: root },
  );
  return new Map(
    files.flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(path.join(root, file), 'utf8')))),
  );
}

/** A message of the shop as it stands in the slices' own files; throws when there is none. */
export type Words = (id: string) => string;

/** The shop's words in a language, so that a journey says what the shop says. */
export function wordsIn(locale: Locale): Words {
  const all = readAll(locale);
  return (id) => {
    const text = all.get(id);
    if (text === undefined) throw new Error(`No slice has the message ${id} in ${locale}.`);
    return text;
  };
}

/** The message with anything in place of its values. */
export function withAnyValues(message: string): RegExp {
  const parts = message.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}
