import type { ActorContext } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { defaultText, type MailTemplate, namesIn, type OwnMailText } from '#api/platform/mail/mail-template.ts';
import { mailTextMessages } from './messages.ts';
import { type MailTextField, MailTextFault } from './mail-text-fault.ts';

const MOST = { subject: 200, body: 8_000, link: 80 } as const;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

/**
 * A text as it can be kept. Throws a MailTextFault for the first part that is wrong: `subject`, `body`, `link`, `unknown-placeholder`, or
 * `missing-placeholder` where a value is named nowhere that the mail is sent for.
 */
export function checkText(
  template: MailTemplate,
  given: OwnMailText,
  { locale: language }: Pick<ActorContext, 'locale'>,
): OwnMailText {
  const messages = mailTextMessages(language);
  const hasLink = defaultText(template, 'en').link !== '';
  const text: OwnMailText = {
    subject: cleanText(given.subject).trim(),
    body: cleanText(given.body).replaceAll('\r\n', '\n').trim(),
    link: cleanText(given.link).trim(),
  };
  if (text.subject === '' || text.subject.length > MOST.subject || LINE_BREAK.test(text.subject))
    throw new MailTextFault('subject', messages.subject(MOST.subject), 'subject');
  if (text.body === '' || text.body.length > MOST.body)
    throw new MailTextFault('body', messages.body(MOST.body), 'body');
  if (!hasLink && text.link !== '') throw new MailTextFault('link', messages.noLink, 'link');
  if (hasLink && (text.link === '' || text.link.length > MOST.link || LINE_BREAK.test(text.link)))
    throw new MailTextFault('link', messages.link(MOST.link), 'link');
  const fields: readonly MailTextField[] = ['subject', 'body', 'link'];
  for (const field of fields) {
    const unknown = namesIn(text[field]).find((name) => !Object.hasOwn(template.placeholders, name));
    if (unknown !== undefined) throw new MailTextFault('unknown-placeholder', messages.unknown(unknown), field);
  }
  const named = namesIn(`${text.subject}\n${text.body}`);
  const missing = Object.entries(template.placeholders).find(
    ([name, { isRequired }]) => isRequired && !named.includes(name),
  );
  if (missing) throw new MailTextFault('missing-placeholder', messages.missing(missing[0]), 'body');
  return text;
}
