import { sql } from 'kysely';
import {
  checkQuickBooks,
  hasDueDocuments,
  hasUnprepared,
  prepareDocuments,
  quickBooksContextOf,
  sendDocuments,
  watchChanges,
} from './modules/accounting/index.ts';
import { resealTotpSecrets, sweepAccounts, sweepProfilePictures } from './modules/accounts/index.ts';
import {
  hasWaitingTableExports,
  makeTableExports,
  sweepBatches,
  sweepRemoteFailures,
  sweepTableExports,
} from './modules/back-office/index.ts';
import { catalogSearch, passOnListingChanges } from './modules/catalog/index.ts';
import { publishDue, sweepForms } from './modules/content/index.ts';
import {
  hasLateRates,
  hasNoRates,
  hasOldRates,
  refreshRates,
  storeSampleRates,
} from './modules/exchange-rates/index.ts';
import { askForFeedback, revealFeedback } from './modules/feedback/index.ts';
import { deliverWebhooks, fanOutEvents, hasDueDeliveries, webhookContextOf } from './modules/integrations/index.ts';
import { hasWaitingImports, sweepImports, workImports } from './modules/listing-imports/index.ts';
import { sweepClips, sweepPhotographs } from './modules/media/index.ts';
import { sweepAttachments, sweepLiveEvents, sweepNotifications } from './modules/messaging/index.ts';
import {
  checkDaily,
  hasCardRemovals,
  hasDuePayments,
  hasOpenCardSetups,
  paymentContextOf,
  removeCards,
  sweepCardSetups,
  sweepPayments,
} from './modules/payments/index.ts';
import {
  deleteAccounts,
  hasDueDeletions,
  hasWaitingExports,
  makeExports,
  sweepExports,
} from './modules/privacy/index.ts';
import {
  checkoutContextOf,
  checkOrderTotals,
  answerAutomatically,
  hasDueAnswers,
  expireOffers,
  expireReturns,
  hasDueTaxReports,
  hasHoldsToSweep,
  hasOffersAbove,
  lowerOffers,
  mailOrderEvents,
  remindOfInstalments,
  remindOfOffers,
  remindToShip,
  reportTaxes,
  sweepGuestCarts,
  sweepHolds,
} from './modules/sales/index.ts';
import { hasDueSearches, sweepSavedSearches, tellSearchHits } from './modules/saved-searches/index.ts';
import {
  applyResets,
  closeImpersonations,
  finishMerges,
  hasDueImpersonations,
  hasDueMerges,
  hasDueResets,
} from './modules/people/index.ts';
import { sweepPortfolio } from './modules/portfolio/index.ts';
import { hasDuePauses, resumeListings } from './modules/selling/index.ts';
import { sweepTracking } from './modules/tracking/index.ts';
import { reviewWishes, sweepWishlists } from './modules/wishlist/index.ts';
import type { Services } from './platform/services.ts';
import { defineScheduledJob } from './platform/jobs/define-job.ts';
import type { Jobs, Schedule } from './platform/jobs/jobs.ts';
import { addUpRevisions, hasRevisionChanges } from './platform/db/revisions.ts';
import { hasWaitingEvents, sweepEvents } from './platform/events/domain-events.ts';
import { deliverOutbox, hasDueMail, sweepOutbox } from './platform/mail/deliver-outbox.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { sweepRateLimits } from './platform/rate-limit.ts';
import { sweepSecurityEvents } from './platform/audit/security-events.ts';

const hasOrderEvents = sql<boolean>`EXISTS (SELECT FROM order_events WHERE mailed_at IS NULL)`;
const hasCatalogueChanges = sql<boolean>`(EXISTS (SELECT FROM listing_count_deltas) OR EXISTS (SELECT FROM search_vocabulary_queue))`;
const hasListingChanges = sql<boolean>`EXISTS (SELECT FROM listing_changes)`;
const hasDueContent = sql<boolean>`EXISTS (SELECT FROM content_languages WHERE scheduled_for <= now())`;
const hasWishesToReview = sql<boolean>`EXISTS (SELECT FROM wishlist_items WHERE review_at <= now())`;

type ScheduledWork = readonly [name: string, schedule: Schedule, work: () => Promise<unknown>];

