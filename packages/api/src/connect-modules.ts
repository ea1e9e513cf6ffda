import * as accounting from './modules/accounting/index.ts';
import * as accounts from './modules/accounts/index.ts';
import * as appraisals from './modules/appraisals/index.ts';
import * as assistant from './modules/assistant/index.ts';
import * as backOffice from './modules/back-office/index.ts';
import * as catalog from './modules/catalog/index.ts';
import * as content from './modules/content/index.ts';
import * as feedback from './modules/feedback/index.ts';
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
import * as sales from './modules/sales/index.ts';
import * as savedSearches from './modules/saved-searches/index.ts';
import * as selling from './modules/selling/index.ts';
import * as tracking from './modules/tracking/index.ts';
import * as wishlist from './modules/wishlist/index.ts';
import type { Tx } from './platform/db/database.ts';
import { notifyChannel } from './platform/db/listen.ts';
import { accountPart as platformPart } from './platform/account-part.ts';
import { registerMailTemplates } from './platform/mail/mail-template.ts';

/** What each keeps of accounts, in the order in which it is erased: what refers to others first, the account itself last. */
const accountParts = [
  accounting,
  backOffice,
  integrations,
  feedback,
  portfolio,
  repairs,
  savedSearches,
  listingImports,
  appraisals,
  intake,
  selling,
  media,
  sales,
  payments,
  messaging,
  wishlist,
  assistant,
  tracking,
  catalog,
  content,
  privacy,
  people,
  accounts,
].map(({ accountPart }) => accountPart);

/** Every mail whose words the shop can choose, in the order of their list. */
const mailTemplates = [
  ...accounts.mailTemplates,
  ...sales.mailTemplates,
  ...feedback.mailTemplates,
  ...selling.mailTemplates,
  ...wishlist.mailTemplates,
  ...repairs.mailTemplates,
  content.acknowledgement,
  ...appraisals.mailTemplates,
  ...intake.mailTemplates,
];

/** Calls whoever keeps pages. */
const announceContent = (trx: Tx): Promise<void> => notifyChannel(trx, content.CONTENT_CHANNEL, 'catalogue');

/** Registers what one module does when something happens in another. Registering twice is the same as once. */
export function connectModules(): void {
  backOffice.registerTableSources([
    accounts.accountsTableSource,
    backOffice.auditTableSource,
    sales.ordersTableSource,
    sales.payoutRunsTableSource,
    selling.inventoryTableSource,
    intake.intakesTableSource,
    payments.storedValueTableSource,
    accounting.journalTableSource,
    people.registrationsTableSource,
    repairs.repairsTableSource,
  ]);
  backOffice.registerBatchHandlers([
    backOffice.batchHandler(selling.priceBatch),
    backOffice.batchHandler(selling.priceStepBatch),
    backOffice.batchHandler(selling.stockBatch),
    backOffice.batchHandler(selling.stateBatch),
  ]);
  registerMailTemplates(mailTemplates, content.findOwnText);
  accounts.onSignIn(sales.mergeCarts);
  accounts.onOwnerProof(people.cancelResets);
  accounts.onDefaultAddress(catalog.refreshShipsFrom);
  payments.onPaymentEvents(sales.orderPayments);
  sales.registerSignedShares(intake.readSignedShares);
  messaging.onBlock(sales.endBlockedOffers);
  messaging.registerSubjects(sales.messageSubjects);
  messaging.registerNewsletterList({ has: content.isSubscribed, set: content.setSubscription });
  privacy.registerAccountParts([...accountParts, platformPart]);
  catalog.onListingChanges(wishlist.markChangedWishes);
  catalog.registerNameHolders([
    catalog.listingsHolder,
    selling.draftsHolder,
    savedSearches.savedSearchesHolder,
    portfolio.portfolioHolder,
  ]);
  catalog.onNamesChanged(announceContent);
  catalog.onVocabularySaved(announceContent);
  catalog.onListingChanges(savedSearches.numberPublishedListings);
}
