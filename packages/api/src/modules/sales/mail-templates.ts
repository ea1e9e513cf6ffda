import type { MailTemplate } from '#api/platform/mail/mail-template.ts';
import { draftMail } from './draft-orders/draft-mail.ts';
import { waitlistMails } from './holds/waitlist-mail-copy.ts';
import { instalmentTemplates } from './layaway/instalment-mails.ts';
import { offerMails } from './offers/offer-mail-templates.ts';
import { orderLinkMail } from './order-status/order-link-mail.ts';
import { orderGroupMails } from './orders/order-group-mail-templates.ts';
import { orderMails } from './orders/order-mail-templates.ts';
import { payoutMails } from './orders/payout-mails.ts';
import { shipReminderTemplates } from './ship-by/ship-reminder-mails.ts';
import { returnMails } from './returns/return-mail-templates.ts';

/** Mails about what is bought and sold, as the list of texts has them. */
export const mailTemplates: readonly MailTemplate[] = [
  ...orderMails,
  ...orderGroupMails,
  orderLinkMail,
  draftMail,
  ...Object.values(waitlistMails),
  ...Object.values(instalmentTemplates),
  ...offerMails,
  ...returnMails,
  ...payoutMails,
  ...Object.values(shipReminderTemplates),
];
