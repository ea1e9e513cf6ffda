import { storeProfile } from '@headstock/contracts/store-profile';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { escapeHtml } from '#api/platform/escape-html.ts';

/** A mail of paragraphs, with one link: a button in the HTML, spelled out in the text. */
export type Mail = {
  /** Names the event; a second mail of the same event is not written. */
  eventKey: string;
  to: string;
  subject: string;
  paragraphs: readonly string[];
  link?: { label: string; url: string };
  /** When a code or link in it ends: a mail that could not be sent by then is dropped. */
  expiresAt?: Date;
  /** How to hear no more of its kind: a page for the reader, and where mail programs post. */
  unsubscribe?: { readonly label: string; readonly url: string; readonly oneClickUrl: string };
};

type MailContent = Pick<Mail, 'subject' | 'paragraphs' | 'link' | 'unsubscribe'>;

function toHtml({ subject, paragraphs, link, unsubscribe }: MailContent): string {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n');
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="background:#1d2023;color:#fff;padding:12px 20px;text-decoration:none">${escapeHtml(link.label)}</a></p>`
    : '';
  const way = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:#5b6168">${escapeHtml(unsubscribe.label)}</a>`
    : '';
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font:16px/1.5 system-ui,sans-serif;color:#1d2023;max-width:560px;margin:32px auto;padding:0 16px">
${body}${button}<p style="color:#5b6168;font-size:14px">${escapeHtml(storeProfile.name)} · ${escapeHtml(storeProfile.address.line)} · ${escapeHtml(storeProfile.phone.label)}${way}</p>
</body></html>`;
}

function toText({ paragraphs, link, unsubscribe }: MailContent): string {
  const parts = [
    ...paragraphs,
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
