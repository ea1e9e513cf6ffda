import { storeProfile } from '@headstock/contracts/store-profile';
import type { MailMessage } from './mailer.ts';

/** A message as nodemailer takes it, with the shop as its sender. */
export function mailOptions({ id, to, subject, text, html, unsubscribeUrl }: MailMessage) {
  const { name, email } = storeProfile.sender;
  return {
    from: { name, address: email },
    to,
    subject,
    text,
    html,
    ...(unsubscribeUrl && {
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    messageId: `<${id}@${email.split('@')[1] ?? 'localhost'}>`,
  };
}
