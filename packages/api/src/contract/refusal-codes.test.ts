import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getNamedType, isObjectType } from 'graphql';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { composeApi } from '#api/modules.ts';
import { integrationRefusals } from './integration-refusals.fixture.ts';
import { openWorld, type Role } from './people.fixture.ts';
import { type Refusal, staffRefusals } from './staff-refusals.fixture.ts';
import { draftOrderRefusals, offerRefusals } from './order-refusals.fixture.ts';

const ID = '"0000000000000"';
const WORDS = 'title: { en: "Picks", fr: "Médiators" }, description: { en: "", fr: "" }';
const KEY = 'idempotencyKey: "key-of-one-intent"';
const ORDERS = `orders: [{ orderId: ${ID}, version: 1, amountCents: 1 }]`;
const TRACKING = 'carrierName: "UPS", trackingNumber: "1Z999AA10123456784"';
const address = (line1: string, region = 'TN'): string =>
  `address: { firstName: "Ada", lastName: "Moreau", countryIso: "US", line1: "${line1}", city: "Memphis", region: "${region}", postalCode: "38103" }`;

const DEFINITION = (name: string): string =>
  `{ nameEn: "${name}", nameFr: "Comptoir", instructions: "", sources: [faq], usesModel: false, hourlyQuestions: 10, dailyCents: 0, questions: [] }`;

