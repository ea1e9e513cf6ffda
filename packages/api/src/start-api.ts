import { readContent } from '@headstock/content/read-content';
import { DEMO_EMAIL_DOMAIN } from '@headstock/contracts/demo-accounts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Config, inDataFolder } from './platform/config.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { openDocumentRegister } from './graphql/document-register.ts';
import type { DocumentRegister } from './graphql/use-registered-documents.ts';
import { hasDemoAccounts } from './modules/accounts/index.ts';
import type { Db } from './platform/db/database.ts';
import { showJobs } from './modules/back-office/index.ts';
import { publishContent } from './modules/content/index.ts';
import type { Services } from './platform/services.ts';
import { createLog } from './platform/log/create-log.ts';
import { describeError } from './platform/log/describe-error.ts';
import { readiness } from './http/readiness.ts';
import { secretsOf } from './platform/secret.ts';
import { createServer } from './http/server.ts';
import { ImageService } from './platform/images/image-service.ts';
import { firstImages, prerenderImages, remainingImages } from './platform/images/prerender-images.ts';
import { DiskStorage } from './platform/storage/disk-storage.ts';
import { PgBossJobs } from './platform/jobs/pg-boss-jobs.ts';
import { FolderMailer } from './platform/mail/folder-mailer.ts';
import { SmtpMailer } from './platform/mail/smtp-mailer.ts';
import { reportNotice, reportProgress } from './platform/report-to-launcher.ts';
import { composeApi } from './modules.ts';
import { scheduleJobs } from './scheduled-jobs.ts';

/** A running API; `stop` lets requests in flight end, then closes everything. */
export type Api = { app: FastifyInstance; services: Services; stop: () => Promise<void> };

/** On a slow machine the shop opens after this long; images that are missing are rendered when they are requested. */
const IMAGES_WAIT_MS = 45_000;

/** Renders the images that the first visitors will see, then reports ready; the others follow in the background. */
async function openTheShop({ db, images, log, config }: Services, isReady: () => void): Promise<void> {
  if (config.prerenderImages === 'none') {
    isReady();
    return;
  }
  const start = Date.now();
  const first = await firstImages(db);
  let isOpen = false;
  const open = (): void => {
    if (isOpen) return;
    isOpen = true;
    isReady();
    log.info({ ms: Date.now() - start }, 'The shop is open');
  };
  const timer = setTimeout(open, IMAGES_WAIT_MS).unref();
  await prerenderImages(images, first, 'soon', (done, total) => {
    if (!isOpen) reportProgress('Making the pictures of the first pages', done, total);
  });
  clearTimeout(timer);
  open();
  if (config.prerenderImages === 'first') return;
  await prerenderImages(images, await remainingImages(db), 'later', () => undefined);
  log.info('The images of all cards are rendered');
}

/** The documents that may run, as the registry's channel tells them. */
function openRegister(config: Config, log: Logger): Promise<DocumentRegister> {
  const { registryUrl, channel } = config;
  return openDocumentRegister({ registryUrl, channel, file: inDataFolder(config, 'published-documents.json'), log });
}

/** A production shop has no account whose password everybody knows, whoever filled its database. */
async function refuseDemoAccounts({ environment }: Config, db: Db): Promise<void> {
  if (environment !== 'production' || !(await hasDemoAccounts(db))) return;
  throw new Error(
    `The database holds accounts of the demo shop (…@${DEMO_EMAIL_DOMAIN}), whose passwords everybody knows. Start production on another database.`,
  );
}

/** Starts database, HTTP server and jobs. Resolves when it listens; `/readyz` tells when it is ready. */
export async function startApi(config: Config): Promise<Api> {
  const log = createLog(config.logLevel);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataFolder: config.dataFolder,
    poolSize: config.poolSize,
    warn: (message) => log.warn(message),
  });
  const { db } = database;
  if (database.kind === 'pglite')
    reportNotice(
      'The built-in PostgreSQL cannot run here, so PGlite holds the data: slower, and a power cut may lose the last seconds. Set DATABASE_URL to use a server.',
    );
  const steps = await migrateDatabase(db);
  if (steps.length > 0) log.info({ steps }, 'The database was migrated');
  await refuseDemoAccounts(config, db);
  const storage = new DiskStorage(inDataFolder(config, 'files'));
  await publishContent(db, storage, await readContent());
  const images = new ImageService(db, storage);
  const secrets = secretsOf(config.secrets, config.dataFolder);
  const services: Services = { db, config, log, storage, images, secret: secrets[0], secrets };
  const isReady = readiness.waitFor('pictures');
  const register = config.registeredDocumentsOnly ? await openRegister(config, log) : undefined;
  const app = await createServer(services, composeApi(), register);
  await app.listen({ port: config.port, host: config.host });
  log.info({ port: config.port, database: database.kind }, 'Listening');
  const { smtpUrl } = config;
  const mailer = smtpUrl === undefined ? new FolderMailer(inDataFolder(config, 'outbox')) : new SmtpMailer(smtpUrl);
  const jobs = new PgBossJobs(db, log);
  scheduleJobs(jobs, services, mailer);
  showJobs(jobs);
  await jobs.start();
  openTheShop(services, isReady).catch((error: unknown) => {
    isReady();
    log.warn({ err: describeError(error) }, 'Images will be rendered when they are requested');
  });
  return {
    app,
    services,
    async stop() {
      readiness.waitFor('shutdown');
      images.stop();
      await app.close();
      await jobs.stop();
      await mailer.close();
      await database.close();
    },
  };
}
