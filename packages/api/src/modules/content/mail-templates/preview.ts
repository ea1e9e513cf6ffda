import { type Locale, locales } from '@headstock/contracts/locale';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import {
  fillText,
  findMailTemplate,
  type MailTemplate,
  type MailText,
  type OwnMailText,
} from '#api/platform/mail/mail-template.ts';
import { type Mail, mailParts, queueMail } from '#api/platform/mail/queue-mail.ts';
import { checkText } from './check-text.ts';
import { mailTextMessages } from './messages.ts';

/** A mail as it would go out. */
export type MailPreview = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Its values are those of a record of the shop, not samples. */
  readonly isReal: boolean;
};

async function valuesFor(db: Db, template: MailTemplate, locale: Locale) {
  const found = (await template.findValues?.(db, locale)) ?? {};
  const values: Record<string, string> = {};
  let isReal = false;
  for (const [name, { sample }] of Object.entries(template.placeholders)) {
    isReal ||= Boolean(found[name]);
    values[name] = found[name] || sample[locale];
  }
  return { values, isReal };
}

async function compose(actor: ActorContext, key: string, language: string, given: OwnMailText, publicUrl: URL) {
  const template = findMailTemplate(key);
  const locale = locales.find((each) => each === language);
  if (!template || !locale) throw new DomainError('not-found', mailTextMessages(actor.locale).notFound);
  const text = checkText(template, given, actor);
  const { values, isReal } = await valuesFor(actor.db, template, locale);
  const { link, ...filled }: MailText = fillText(text, values);
  const mail = { ...filled, ...(link !== undefined && { link: { label: link, url: publicUrl.href } }) };
  return { mail, isReal };
}

/**
 * A text as its mail would go out, with the values of the newest record of its kind. Its link leads to the shop alone. Throws a DomainError:
 * `not-found`, and as `checkText`.
 */
export async function previewText(
  actor: ActorContext,
  key: string,
  locale: string,
  given: OwnMailText,
  publicUrl: URL,
): Promise<MailPreview> {
  const { mail, isReal } = await compose(actor, key, locale, given, publicUrl);
  return { subject: mail.subject, ...mailParts(mail), isReal };
}

/** Mails a text to the actor, as `previewText` shows it. Throws a DomainError as it does, and `no-email`. */
export async function sendTest(
  actor: ActorContext,
  key: string,
  locale: string,
  given: OwnMailText,
  publicUrl: URL,
): Promise<void> {
  const messages = mailTextMessages(actor.locale);
  const { mail } = await compose(actor, key, locale, given, publicUrl);
  await tx(actor.db, async (trx) => {
    const { email } = await trx
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', requireAccountId(actor))
      .executeTakeFirstOrThrow();
    if (!email) throw new DomainError('no-email', messages.noEmail);
    const test: Mail = { eventKey: `mail-test:${newId()}`, to: email, ...mail, subject: messages.test(mail.subject) };
    await queueMail(trx, test);
    await recordAudit(trx, actorOf(actor), {
      action: 'mailText.test',
      subjectKind: 'mailText',
      subjectId: key,
      detail: { locale },
    });
  });
}
