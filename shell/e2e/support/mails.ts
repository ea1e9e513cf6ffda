import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { journeyShop } from './journey-shop.ts';

/** The shop's mails with these words: the first words of their subjects, however the files in its outbox write the rest. */
export async function mailsWith(words: string): Promise<string[]> {
  const folder = path.join(journeyShop().dataFolder, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8').catch(() => '')));
  return mails
    .filter((mail) => mail.includes(words))
    .map((mail) => /^Subject: (?:=\?UTF-8\?Q\?)?(\w+)/m.exec(mail)?.[1] ?? '');
}