const REFUSALS: readonly Refusal[] = [
  // Accounts
  ['sessionCreate', 'guest', 'email: "nobody@example.com", password: "wrong-horse-battery"', 'wrong-credentials'],
  ['sessionCreateWithCode', 'guest', 'email: "nobody@example.com", code: "0", securityCode: "0"', 'wrong-credentials'],
  ['sessionSendAuthCode', 'guest', 'email: "nobody"', 'code-not-sent'],
  [
    'accountCreate',
    'guest',
    'account: { email: "nobody", password: "correct-horse-battery", firstName: "Ada", lastName: "Moreau" }',
    'email-invalid',
  ],
  [
    'accountCreate',
    'guest',
    'account: { email: "ada@example.com", password: "short", firstName: "Ada", lastName: "Moreau" }',
    'password-length',
  ],
  ['accountForgotPassword', 'guest', 'email: "nobody"', 'email-invalid'],
  ['accountResetPassword', 'guest', 'code: "unknown", password: "another-horse-battery"', 'reset-code'],
  ['accountConfirmEmail', 'guest', 'code: "unknown"', 'confirmation-code'],
  ['sessionEnd', 'customer', `id: ${ID}`, 'not-found'],
  ['sessionReauthenticate', 'customer', 'credential: { password: "wrong-horse-battery" }', 'wrong-credentials'],
  ['accountUpdate', 'customer', 'account: { username: "?" }', 'username-invalid'],
  ['accountUpdate', 'customer', 'account: { displayName: "Headstock Support" }', 'name-misleading'],
  [
    'accountChangePassword',
    'customer',
    'passwords: { currentPassword: "wrong-horse-battery", newPassword: "another-horse-battery" }',
    'password-wrong',
  ],
  ['addressUpdate', 'customer', `id: ${ID}, ${address('1 Main St')}`, 'not-found'],
  ['addressCreate', 'customer', address(''), 'address-incomplete'],
  ['addressCreate', 'customer', address('1 Main St', 'OR'), 'address-mismatch'],
  ...integrationRefusals,
  // Integrations
  ['apiKeyCreate', 'admin', 'name: "", scopes: ["orders:read"], days: 30', 'name'],
  ['apiKeyCreate', 'admin', 'name: "Sync", scopes: ["moon:read"], days: 30', 'scopes'],
  ['apiKeyCreate', 'admin', 'name: "Sync", scopes: ["orders:read"], days: 400', 'days'],
  ['apiKeyRevoke', 'admin', `id: ${ID}`, 'not-found'],
  ...staffRefusals,
  ['listingChangeOffer', 'admin', `id: ${ID}, version: 0, priceCents: 5`, 'not-found'],
  ['listingImportMap', 'customer', `id: ${ID}, fields: []`, 'not-professional'],
  ['listingImportMap', 'admin', `id: ${ID}, fields: []`, 'not-found'],
  ['listingImportStart', 'customer', `id: ${ID}`, 'not-professional'],
  ['listingImportStart', 'admin', `id: ${ID}`, 'not-found'],
  ['listingImportStop', 'customer', `id: ${ID}`, 'not-professional'],
  ['listingImportStop', 'admin', `id: ${ID}`, 'not-found'],
  ['addressDelete', 'customer', `id: ${ID}`, 'not-found'],
  ['addressSetDefault', 'customer', `id: ${ID}`, 'not-found'],
  ['sessionProveSecondFactor', 'guest', 'code: "000000"', 'sign-in-expired'],
  ['sessionCreateWithPasskey', 'guest', 'response: "{}"', 'passkey-failed'],
  ['totpConfirm', 'customer', 'code: "000000"', 'email-unverified'],
  ['totpBegin', 'customer', '', 'email-unverified'],
  ['recoveryCodesReplace', 'customer', '', 'second-factor-off'],
  ['passkeyBegin', 'customer', '', 'email-unverified'],
  ['passkeyAdd', 'customer', 'name: "", response: "{}"', 'email-unverified'],
  ['passkeyRename', 'customer', `id: ${ID}, name: "Phone"`, 'not-found'],
  ['passkeyRemove', 'customer', `id: ${ID}`, 'not-found'],
  ['passkeyAskForProof', 'customer', '', 'passkey-failed'],
  // Stored value
  ['prepaidCodeBalance', 'guest', 'code: "NONE"', 'not-found'],
  ['savedCardAdd', 'customer', 'token: "tok_1", idempotencyKey: "x"', 'invalid'],
  ['savedCardMakeDefault', 'customer', `id: ${ID}`, 'not-found'],
  ['savedCardRemove', 'customer', `id: ${ID}`, 'not-found'],
  ['savedCardResume', 'customer', KEY, 'not-found'],
  ['prepaidCodeIssue', 'admin', 'amountCents: 0', 'invalid'],
  ['storeCreditGrant', 'admin', `accountId: ${ID}, amountCents: 5`, 'not-found'],
  // Search
  ['searchVocabularySave', 'admin', 'version: 9, entries: []', 'changed'],
  ['catalogueBrandCreate', 'admin', 'name: " "', 'required'],
  ['catalogueNameChange', 'admin', `change: { kind: BRAND, id: ${ID}, version: 1, name: "Kay" }`, 'not-found'],
  ['catalogueNameUndo', 'admin', `id: ${ID}`, 'not-found'],
  ['catalogueNameRemove', 'admin', `kind: TYPE, id: ${ID}, version: 1`, 'not-found'],
  ['catalogueCategorySave', 'admin', `id: ${ID}, version: 1, ${WORDS}`, 'not-found'],
  ['catalogueTypeSave', 'admin', `id: ${ID}, version: 1, ${WORDS}`, 'not-found'],
  ['catalogueTypeCreate', 'admin', `categoryId: ${ID}, ${WORDS}`, 'not-found'],
  ['catalogueOrder', 'admin', 'from: [], ids: []', 'order'],
  // Descriptions
  ['listingDescriptionDraft', 'admin', `id: ${ID}`, 'not-found'],
  ['listingDescriptionSave', 'admin', `id: ${ID}, version: 1, en: "", fr: ""`, 'not-found'],
  // Assistants
  ['assistantCreate', 'admin', `definition: ${DEFINITION('')}`, 'invalid'],
  ['assistantSave', 'admin', `id: ${ID}, version: 1, definition: ${DEFINITION('Counter')}`, 'not-found'],
  ['assistantPublish', 'admin', `id: ${ID}, version: 1`, 'not-found'],
  ['assistantRetire', 'admin', `id: ${ID}, version: 1`, 'not-found'],
  ['assistantMakeDefault', 'admin', `id: ${ID}, version: 1`, 'not-found'],
  ['contentCreate', 'admin', 'kind: pages, titleEn: ""', 'title'],
  ['contentDuplicate', 'admin', `id: ${ID}`, 'not-found'],
  ['contentSave', 'admin', `id: ${ID}, version: 1, values: []`, 'not-found'],
  ['contentDraftKeep', 'admin', `id: ${ID}, version: 1, values: []`, 'not-found'],
  ['contentPublish', 'admin', `id: ${ID}, version: 1, languages: [en]`, 'not-found'],
  ['contentUnpublish', 'admin', `id: ${ID}, version: 1, languages: [en]`, 'not-found'],
  ['contentSchedule', 'admin', `id: ${ID}, version: 1, languages: [en], at: "2020-01-01T09:00"`, 'moment'],
  ['contentUnschedule', 'admin', `id: ${ID}, version: 1, languages: [en]`, 'not-found'],
  ['contentRestore', 'admin', `id: ${ID}, version: 1, from: 1`, 'not-found'],
  ['contentMove', 'admin', `id: ${ID}, version: 1, slug: "somewhere"`, 'not-found'],
  ['contentArchive', 'admin', `id: ${ID}, version: 1`, 'not-found'],
  ['contentUnarchive', 'admin', `id: ${ID}`, 'not-found'],
  ['contentMoveTexts', 'admin', `id: ${ID}, version: 1, from: "one", to: "other"`, 'not-found'],
  ['contentReorder', 'admin', `kind: faq, from: [${ID}], ids: [${ID}]`, 'order'],
  // Back office
  ['tableViewCreate', 'admin', 'tableId: "things", name: "", query: "", isShared: false', 'name'],
  ['tableViewUpdate', 'admin', `id: ${ID}, name: "Mine"`, 'not-found'],
  ['tableViewRemove', 'admin', `id: ${ID}`, 'not-found'],
  ['batchPreview', 'admin', 'kind: "nothing", rowIds: [], input: []', 'kind'],
  ['batchApply', 'admin', `id: ${ID}`, 'not-found'],
  ['batchUndo', 'admin', `id: ${ID}`, 'not-found'],
  ['outboxMailResend', 'admin', `ids: [${ID}]`, 'not-found'],
  ['failedJobRetry', 'admin', `id: ${ID}`, 'not-found'],
  ['tableExportRequest', 'admin', 'tableId: "nothing", query: "", columns: []', 'table'],
  // Cart
  ['cartAddListing', 'guest', `listingId: ${ID}`, 'not-found'],
  ['cartAddListing', 'guest', 'listingId: $SOLD', 'sold'],
  ['cartAddListing', 'customer', 'listingId: $IN_CART', 'already-in-cart'],
  ['cartUpdateLineItemQuantity', 'guest', `lineItemId: ${ID}, orderId: ${ID}, quantity: 2`, 'not-found'],
  ['cartUpdateLineItemPrice', 'admin', `lineItemId: ${ID}, orderId: ${ID}, amountCents: -1`, 'out-of-range'],
  ['cartUpdateLineItemNotes', 'guest', `lineItemId: ${ID}, orderId: ${ID}, notes: "Strings"`, 'not-found'],
  ['cartRemoveListing', 'guest', `listingId: ${ID}, orderId: ${ID}`, 'not-found'],
  ['cartSetShippingAddress', 'guest', `orderId: ${ID}`, 'invalid'],
  ['orderSetAccount', 'admin', `id: ${ID}`, 'not-found'],
  ['draftOrderSend', 'admin', `id: ${ID}`, 'not-found'],
  ['draftOrderClaim', 'guest', `orderId: ${ID}, key: "unknown"`, 'not-found'],
  ...draftOrderRefusals,
  ...offerRefusals,
  // Checkout
  ['addressExpressCreate', 'guest', `orderId: ${ID}, ${address('1 Main St')}`, 'not-found'],
  ['accountExpressAssociate', 'guest', `orderId: ${ID}, email: "ada@example.com"`, 'not-found'],
  ['orderSetShippingMethod', 'guest', `id: ${ID}, shippingMethodRef: "pickup"`, 'not-found'],
  ['orderSetShippingMethod', 'guest', `id: ${ID}, shippingMethodRef: "x", overridePriceCents: 1`, 'forbidden'],
  ['ordersPay', 'guest', `${ORDERS}, paymentMethods: [{ kind: STORE_CREDITS }], ${KEY}`, 'not-found'],
  ['ordersPay', 'guest', `${ORDERS}, paymentMethods: [{ kind: STORE_CREDITS }], idempotencyKey: "x"`, 'invalid'],
  ['ordersPayByCard', 'guest', `${ORDERS}, token: "none", ${KEY}`, 'not-found'],
  ['paymentResume', 'guest', KEY, 'not-found'],
  ['orderSetAffirmPercentageFee', 'guest', `id: ${ID}`, 'not-found'],
  ['orderRemoveAffirmPercentageFee', 'guest', `id: ${ID}`, 'not-found'],
  ['ordersHold', 'guest', `orderIds: [${ID}]`, 'not-found'],
  ['ordersRelease', 'guest', `orderIds: [${ID}]`, 'not-found'],
  ['waitlistJoin', 'guest', `listingId: ${ID}`, 'not-found'],
  ['waitlistLeave', 'guest', `listingId: ${ID}`, 'not-found'],
  // Orders
  ['orderSetContact', 'admin', `id: ${ID}, contactId: ${ID}`, 'not-found'],
  ['orderSetSalesperson', 'admin', `id: ${ID}`, 'not-found'],
  ['ordersClaim', 'customer', '', 'email-unverified'],
  ['orderClaim', 'customer', `id: ${ID}`, 'not-found'],
  ['orderCancel', 'guest', `id: ${ID}`, 'not-found'],
  ['orderSetTracking', 'customer', `id: ${ID}, ${TRACKING}`, 'not-found'],
  ['orderShip', 'customer', `id: ${ID}, ${TRACKING}`, 'not-found'],
  ['orderShip', 'customer', `id: ${ID}, carrierName: "", trackingNumber: "1Z"`, 'carrier'],
  ['orderDeliver', 'customer', `id: ${ID}`, 'not-found'],
  // Accounting
  ['journalFileCreate', 'admin', 'format: CSV, from: "2001-01-01", to: "2001-02-30"', 'date'],
  ['journalFileCreate', 'admin', 'format: CSV, from: "2001-01-01", to: "2199-01-01"', 'open'],
  ['journalFileCreate', 'admin', 'format: IIF, from: "2001-01-01", to: "2001-01-02"', 'empty'],
  ['booksClose', 'admin', 'day: "2199-01-01"', 'open'],
  ['quickbooksConnect', 'admin', '', 'not-configured'],
  ['quickbooksDisconnect', 'admin', '', 'not-configured'],
  ['quickbooksMap', 'admin', `role: "bank", refId: "1"`, 'not-configured'],
  ['quickbooksDocumentRetry', 'admin', `id: ${ID}`, 'not-found'],
  ['quickbooksDocumentSkip', 'admin', `id: ${ID}, reason: "By hand"`, 'not-found'],
  ['quickbooksDocumentSkip', 'admin', `id: ${ID}, reason: ""`, 'reason'],
  ['storedValueAdjust', 'admin', `id: ${ID}, amountCents: 5, reason: "A mistake", ${KEY}`, 'not-found'],
  ['storedValueAdjust', 'admin', `id: ${ID}, amountCents: 5, reason: " ", ${KEY}`, 'reason'],
  ['storedValueAdjust', 'admin', `id: ${ID}, amountCents: 0, reason: "A mistake", ${KEY}`, 'amount'],
  ['storedValueExpire', 'admin', `id: ${ID}, reason: "Past its day", ${KEY}`, 'not-found'],
  ['orderRefundCreate', 'admin', `id: ${ID}, amountCents: 5, reason: "A scratch", ${KEY}`, 'not-found'],
  ['orderRefundCreate', 'admin', `id: ${ID}, amountCents: 0, reason: "A scratch", ${KEY}`, 'amount'],
  ['orderReportPurchase', 'guest', `id: ${ID}`, 'not-found'],
  ['ordersShip', 'admin', `shipments: [{ orderId: ${ID}, ${TRACKING} }]`, 'some-refused'],
  ['ordersDeliver', 'admin', 'ids: []', 'none'],
  ['sellerCorrectionEnter', 'admin', `orderId: ${ID}, kind: FINE, amountCents: -500, reason: "", ${KEY}`, 'reason'],
  ['viewAsk', 'customer', `itemId: ${ID}, shot: "heel"`, 'not-found'],
  ['viewDecline', 'customer', `listingId: ${ID}, shot: "heel"`, 'not-found'],
  ['payoutRunPrepare', 'admin', `orderIds: [${ID}]`, 'not-due'],
  ['payoutRunApprove', 'admin', `id: ${ID}, version: 1`, 'not-found'],
  ['payoutRunPay', 'admin', `id: ${ID}, version: 1`, 'not-found'],
  ['payoutRunConfirm', 'admin', `id: ${ID}, version: 1, bankReference: ""`, 'reference'],
  ['payoutRunCancel', 'admin', `id: ${ID}, version: 1, reason: ""`, 'reason'],
  ['orderSetPaidOut', 'admin', `id: ${ID}`, 'not-found'],
  ['offersAnswer', 'customer', 'ids: [], action: ACCEPT', 'count'],
  ['offersAnswer', 'customer', `ids: [${ID}], action: ACCEPT`, 'partly'],
  ['orderSetPayoutFailed', 'admin', `id: ${ID}, reason: "Closed"`, 'not-found'],
  ['lineItemSetReturnedAt', 'admin', `id: ${ID}, returnNotes: ""`, 'invalid'],
  ['lineItemCancelReturn', 'admin', `id: ${ID}`, 'not-found'],
  // Repairs
  [
    'repairJobCreate',
    'admin',
    `job: { contactName: "", locale: en, brand: "Fender", model: "Jaguar", problem: "Hum" }`,
    'contact-name',
  ],
  [
    'repairJobUpdate',
    'admin',
    `id: ${ID}, version: 1, job: { contactName: "", locale: en, brand: "Fender", model: "Jaguar", problem: "Hum" }`,
    'not-found',
  ],
  ['repairJobMove', 'admin', `id: ${ID}, version: 1, to: READY`, 'not-found'],
  // Returns
  ['returnRequestCreate', 'customer', `lineItemId: ${ID}, reason: CHANGED_MIND`, 'not-found'],
  ['returnRequestAnswer', 'customer', `id: ${ID}, approve: true`, 'not-found'],
  ['returnRequestWithdraw', 'customer', `id: ${ID}`, 'not-found'],
  ['returnRequestSend', 'customer', `id: ${ID}, ${TRACKING}`, 'not-found'],
  // Later days to send an order
  ['shipDelayAsk', 'customer', `orderId: ${ID}, until: "2026-12-05", reason: "Late"`, 'not-found'],
  ['shipDelayAnswer', 'customer', `id: ${ID}, agrees: true`, 'not-found'],
  // Messages and notifications
  ['messageSend', 'customer', `message: { threadId: ${ID}, text: "Hello", ${KEY} }`, 'not-found'],
  ['messageSend', 'customer', `message: { subject: { kind: ITEM, id: ${ID} }, text: "", ${KEY} }`, 'text'],
  ['messageSend', 'customer', `message: { text: "Hello", ${KEY} }`, 'not-found'],
  ['messageSend', 'customer', `message: { threadId: ${ID}, text: "Hello", idempotencyKey: "x" }`, 'invalid'],
  ['threadMarkRead', 'customer', `id: ${ID}`, 'not-found'],
  ['accountBlock', 'customer', `id: ${ID}`, 'not-found'],
  ['messageReport', 'customer', `id: ${ID}, reason: spam`, 'not-found'],
  ['unsubscriptionSet', 'guest', 'token: "unknown", isSubscribed: false', 'not-found'],
  ['updateNotificationPreferences', 'customer', 'preferences: { emailEventTypes: ["orders"] }', 'unknown-event-type'],
  ['notificationChoiceSet', 'customer', 'eventType: "nothing", channel: mail, isWanted: true', 'unknown-event-type'],
  // Privacy
  ['profilePictureRemove', 'customer', `kind: avatar, accountId: ${ID}`, 'not-found'],
  ['accountDelete', 'customer', 'confirmation: "nobody@example.com"', 'confirmation'],
  // People
  ['accountSetRights', 'admin', `id: ${ID}, rights: { isPrivateSeller: true }, reason: "Agreed"`, 'not-found'],
  ['accountSetRights', 'admin', `id: ${ID}, rights: { isPrivateSeller: true }, reason: " "`, 'reason'],
  ['staffRoleSave', 'admin', 'name: "", grants: []', 'name'],
  ['staffRoleSave', 'admin', 'name: "Counter", grants: ["moon:write"]', 'grants'],
  ['staffRoleSave', 'admin', 'id: "owner", name: "Owner", grants: []', 'owner'],
  ['staffRoleRemove', 'admin', `id: ${ID}`, 'not-found'],
  ['sellerApplicationCreate', 'customer', 'application: { kind: PRIVATE, about: "Guitars" }', 'about'],
  ['sellerApplicationWithdraw', 'customer', '', 'not-found'],
  ['sellerApplicationDecide', 'admin', `id: ${ID}, approve: true`, 'not-found'],
  ['sellerApplicationDecide', 'admin', `id: ${ID}, approve: false`, 'reason'],
  ['impersonationStart', 'admin', `accountId: ${ID}, reason: "A call"`, 'not-found'],
  ['impersonationSendCode', 'customer', '', 'not-found'],
  ['impersonationStepUp', 'customer', 'code: "000000", reason: "A call"', 'not-found'],
  // Selling
  ['listingCreate', 'customer', 'kind: INSTRUMENT', 'not-seller'],
  ['listingSave', 'customer', `id: ${ID}, version: 1, document: "{}"`, 'invalid'],
  ['listingMove', 'customer', `id: ${ID}, version: 1, action: END`, 'not-found'],
  ['listingsChange', 'customer', 'listings: [], action: END', 'count'],
  ['listingsChange', 'customer', `listings: [{ id: ${ID}, version: 1 }], action: END`, 'partly'],
  ['listingsChange', 'customer', `listings: [{ id: ${ID}, version: 1 }], action: PAUSE`, 'until'],
  ['listingsChange', 'customer', `listings: [{ id: ${ID}, version: 1 }], action: REPRICE`, 'percent'],
  ['listingMove', 'customer', `id: ${ID}, version: 1, action: SEND_BACK`, 'reason'],
  ['listingMove', 'customer', `id: ${ID}, version: 1, action: PAUSE`, 'until'],
  // Replies
  ['savedReplySave', 'customer', 'reply: { title: "", textEn: "Hello" }', 'title'],
  ['savedReplySave', 'customer', 'reply: { title: "Hello" }', 'text'],
  ['savedReplySave', 'customer', `id: ${ID}, reply: { title: "Hello", textEn: "Hello" }`, 'not-found'],
  ['savedReplyRemove', 'customer', `id: ${ID}`, 'not-found'],
  ['awayReplySet', 'customer', 'reply: { until: "2099-01-01", textEn: "Away" }', 'until'],
  ['awayReplySet', 'customer', 'reply: { until: "2026-11-24" }', 'text'],
  // Portfolio
  ['portfolioItemCreate', 'customer', 'portfolioItem: { brand: "", model: "Telecaster" }', 'invalid'],
  [
    'portfolioItemUpdate',
    'customer',
    `id: ${ID}, portfolioItem: { brand: "Fender", model: "Telecaster" }`,
    'not-found',
  ],
  ['portfolioItemRemove', 'customer', `id: ${ID}`, 'not-found'],
  ['portfolioItemRestore', 'customer', `id: ${ID}`, 'not-found'],
  ['portfolioDocumentRemove', 'customer', `id: ${ID}`, 'not-found'],
  ['portfolioPhotographsSet', 'customer', `id: ${ID}, photographIds: [], known: []`, 'not-found'],
  ['listingPaperRemove', 'customer', `id: ${ID}, paperId: ${ID}`, 'not-found'],
  // Wishlist
  ['savedSearchCreate', 'customer', 'filter: {}, frequency: DAILY', 'empty'],
  [
    'savedSearchCreate',
    'customer',
    `filter: { brand: ["fender"] }, name: "${'x'.repeat(81)}", frequency: DAILY`,
    'name',
  ],
  ['savedSearchUpdate', 'customer', `id: ${ID}, frequency: BELL`, 'not-found'],
  ['savedSearchUpdate', 'customer', `id: ${ID}, name: " "`, 'name'],
  ['savedSearchRemove', 'customer', `id: ${ID}`, 'not-found'],
  ['savedSearchMarkSeen', 'customer', `id: ${ID}, upTo: 1`, 'not-found'],
  ['savedSearchRestore', 'customer', `id: ${ID}`, 'not-found'],
  ['feedbackCreate', 'customer', `orderId: ${ID}, feedback: { stars: 5 }`, 'not-found'],
  ['feedbackAnswer', 'customer', `id: ${ID}, text: "Thank you."`, 'not-found'],
  ['feedbackAnswer', 'customer', `id: ${ID}, text: " "`, 'text'],
  ['feedbackReport', 'customer', `id: ${ID}, reason: UNTRUE`, 'not-found'],
  ['feedbackHide', 'admin', `id: ${ID}, reason: "An insult."`, 'not-found'],
  ['feedbackHide', 'admin', `id: ${ID}, reason: " "`, 'reason'],
  ['feedbackShow', 'admin', `id: ${ID}`, 'not-found'],
  ['wishlistAddItem', 'customer', `itemId: ${ID}`, 'not-found'],
];

