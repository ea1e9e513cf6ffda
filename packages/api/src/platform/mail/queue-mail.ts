import { storeProfile } from '@headstock/contracts/store-profile';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { escapeHtml } from '#api/platform/escape-html.ts';

/** One of several things that a mail tells about, with where it is found. */
export type MailSection = {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
};

/** A mail of paragraphs, with one link: a button in the HTML, spelled out in the text. */
export type Mail = {
  /** Names the event; a second mail of the same event is not written. */
  eventKey: string;
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** Below the paragraphs, each with a link of its own. */
  sections?: readonly MailSection[];
  /** What is said below the sections, such as their sum. */
  closing?: readonly string[];
  link?: { label: string; url: string };
  /** When a code or link in it ends: a mail that could not be sent by then is dropped. */
  expiresAt?: Date;
  /** How to hear no more of its kind: a page for the reader, and where mail programs post. */
  unsubscribe?: { readonly label: string; readonly url: string; readonly oneClickUrl: string };
};

type MailContent = Pick<Mail, 'subject' | 'paragraphs' | 'sections' | 'closing' | 'link' | 'unsubscribe'>;

const paragraphHtml = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const buttonHtml = ({ label, url }: { readonly label: string; readonly url: string }): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="background:#1d2023;color:#fff;padding:12px 20px;text-decoration:none">${escapeHtml(label)}</a></p>`;

const sectionHtml = ({ heading, lines, link }: MailSection): string =>
  `<div style="border-top:1px solid #c9ced3;padding-top:16px"><h2 style="font-size:16px;margin:0 0 8px">${escapeHtml(heading)}</h2>
<p style="margin:0 0 16px">${lines.map(escapeHtml).join('<br>\n')}</p>
<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="border:1px solid #1d2023;border-radius:2px;color:#1d2023;display:inline-block;padding:10px 16px;text-decoration:none">${escapeHtml(link.label)}</a></p></div>`;

const closingHtml = (texts: readonly string[]): string =>
  `<div style="border-top:1px solid #c9ced3;padding-top:16px">${texts.map(paragraphHtml).join('\n')}</div>`;

function toHtml({ subject, paragraphs, sections = [], closing = [], link, unsubscribe }: MailContent): string {
  const body = [
    ...paragraphs.map(paragraphHtml),
    ...sections.map(sectionHtml),
    ...(closing.length > 0 ? [closingHtml(closing)] : []),
  ].join('\n');
  const button = link ? buttonHtml(link) : '';
  const way = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:#5b6168">${escapeHtml(unsubscribe.label)}</a>`
    : '';
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font:16px/1.5 system-ui,sans-serif;color:#1d2023;max-width:560px;margin:32px auto;padding:0 16px">
${body}${button}<p style="color:#5b6168;font-size:14px">${escapeHtml(storeProfile.name)} · ${escapeHtml(storeProfile.address.line)} · ${escapeHtml(storeProfile.phone.label)}${way}</p>
</body></html>`;
}

function toText({ paragraphs, sections = [], closing = [], link, unsubscribe }: MailContent): string {
  const parts = [
    ...paragraphs,
    ...sections.map(({ heading, lines, link: { label, url } }) => [heading, ...lines, `${label}: ${url}`].join('\n')),
    ...closing,
    ...(link ? [`${link.label}: ${link.url}`] : []),
    `${storeProfile.name}, ${storeProfile.phone.label}`,
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The two parts of a mail as it goes out. */
export const mailParts = (mail: MailContent): { readonly html: string; readonly text: string } => ({
  html: toHtml(mail),
  text: toText(mail),
});

/** A name under which no mailbox can be (RFC 2606): whose account is deleted gets no mail. */
const NOWHERE = '.invalid';

/** Writes a mail into the outbox, in the transaction of the change it announces. It is sent once that is committed. */
export async function queueMail(trx: Tx, mail: Mail): Promise<void> {
  if (mail.to.endsWith(NOWHERE)) return;
  await trx
    .insertInto('outbox')
    .values({
      id: newId(),
      event_key: mail.eventKey,
      recipient: mail.to,
      subject: mail.subject,
      text_body: toText(mail),
      html_body: toHtml(mail),
      unsubscribe_url: mail.unsubscribe?.oneClickUrl ?? null,
      expires_at: mail.expiresAt ?? null,
      sent_at: null,
      last_error: null,
    })
    .onConflict((on) => on.column('event_key').doNothing())
    .execute();
}
