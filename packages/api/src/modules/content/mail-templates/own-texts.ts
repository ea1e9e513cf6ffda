import { type Locale, locales } from '@headstock/contracts/locale';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import {
  type FindOwnText,
  findMailTemplate,
  type MailTemplate,
  type OwnMailText,
} from '#api/platform/mail/mail-template.ts';
import { checkText } from './check-text.ts';
import { mailTextMessages } from './messages.ts';

/** A version of a text; without one the code's counts from then on. */
export type MailTextVersion = {
  readonly version: number;
  readonly text: OwnMailText | null;
  readonly by: string;
  readonly at: Date;
};

/** The text that counts in a language, whose it is, and what was before, the newest first. */
export type LocalMailText = {
  readonly locale: Locale;
  /** 0 before the first. */
  readonly version: number;
  readonly own: OwnMailText | null;
  readonly history: readonly MailTextVersion[];
};

/** The newest version of a mail's text in a language, as every mail asks for it. */
export const findOwnText: FindOwnText = async (db, key, locale) => {
  const row = await db
    .selectFrom('mail_texts')
    .select(['subject', 'body', 'link'])
    .where('key', '=', key)
    .where('locale', '=', locale)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.subject && row.body ? { subject: row.subject, body: row.body, link: row.link ?? '' } : null;
};

/** Versions of one mail's texts, or of all, by `key locale`. */
export async function loadTexts(db: Db, key: string | null): Promise<Map<string, LocalMailText>> {
  let query = db
    .selectFrom('mail_texts')
    .leftJoin('accounts', 'accounts.id', 'mail_texts.account_id')
    .selectAll('mail_texts')
    .select(['display_name', 'username'])
    .orderBy('version', 'desc');
  if (key !== null) query = query.where('key', '=', key);
  const found = new Map<string, LocalMailText>();
  for (const row of await query.execute()) {
    const text =
      row.subject !== null && row.body !== null ? { subject: row.subject, body: row.body, link: row.link ?? '' } : null;
    const version = { version: row.version, text, by: row.display_name ?? row.username ?? '', at: row.created_at };
    const name = `${row.key} ${row.locale}`;
    const known = found.get(name);
    found.set(
      name,
      known
        ? { ...known, history: [...known.history, version] }
        : { locale: row.locale, version: row.version, own: text, history: [version] },
    );
  }
  return found;
}

/** A text of a mail in a language, and the version that somebody saw. */
export type SeenText = { readonly key: string; readonly locale: string; readonly version: number };

function find(actor: ActorContext, { key, locale }: SeenText): { template: MailTemplate; locale: Locale } {
  const template = findMailTemplate(key);
  const known = locales.find((each) => each === locale);
  if (!template || !known) throw new DomainError('not-found', mailTextMessages(actor.locale).notFound);
  return { template, locale: known };
}

async function add(trx: Tx, actor: ActorContext, seen: SeenText, locale: Locale, text: OwnMailText | null) {
  const { key, version } = seen;
  const written = await trx
    .insertInto('mail_texts')
    .values({
      key,
      locale,
      version: version + 1,
      subject: text?.subject ?? null,
      body: text?.body ?? null,
      link: text?.link ?? null,
      account_id: requireAccountId(actor),
    })
    .onConflict((on) => on.doNothing())
    .returning('version')
    .executeTakeFirst();
  const before = await trx
    .selectFrom('mail_texts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('key', '=', key)
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow();
  // Versions have no gap: whoever names one that never was has not seen the newest either.
  if (!written || before.count !== written.version)
    throw new DomainError('stale', mailTextMessages(actor.locale).changed);
  await recordAudit(trx, actorOf(actor), {
    action: text ? 'mailText.save' : 'mailText.restore',
    subjectKind: 'mailText',
    subjectId: key,
    detail: { locale, version: written.version },
  });
}

/** Writes the next version of a text. Throws a DomainError: `not-found`, `stale`, and as `checkText`. */
export async function saveText(actor: ActorContext, seen: SeenText, given: OwnMailText): Promise<void> {
  const { template, locale } = find(actor, seen);
  const text = checkText(template, given, actor);
  await tx(actor.db, (trx) => add(trx, actor, seen, locale, text));
}

/** Lets the code's text count again; what was written stays in the history. Throws a DomainError: `not-found`, `stale`, `standard`. */
export async function restoreText(actor: ActorContext, seen: SeenText): Promise<void> {
  const { locale } = find(actor, seen);
  await tx(actor.db, async (trx) => {
    if (!(await findOwnText(trx, seen.key, locale)))
      throw new DomainError('standard', mailTextMessages(actor.locale).isDefault);
    await add(trx, actor, seen, locale, null);
  });
}