/** Mutations that take effect whatever is sent: what they end, remove or drop need not be there. */
const NEVER_REFUSED = [
  // Where nothing is answered, there is nothing to end.
  'awayReplyClear',
  // Refused without a recent proof, or while one is prepared: privacy/exports.test.ts.
  'accountExportRequest',
  // Refused where no account is to be deleted: privacy/deletion.test.ts.
  'accountKeep',
  // Where nobody acts as somebody, there is nothing to end.
  'impersonationEnd',
  // Everybody may be asked for a passkey.
  'sessionAskForPasskey',
  // Refused without a recent proof, where there is a factor to switch off: second-factors/two-step.test.ts.
  'totpDisable',
  'quickbooksPostingSet',
  'wishlistShare',
  'wishlistStopSharing',
  'accountUnblock',
  'accountSendEmailConfirmation',
  'notificationsMarkSeen',
  'orderEnsureTaxConsidered',
  'sessionDestroy',
  // Refused without a recent proof only: signed-in-sessions.test.ts.
  'sessionEndOthers',
  'wishlistRemoveItem',
];

let api: TestApi;
const visitors = new Map<Role, TestVisitor>();
const listings = new Map<string, string>();

beforeAll(async () => {
  api = await startTestApi();
  const { shop, person } = await openWorld(api);
  for (const role of ['guest', 'customer', 'admin'] as const) visitors.set(role, (await person(role)).visitor);
  listings.set('$SOLD', await shop.listing({ stock: 0 }));
  listings.set('$IN_CART', await shop.listing());
  await visitors
    .get('customer')
    ?.query(`mutation { cartAddListing(listingId: "${listings.get('$IN_CART')}") { success } }`);
});
afterAll(() => api.close());

