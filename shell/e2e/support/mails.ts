import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { journeyShop } from './journey-shop.ts';

/** The first word of the subject of each mail in the shop's outbox that contains a text. */
export async function mailsWith(text: string): Promise<string[]> {
  const folder = path.join(journeyShop().dataFolder, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8').catch(() => '')));
  return mails
    .filter((mail) => mail.includes(text))
    .map((mail) => /^Subject: (?:=\?UTF-8\?Q\?)?(\w+)/m.exec(mail)?.[1] ?? '');
}
