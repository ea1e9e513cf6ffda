import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Mailer, MailMessage } from './mailer.ts';

/** A mailer for one test, and what arrived where it delivers to. */
export type MailerUnderTest = {
  readonly mailer: Mailer;
  /** Every mail that arrived, as its raw text. */
  readonly received: () => Promise<string[]>;
  /** From now on nothing is accepted. */
  readonly breakDown: () => Promise<void>;
  readonly dispose: () => Promise<void>;
};

const message: MailMessage = {
  id: '01example0001',
  to: 'ada@example.com',
  subject: 'Votre guitare est prête',
  text: 'Bonjour Ada,\n\nVenez la chercher.\n',
  html: '<p>Bonjour Ada,</p><p>Venez la <b>chercher</b>.</p>',
};

/** What every mailer must do. Call it in a test file with a maker of mailers. */
export function describeMailerContract(name: string, make: () => Promise<MailerUnderTest>): void {
  describe(`the mailer contract, kept by ${name}`, () => {
    let under: MailerUnderTest;
    beforeEach(async () => {
      under = await make();
    });
    afterEach(async () => {
      await under.mailer.close();
      await under.dispose();
    });

    it('delivers a mail with sender, recipient, subject, text and HTML', async () => {
      await under.mailer.send(message);
      const [mail = '', ...others] = await under.received();
      expect(others).toEqual([]);
      expect(mail).toMatch(/^From: .*<.+@.+>\r?$/m);
      expect(mail).toMatch(/^To: ada@example\.com\r?$/m);
      expect(mail).toMatch(/^Subject: =\?UTF-8\?Q\?Votre_guitare_est_pr=C3=AAte\?=\r?$/m);
      expect(mail).toMatch(/^Content-Type: text\/plain; charset=utf-8\r?$/m);
      expect(mail).toMatch(/^Content-Type: text\/html; charset=utf-8\r?$/m);
      expect(mail).toContain('<b>chercher</b>');
      expect(mail).not.toMatch(/^List-Unsubscribe/m);
    });

    it('says where mail programs post that it is not wanted any more, where it can be switched off', async () => {
      const unsubscribeUrl = 'https://shop.example.com/api/unsubscribe/abc';
      await under.mailer.send({ ...message, unsubscribeUrl });
      const [mail = ''] = await under.received();
      expect(mail.replaceAll(/\r?\n /g, ' ')).toMatch(
        /^List-Unsubscribe: <https:\/\/shop\.example\.com\/api\/unsubscribe\/abc>\r?$/m,
      );
      expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    });

    it('sends a mail with the same message id each time', async () => {
      await under.mailer.send(message);
      await under.mailer.send(message);
      const ids = (await under.received()).map((mail) => /^Message-ID: (.*)\r?$/m.exec(mail)?.[1]?.trim());
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).toContain(message.id);
    });

    it('reports when a mail was not accepted', async () => {
      await under.breakDown();
      await expect(under.mailer.send(message)).rejects.toThrow();
      expect(await under.received()).toEqual([]);
    });
  });
}
