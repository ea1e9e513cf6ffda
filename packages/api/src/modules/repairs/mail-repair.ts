import type { Tx } from '#api/platform/db/database.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { repairMessages } from './messages.ts';
import type { RepairJobRow } from './tables.ts';

/** Mails the customer of a job the estimate, or that it is ready; nothing at other steps and without an e-mail. */
export async function mailRepair(trx: Tx, job: RepairJobRow): Promise<void> {
  if (job.contact_email === null) return;
  const copy = repairMessages(job.locale);
  const instrument = `${job.brand} ${job.model}`;
  const texts = {
    ESTIMATED: [copy.estimated(instrument), copy.estimatedText(instrument, job.estimate_cents ?? 0)],
    READY: [copy.ready(instrument), copy.readyText(instrument)],
  } as const;
  const mail = job.state === 'ESTIMATED' || job.state === 'READY' ? texts[job.state] : undefined;
  if (!mail) return;
  const [subject, text] = mail;
  await queueMail(trx, {
    eventKey: `repair:${job.id}:${job.version}`,
    to: job.contact_email,
    subject,
    paragraphs: [text, copy.number(job.reference)],
  });
}
