import type { Tx } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import { mailText } from '#api/platform/mail/mail-template.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { repairMails } from './repair-mail-templates.ts';
import type { RepairJobRow } from './tables.ts';

/** Mails the customer of a job the estimate, or that it is ready; nothing at other steps and without an e-mail. */
export async function mailRepair(trx: Tx, job: RepairJobRow): Promise<void> {
  if (job.contact_email === null) return;
  if (job.state !== 'ESTIMATED' && job.state !== 'READY') return;
  const { locale, reference } = job;
  const facts = { instrument: `${job.brand} ${job.model}`, reference };
  const price = formatMoney(job.estimate_cents ?? 0, locale, 'short');
  const { subject, paragraphs } =
    job.state === 'READY'
      ? await mailText(trx, repairMails.READY, locale, facts)
      : await mailText(trx, repairMails.ESTIMATED, locale, { ...facts, price });
  await queueMail(trx, { eventKey: `repair:${job.id}:${job.version}`, to: job.contact_email, subject, paragraphs });
}
