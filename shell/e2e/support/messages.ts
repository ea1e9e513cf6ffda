import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@headstock/contracts/locale';

const root = path.resolve(import.meta.dirname, '../../..');

function readAll(locale: Locale): Map<string, string> {
  const files = globSync(
    ['shell/app', 'mfe-*/src', 'packages/commerce-client/src'].map((folder) => `${folder}/messages/**/*${locale}.json`),
    { cwd: root },
  );
  return new Map(
    files.flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(path.join(root, file), 'utf8')))),
  );
}

/** Gives the text of a message by its id, from the message files of the shell and the remotes; throws for an unknown id. */
export type MessageText = (id: string) => string;

/** The shop's messages in a language, so that journeys do not repeat its texts. */
export function messagesIn(locale: Locale): MessageText {
  const all = readAll(locale);
  return (id) => {
    const text = all.get(id);
    if (text === undefined) throw new Error(`No slice has the message ${id} in ${locale}.`);
    return text;
  };
}

/** Matches the whole message with anything in place of its values. */
export function withAnyValues(message: string): RegExp {
  const parts = message.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}
