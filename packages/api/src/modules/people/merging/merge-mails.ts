import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { AccountMerger } from '#api/platform/account-data/merged-rows.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { mergedCopy, mergeReversedCopy } from './messages.ts';

type Person = { readonly id: string; readonly email: string; readonly locale: Locale };
type Merged = {
  readonly mergeId: string;
  readonly kept: Person;
  readonly closed: Person;
  readonly reversibleUntil: Date;
};

const linkOf = ({ locale }: Person, label: string, publicUrl: URL) => ({
  label,
  url: new URL(locale === 'fr' ? '/fr/profile' : '/profile', publicUrl).href,
});

/** Tells the person of both accounts at both addresses: whoever did not ask for it has 30 days to say so. */
export async function tellMerged(
  trx: Tx,
  { mergeId, kept, closed, reversibleUntil }: Merged,
  publicUrl: URL,
): Promise<void> {
  for (const person of [kept, closed]) {
    const day = formatDate(reversibleUntil, 'day', { locale: person.locale, timeZone: storeProfile.timeZone });
    const { link, ...copy } = mergedCopy[person.locale](closed.email, kept.email, day);
    const mail = { eventKey: `account-merged:${mergeId}:${person.id}`, to: person.email, ...copy };
    await queueMail(trx, { ...mail, link: linkOf(person, link, publicUrl) });
  }
}

/** Tells the person of both accounts that they are two again. */
export async function tellReversed(
  trx: Tx,
  { mergeId, keptId, closedId }: AccountMerger,
  publicUrl: URL,
): Promise<void> {
  const people = await trx
    .selectFrom('accounts')
    .select(['id', 'email', 'locale'])
    .where('id', 'in', [keptId, closedId])
    .execute();
  const emailOf = (id: string) => people.find((person) => person.id === id)?.email ?? '';
  for (const person of people) {
    const { link, ...copy } = mergeReversedCopy[person.locale](emailOf(closedId), emailOf(keptId));
    const mail = { eventKey: `account-merge-reversed:${mergeId}:${person.id}`, to: person.email, ...copy };
    await queueMail(trx, { ...mail, link: linkOf(person, link, publicUrl) });
  }
}