/** The books go to QuickBooks by one worker, in the order of the journal; without its settings there is nothing to do. */
function quickBooksWork(services: Services): readonly ScheduledWork[] {
  const context = quickBooksContextOf(services);
  if (!context) return [];
  return [
    ['prepare-quickbooks', { everySeconds: 5, onlyIf: hasUnprepared }, () => prepareDocuments(services.db)],
    ['send-quickbooks', { everySeconds: 5, onlyIf: hasDueDocuments }, () => sendDocuments(context)],
    ['watch-quickbooks', { cron: '*/15 * * * *' }, () => watchChanges(context)],
    ['check-quickbooks', { cron: '10 4 * * *' }, () => checkQuickBooks(context)],
  ];
}

/**
 * Prices are also shown in other currencies by rates of the day. Central banks publish in the afternoon of Europe; a shop that
 * missed that asks again. Without a feed prices stay as they are, but a demo shop renews its sample before it is old.
 */
function exchangeRateWork({ db, config }: Services): readonly ScheduledWork[] {
  const feed = config.exchangeRates;
  if (!feed) {
    if (config.environment !== 'demo') return [];
    return [['renew-sample-rates', { everySeconds: 60, onlyIf: hasOldRates }, () => storeSampleRates(db, new Date())]];
  }
  return [
    ['refresh-exchange-rates', { cron: '20 16 * * *' }, () => refreshRates(db, feed)],
    ['fetch-first-exchange-rates', { everySeconds: 300, onlyIf: hasNoRates }, () => refreshRates(db, feed)],
    ['fetch-late-exchange-rates', { everySeconds: 3600, onlyIf: hasLateRates }, () => refreshRates(db, feed)],
  ];
}

