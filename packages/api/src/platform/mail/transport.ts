import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storeProfile } from '@headstock/contracts/store-profile';
import { createTransport } from 'nodemailer';

/** A mail as it goes out. */
export type OutgoingMail = { id: string; to: string; subject: string; text: string; html: string };

/** Sends one mail; rejects when it could not be handed over. */
export type Transport = (mail: OutgoingMail) => Promise<void>;

function envelope({ id, to, subject, text, html }: OutgoingMail) {
  const { name, email } = storeProfile.sender;
  // The id makes a mail that is sent twice recognisable as one.
  return {
    from: { name, address: email },
    to,
    subject,
    text,
    html,
    messageId: `<${id}@${email.split('@')[1] ?? 'localhost'}>`,
  };
}

/** Sends through a mail server. */
export function smtpTransport(url: string): Transport {
  const transporter = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return async (mail) => {
    await transporter.sendMail(envelope(mail));
  };
}

/** Writes every mail as an `.eml` file into a folder, for shops without a mail server. */
export function folderTransport(folder: string): Transport {
  const transporter = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transporter.sendMail(envelope(mail));
    const draft = join(folder, `.${mail.id}.draft`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(draft, message, { mode: 0o600 });
    await rename(draft, join(folder, `${mail.id}.eml`));
  };
}
