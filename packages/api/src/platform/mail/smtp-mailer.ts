import { createTransport } from 'nodemailer';
import { mailOptions } from './mail-options.ts';
import type { Mailer, MailMessage } from './mailer.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Sends through a mail server, such as `smtps://user:password@host`. */
export class SmtpMailer implements Mailer {
  readonly #transport: ReturnType<typeof createTransport>;

  constructor(url: string) {
    this.#transport = createTransport({ url, pool: true, connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS });
  }

  async send(message: MailMessage): Promise<void> {
    await this.#transport.sendMail(mailOptions(message));
  }

  close(): Promise<void> {
    this.#transport.close();
    return Promise.resolve();
  }
}