/** Everything that the shop does by itself. Sweeps are spread over the hour, so that they do not run at once. */
export function scheduleJobs(jobs: Jobs, services: Services, mailer: Mailer): void {
  const { db, log, config } = services;
  const { publicUrl } = config;
  const all: readonly ScheduledWork[] = [
    ['mail-order-events', { everySeconds: 1, onlyIf: hasOrderEvents }, () => mailOrderEvents(db, publicUrl)],
    ['deliver-outbox', { everySeconds: 1, onlyIf: hasDueMail }, () => deliverOutbox(db, mailer, log)],
    ['hand-on-events', { everySeconds: 1, onlyIf: hasWaitingEvents }, () => fanOutEvents(db)],
    [
      'deliver-webhooks',
      { everySeconds: 1, onlyIf: hasDueDeliveries },
      () => deliverWebhooks(webhookContextOf(services)),
    ],
    ['fold-catalogue', { everySeconds: 1, onlyIf: hasCatalogueChanges }, () => catalogSearch(db).applyChanges()],
    ['add-up-revisions', { everySeconds: 2, onlyIf: hasRevisionChanges }, () => addUpRevisions(db)],
    ['pass-on-listing-changes', { everySeconds: 2, onlyIf: hasListingChanges }, () => passOnListingChanges(db)],
    ['publish-content', { everySeconds: 1, onlyIf: hasDueContent }, () => publishDue(db)],
    ['review-wishes', { everySeconds: 5, onlyIf: hasWishesToReview }, () => reviewWishes(db, publicUrl)],
    ['reveal-feedback', { everySeconds: 60 }, () => revealFeedback(db, publicUrl)],
    ['ask-for-feedback', { cron: '*/10 * * * *' }, () => askForFeedback(db, publicUrl)],
    ['tell-search-hits', { everySeconds: 10, onlyIf: hasDueSearches }, () => tellSearchHits(db, publicUrl)],
    ['sweep-payments', { everySeconds: 5, onlyIf: hasDuePayments }, () => sweepPayments(paymentContextOf(services))],
    ['remove-cards', { everySeconds: 5, onlyIf: hasCardRemovals }, () => removeCards(paymentContextOf(services))],
    [
      'sweep-card-setups',
      { everySeconds: 10, onlyIf: hasOpenCardSetups },
      () => sweepCardSetups(paymentContextOf(services)),
    ],
    ['report-taxes', { everySeconds: 5, onlyIf: hasDueTaxReports }, () => reportTaxes(checkoutContextOf(services))],
    ['sweep-holds', { everySeconds: 5, onlyIf: hasHoldsToSweep }, () => sweepHolds(db, publicUrl)],
    ['answer-offers', { everySeconds: 5, onlyIf: hasDueAnswers }, () => answerAutomatically(db, publicUrl)],
    ['lower-offers', { everySeconds: 5, onlyIf: hasOffersAbove }, () => lowerOffers(db, publicUrl)],
    ['expire-offers', { everySeconds: 30 }, () => expireOffers(db, publicUrl)],
    ['expire-returns', { everySeconds: 60 }, () => expireReturns(db, publicUrl)],
    ['remind-of-offers', { everySeconds: 60 }, () => remindOfOffers(db, publicUrl)],
    ['remind-to-ship', { everySeconds: 300 }, () => remindToShip(db, publicUrl)],
    ['resume-listings', { everySeconds: 30, onlyIf: hasDuePauses }, () => resumeListings(db, publicUrl)],
    ['remind-of-instalments', { everySeconds: 30 }, () => remindOfInstalments(db, publicUrl)],
    ['make-account-exports', { everySeconds: 5, onlyIf: hasWaitingExports }, () => makeExports(services)],
    ['make-table-exports', { everySeconds: 1, onlyIf: hasWaitingTableExports }, () => makeTableExports(services)],
    ['work-listing-imports', { everySeconds: 1, onlyIf: hasWaitingImports }, () => workImports(services)],
    ['finish-account-merges', { everySeconds: 60, onlyIf: hasDueMerges }, () => finishMerges(services)],
    ['apply-two-step-resets', { everySeconds: 60, onlyIf: hasDueResets }, () => applyResets(services)],
    ['delete-accounts', { everySeconds: 60, onlyIf: hasDueDeletions }, () => deleteAccounts(services)],
    [
      'end-impersonations',
      { everySeconds: 10, onlyIf: hasDueImpersonations },
      () => closeImpersonations(db, publicUrl, { dueAt: new Date() }),
    ],
    ...quickBooksWork(services),
    ...exchangeRateWork(services),
    ['check-books', { cron: '30 3 * * *' }, () => checkDaily(paymentContextOf(services), () => checkOrderTotals(db))],
    ['sweep-accounts', { cron: '0-50/10 * * * *' }, () => sweepAccounts(db)],
    ['reseal-secrets', { cron: '41 * * * *' }, () => resealTotpSecrets(db, services)],
    ['sweep-rate-limits', { cron: '1-51/10 * * * *' }, () => sweepRateLimits(db)],
    ['sweep-guest-carts', { cron: '2-52/10 * * * *' }, () => sweepGuestCarts(db)],
    ['sweep-wishlists', { cron: '3-53/10 * * * *' }, () => sweepWishlists(db)],
    ['sweep-saved-searches', { cron: '9-59/10 * * * *' }, () => sweepSavedSearches(db)],
    ['sweep-tracking', { cron: '4-54/10 * * * *' }, () => sweepTracking(db)],
    ['sweep-events', { cron: '7 * * * *' }, () => sweepEvents(db)],
    ['sweep-outbox', { cron: '6-56/10 * * * *' }, () => sweepOutbox(db)],
    ['sweep-security-events', { cron: '17 * * * *' }, () => sweepSecurityEvents(db, config.securityLogDays)],
    ['sweep-live-events', { cron: '7-57/10 * * * *' }, () => sweepLiveEvents(db)],
    ['sweep-message-attachments', { cron: '8-58/10 * * * *' }, () => sweepAttachments(services)],
    ['sweep-notifications', { cron: '23 * * * *' }, () => sweepNotifications(db)],
    ['sweep-clips', { cron: '4-59/10 * * * *' }, () => sweepClips(services)],
    ['sweep-photographs', { cron: '9-59/10 * * * *' }, () => sweepPhotographs(services)],
    ['sweep-account-exports', { cron: '9-59/10 * * * *' }, () => sweepExports(services)],
    ['sweep-listing-imports', { cron: '13 * * * *' }, () => sweepImports(services)],
    ['sweep-profile-pictures', { cron: '33 * * * *' }, () => sweepProfilePictures(services)],
    ['sweep-portfolio', { cron: '43 * * * *' }, () => sweepPortfolio(services)],
    ['sweep-table-exports', { cron: '53 * * * *' }, () => sweepTableExports(services)],
    ['sweep-remote-failures', { cron: '47 * * * *' }, () => sweepRemoteFailures(db)],
    ['sweep-batches', { cron: '57 * * * *' }, () => sweepBatches(db)],
    ['sweep-forms', { cron: '5-55/10 * * * *' }, () => sweepForms(services)],
  ];
  for (const [name, schedule, work] of all) {
    const definition = defineScheduledJob(name);
    jobs.handle(definition, work);
    jobs.schedule(definition, schedule);
  }
}
