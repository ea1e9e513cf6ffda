import * as accounting from './modules/accounting/index.ts';
import * as accounts from './modules/accounts/index.ts';
import * as appraisals from './modules/appraisals/index.ts';
import * as assistant from './modules/assistant/index.ts';
import * as backOffice from './modules/back-office/index.ts';
import * as catalog from './modules/catalog/index.ts';
import * as content from './modules/content/index.ts';
import * as exchangeRates from './modules/exchange-rates/index.ts';
import * as feedback from './modules/feedback/index.ts';
import * as fulfilment from './modules/fulfilment/index.ts';
import * as intake from './modules/intake/index.ts';
import * as integrations from './modules/integrations/index.ts';
import * as listingImports from './modules/listing-imports/index.ts';
import * as media from './modules/media/index.ts';
import * as messaging from './modules/messaging/index.ts';
import * as payments from './modules/payments/index.ts';
import * as people from './modules/people/index.ts';
import * as portfolio from './modules/portfolio/index.ts';
import * as privacy from './modules/privacy/index.ts';
import * as repairs from './modules/repairs/index.ts';
import * as savedSearches from './modules/saved-searches/index.ts';
import * as sales from './modules/sales/index.ts';
import * as selling from './modules/selling/index.ts';
import * as tracking from './modules/tracking/index.ts';
import * as wishlist from './modules/wishlist/index.ts';
import type { Db } from './platform/db/database.ts';
import { migrate, type MigrationSet } from './platform/db/migrate.ts';
import * as platform from './platform/migrations.ts';

/** The migrations of everything that has tables. */
export const migrationSets: readonly MigrationSet[] = Object.entries({
  platform,
  accounts,
  assistant,
  'back-office': backOffice,
  catalog,
  content,
  'exchange-rates': exchangeRates,
  feedback,
  fulfilment,
  media,
  messaging,
  payments,
  people,
  privacy,
  repairs,
  sales,
  portfolio,
  'saved-searches': savedSearches,
  selling,
  'listing-imports': listingImports,
  intake,
  integrations,
  appraisals,
  tracking,
  wishlist,
  accounting,
}).map(([owner, { migrations }]) => ({ owner, migrations }));

/** Brings the database's schema up to date and returns the names of the migrations that it ran; see `migrate`. */
export const migrateDatabase = (db: Db): Promise<string[]> => migrate(db, migrationSets);
