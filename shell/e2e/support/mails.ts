import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { journeyShop } from './journey-shop.ts';

/** All mails that the shop has sent, as they lie in its outbox; their names sort by time. */
async function readMails(): Promise<string[]> {
  const folder = path.join(journeyShop().dataFolder, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).toSorted();
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8').catch(() => '')));
}

/** The first word of the subject of each mail in the shop's outbox that contains a text. */
export async function mailsWith(text: string): Promise<string[]> {
  return (await readMails())
    .filter((mail) => mail.includes(text))
    .map((mail) => /^Subject: (?:=\?UTF-8\?Q\?)?(\w+)/m.exec(mail)?.[1] ?? '');
}

/** The newest text of a pattern in mails to an e-mail; waits up to ten seconds for it. */
async function mailed(email: string, pattern: RegExp): Promise<string> {
  for (let turn = 0; turn < 100; turn += 1) {
    // Lines of a mail are broken by a `=` at their end, and a `=` of its own is written `=3D`.
    const mails = (await readMails()).map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
    const links = mails
      .filter((mail) => mail.includes(`To: ${email}`))
      .flatMap((mail) => pattern.exec(mail)?.[0] ?? []);
    const newest = links.at(-1);
    if (newest !== undefined) return newest;
    await wait(100);
  }
  throw new Error(`Nothing like ${pattern} was mailed to ${email}.`);
}

/** The path of the newest link to a page that was mailed to an e-mail; waits up to ten seconds for it. */
export const mailedLink = (
  email: string,
  page: 'confirm-email' | 'reset-password' | 'two-step-reset' | 'two-step-keep',
): Promise<string> => mailed(email, new RegExp(`/${page}/[\\w.-]{43,}`));

/** The path of the newest link by which an account takes over a guest's order; waits up to ten seconds for it. */
export const mailedClaim = (email: string, orderId: string): Promise<string> =>
  mailed(email, new RegExp(`/orders/${orderId}\\?key=[\\w-]+&claim=[\\w.~%-]+`));

/** The path of the newest link to a draft order that was mailed to an e-mail; waits up to ten seconds for it. */
export const mailedDraft = (email: string): Promise<string> => mailed(email, /\/cart\?order=[0-9a-z]+&key=[\w%-]+/);

/** The newest text of a pattern in mails to an e-mail; waits up to ten seconds for it. */
export const mailedText = (email: string, pattern: RegExp): Promise<string> => mailed(email, pattern);

/** A subject as it is read: what is beyond ASCII is written in hexadecimal (RFC 2047). */
const decodeSubject = (subject: string): string =>
  subject.replaceAll(/\?=\s+=\?UTF-8\?Q\?/gi, '').replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, coded: string) =>
    decodeURIComponent(
      coded
        .replaceAll('_', ' ')
        .replaceAll('%', '%25')
        .replaceAll(/=([0-9A-F]{2})/g, '%$1'),
    ),
  );

/** The subjects of all mails to an e-mail, the oldest first. */
export async function mailedSubjects(email: string): Promise<string[]> {
  return (await readMails())
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) =>
      decodeSubject((/^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail)?.[1] ?? '').replaceAll(/\r?\n(?=[ \t])/g, '')),
    );
}