type Answer = { readonly success: boolean; readonly message: string | null; readonly code: string | null };

/** Sends a mutation as somebody of a role does, in a language. */
async function send([mutation, role, args]: Refusal, language: string): Promise<Answer | undefined> {
  const visitor = api.visitor({ 'accept-language': language });
  for (const [name, value] of visitors.get(role)?.cookies ?? []) visitor.cookies.set(name, value);
  const named = args.replaceAll(/\$[A-Z_]+/g, (name) => JSON.stringify(listings.get(name)));
  const { data, errors } = await visitor.query<Record<string, Answer>>(
    `mutation { ${mutation}${named === '' ? '' : `(${named})`} { success message code } }`,
  );
  expect(errors).toBeUndefined();
  return data?.[mutation];
}

describe('a mutation that is refused', () => {
  it.each(REFUSALS)('%s, by a %s with %s: says %s in every language', async (...refusal) => {
    const code = refusal[3];
    const english = await send(refusal, 'en');
    expect(english).toEqual({ success: false, message: expect.stringMatching(/\S/), code });
    expect(await send(refusal, 'fr')).toMatchObject({ success: false, code });
  });
});

it('is in the table, whichever mutation it is', () => {
  const mutations = Object.values(composeApi().getMutationType()?.getFields() ?? {});
  const refusable = mutations.filter(({ type }) => {
    const result = getNamedType(type);
    return isObjectType(result) && result.getInterfaces().some(({ name }) => name === 'MutationResult');
  });
  const listed = new Set([...REFUSALS.map(([mutation]) => mutation), ...NEVER_REFUSED]);
  expect([...listed].toSorted()).toEqual(refusable.map(({ name }) => name).toSorted());
});
