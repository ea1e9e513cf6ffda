import { readContent } from '@headstock/content/read-content';
import type { FastifyInstance } from 'fastify';
import { type Config, inDataFolder } from './platform/config.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { catalogSearch } from './modules/catalog/index.ts';
import { publishContent } from './modules/content/publish-content.ts';
import { sweepForms } from './modules/content/forms/sweep-forms.ts';
import { expireOffers } from './modules/sales/offers/expire-offers.ts';
import { sweepHolds } from './modules/sales/holds/sweep-holds.ts';
import { mailOrderEvents } from './modules/sales/orders/mail-order-events.ts';
import { commerceOf } from './modules/payments/commerce.ts';
import { remindOfInstalments } from './modules/payments/layaway/remind.ts';
import { sweepPayments } from './modules/payments/sweeper.ts';
import { sweepTracking } from './modules/tracking/sweep-tracking.ts';
import { sweepWishlists } from './modules/wishlist/wishlist.ts';
import type { Services } from './http/context.ts';
import { createLog } from './platform/log/create-log.ts';
import { describeError } from './platform/log/describe-error.ts';
import { readiness } from './http/readiness.ts';
import { readOrMakeSecret } from './platform/secret.ts';
import { createServer } from './http/server.ts';
import { ImageService } from './platform/images/image-service.ts';
import { firstPictures, preparePictures, remainingPictures } from './platform/images/prepare-pictures.ts';
import { runRegularly } from './platform/jobs/run-regularly.ts';
import { sweep } from './platform/jobs/sweep.ts';
import { deliverOutbox } from './platform/mail/deliver-outbox.ts';
import { folderTransport, smtpTransport } from './platform/mail/transport.ts';
import { reportProgress } from './platform/report-progress.ts';
import { loadSchema } from './graphql/load-schema.ts';
import { isEmpty, seedDemo } from './seed/seed-demo.ts';

/** A running API; `stop` lets requests in flight end, then closes everything. */
export type Api = { app: FastifyInstance; services: Services; stop: () => Promise<void> };

const DEMO_SIZE = 1_700;
/** On a slow machine the shop opens after this long; pictures that are missing are made when they are asked for. */
const PICTURES_WAIT_MS = 45_000;
const MAIL_PAUSE_MS = 1_000;
const SWEEP_PAUSE_MS = 10 * 60_000;
const COUNTS_PAUSE_MS = 1_000;
const PAYMENTS_PAUSE_MS = 5_000;
const HOLDS_PAUSE_MS = 5_000;
const OFFERS_PAUSE_MS = 30_000;

/** Work that goes on beside the requests; the returned function ends it. */
function startRegularWork(services: Services): () => Promise<void> {
  const { db, log, config } = services;
  const { smtpUrl } = config;
  const transport = smtpUrl === undefined ? folderTransport(inDataFolder(config, 'outbox')) : smtpTransport(smtpUrl);
  const stops = [
    runRegularly('order mails', MAIL_PAUSE_MS, log, () => mailOrderEvents(db, config.publicUrl)),
    runRegularly('mail', MAIL_PAUSE_MS, log, () => deliverOutbox(db, transport, log)),
    runRegularly('sweep', SWEEP_PAUSE_MS, log, () => sweep(db)),
    runRegularly('wishlists', SWEEP_PAUSE_MS, log, () => sweepWishlists(db)),
    runRegularly('tracking', SWEEP_PAUSE_MS, log, () => sweepTracking(db)),
    runRegularly('forms', SWEEP_PAUSE_MS, log, () => sweepForms(services)),
    runRegularly('offers', OFFERS_PAUSE_MS, log, () => expireOffers(db, config.publicUrl)),
    runRegularly('counts', COUNTS_PAUSE_MS, log, () => catalogSearch(db).applyChanges()),
    runRegularly('holds', HOLDS_PAUSE_MS, log, () => sweepHolds(db, config.publicUrl)),
    runRegularly('layaways', OFFERS_PAUSE_MS, log, () => remindOfInstalments(db, config.publicUrl)),
    runRegularly('payments', PAYMENTS_PAUSE_MS, log, () => sweepPayments(commerceOf(services))),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function seedIfEmpty({ config, db, log }: Services): Promise<void> {
  if (config.environment !== 'demo' || !(await isEmpty(db))) return;
  const start = Date.now();
  await seedDemo(db, { size: DEMO_SIZE, now: new Date(), onProgress: reportProgress });
  log.info({ ms: Date.now() - start }, 'The demo shop is filled');
}

/** Makes what the first visitors will see, then says ready; the rest of the pictures follow behind. */
async function openTheShop({ db, images, log, config }: Services, isReady: () => void): Promise<void> {
  if (config.preparePictures === 'none') {
    isReady();
    return;
  }
  const start = Date.now();
  const first = await firstPictures(db);
  let isOpen = false;
  const open = (): void => {
    if (isOpen) return;
    isOpen = true;
    isReady();
    log.info({ ms: Date.now() - start }, 'The shop is open');
  };
  const timer = setTimeout(open, PICTURES_WAIT_MS).unref();
  await preparePictures(images, first, 'soon', (done, total) => {
    if (!isOpen) reportProgress('Making the pictures of the first pages', done, total);
  });
  clearTimeout(timer);
  open();
  if (config.preparePictures === 'first') return;
  await preparePictures(images, await remainingPictures(db), 'later', () => undefined);
  log.info('The pictures of all cards are there');
}

/** Starts database, demo shop, HTTP server and background work. Resolves when it listens; `/readyz` tells when it is ready. */
export async function startApi(config: Config): Promise<Api> {
  const log = createLog(config.logLevel);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataFolder: config.dataFolder,
    poolSize: config.poolSize,
    warn: (message) => log.warn(message),
  });
  const { db } = database;
  const steps = await migrate(db);
  if (steps.length > 0) log.info({ steps }, 'The database was brought up to date');
  await publishContent(db, await readContent());
  const images = new ImageService(db, inDataFolder(config, 'images'));
  const services: Services = { db, config, log, images, secret: config.secret ?? readOrMakeSecret(config.dataFolder) };
  await seedIfEmpty(services);
  const isReady = readiness.waitFor('pictures');
  const app = await createServer(services, await loadSchema());
  await app.listen({ port: config.port, host: config.host });
  log.info({ port: config.port, database: database.kind }, 'Listening');
  const endRegularWork = startRegularWork(services);
  openTheShop(services, isReady).catch((error: unknown) => {
    isReady();
    log.warn({ err: describeError(error) }, 'Pictures will be made when they are asked for');
  });
  return {
    app,
    services,
    async stop() {
      readiness.waitFor('shutdown');
      images.stop();
      await app.close();
      await endRegularWork();
      await database.close();
    },
  };
}
