import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderMailer } from './folder-mailer.ts';
import { describeMailerContract } from './mailer-contract.fixture.ts';
import { SmtpMailer } from './smtp-mailer.ts';
import { SmtpServer } from './smtp-server.fixture.ts';

describeMailerContract('a mail server', async () => {
  const server = new SmtpServer();
  return {
    mailer: new SmtpMailer(await server.start()),
    received: async () => server.received,
    async breakDown() {
      server.isBroken = true;
    },
    dispose: () => server.stop(),
  };
});

describeMailerContract('a folder', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'headstock-mail-'));
  const folder = join(parent, 'outbox');
  const mails: string[] = [];
  return {
    mailer: {
      // A mail that is sent twice replaces its file, so each is read at once.
      async send(message) {
        await new FolderMailer(folder).send(message);
        for (const name of await readdir(folder)) mails.push(await readFile(join(folder, name), 'utf8'));
      },
      close: () => Promise.resolve(),
    },
    received: async () => mails,
    breakDown: () => writeFile(folder, 'a file where the folder should be'),
    dispose: () => rm(parent, { recursive: true, force: true }),
  };
});
