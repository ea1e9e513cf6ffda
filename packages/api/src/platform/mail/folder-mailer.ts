import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { mailOptions } from './mail-options.ts';
import type { Mailer, MailMessage } from './mailer.ts';

/** Writes every mail as `<id>.eml` into a folder, for shops without a mail server. */
export class FolderMailer implements Mailer {
  readonly #folder: string;
  readonly #composer = createTransport({ streamTransport: true, buffer: true });

  /** `folder` is made when the first mail comes. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async send(message: MailMessage): Promise<void> {
    const composed = await this.#composer.sendMail(mailOptions(message));
    const draft = join(this.#folder, `.${message.id}.draft`);
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await writeFile(draft, composed.message, { mode: 0o600 });
    await rename(draft, join(this.#folder, `${message.id}.eml`));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
