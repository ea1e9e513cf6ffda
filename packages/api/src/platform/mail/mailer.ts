/** A mail that is ready to go out. */
export type MailMessage = {
  /** Makes a mail that is sent twice recognisable as one: it becomes the message id. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where mail programs post that the reader wants no more of its kind (RFC 8058). */
  readonly unsubscribeUrl?: string | null;
};

/** Hands mails over to whoever delivers them. */
export interface Mailer {
  /** Sends one mail. Rejects when it was not accepted; the outbox then tries again later. */
  send(message: MailMessage): Promise<void>;
  /** Ends open connections. */
  close(): Promise<void>;
}
