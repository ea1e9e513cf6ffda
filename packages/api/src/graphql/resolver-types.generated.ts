// Generated from the schema by packages/api/scripts/generate-resolver-types.ts. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { HistoryEntry, MergeRow, ResetRow, MergePreview, PastImpersonation, ApplicationRow, ImpersonationRow } from '../modules/people/index.ts';
import type { AppraisalView } from '../modules/appraisals/index.ts';
import type { AuditEntryView, RemoteView, RemoteChannelView, BatchView, ExportRow, ViewRow } from '../modules/back-office/index.ts';
import type { FormSubmissionView, PostSource, DocumentView, PageSource, PictureSource, KnownRedirect } from '../modules/content/index.ts';
import type { AccountSource, SecuritySource, AddressSource } from '../modules/accounts/index.ts';
import type { ApiKeyView, EndpointView, DeliveryView } from '../modules/integrations/index.ts';
import type { VocabularySource, BrandView, CategorySource, TypeSource, ImageSource, ClipView, ItemSource, ListingSource, SearchResult, SellerSource } from '../modules/catalog/index.ts';
import type { AssistantRow, AssistantDayRow, LoggedQuestion, AssistantUseRow } from '../modules/assistant/index.ts';
import type { CartAnswer, DraftOrderView, LineItemView, ListingHoldView, OfferView, OrderView, OrderAnswer, ReturnView } from '../modules/sales/index.ts';
import type { FeedbackRow, OrderFeedbackView } from '../modules/feedback/index.ts';
import type { DayClosingRow, DayCorrectionRow, Explanation, SheetLine, DaySheetView, EntryView, BooksDocumentView } from '../modules/accounting/index.ts';
import type { OwnListing, ListingRow } from '../modules/selling/index.ts';
import type { ImportRow } from '../modules/listing-imports/index.ts';
import type { SavedSearchRow } from '../modules/saved-searches/index.ts';
import type { RefundView, ReversalView, StoreCreditsView, SettlementView, StoredValueView } from '../modules/payments/index.ts';
import type { PhotographSource } from '../modules/media/index.ts';
import type { OpenPortfolio, PortfolioItemView } from '../modules/portfolio/index.ts';
import type { ConsentView, ConsignmentRow, DealTermsRow, HoldRuleRow, IntakeRow } from '../modules/intake/index.ts';
import type { RepairJobView } from '../modules/repairs/index.ts';
import type { ThreadView } from '../modules/messaging/index.ts';
import type { GraphQLContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: Date; output: Date; }
};

export type Currency = {
  readonly iso: Scalars['String']['output'];
};

export type Money = {
  readonly amount: Scalars['Float']['output'];
  readonly amountCents: Scalars['Int']['output'];
  readonly currency: Currency;
};

export type Query = {
  readonly ping: Scalars['String']['output'];
  readonly ledgerAccounts: ReadonlyArray<LedgerAccount>;
  readonly journal: JournalEntryConnection;
  readonly journalSums: JournalSums;
  readonly journalEntry?: Maybe<JournalEntry>;
  readonly trialBalance: TrialBalance;
  readonly journalFiles: JournalFileConnection;
  readonly booksClosedUntil?: Maybe<Scalars['String']['output']>;
  readonly daySheet: DaySheet;
  readonly closedDays: ReadonlyArray<ClosedDay>;
  readonly quickbooks: QuickBooksConnection;
  readonly quickbooksDocuments: QuickBooksDocumentConnection;
  readonly quickbooksCounts: ReadonlyArray<QuickBooksStateCount>;
  readonly quickbooksMappings: ReadonlyArray<QuickBooksMapping>;
  readonly quickbooksChoices?: Maybe<ReadonlyArray<QuickBooksChoice>>;
  readonly viewer?: Maybe<Account>;
  readonly impersonator?: Maybe<PublicAccount>;
  readonly accounts: AccountConnection;
  readonly accountSecurity: AccountSecurity;
  readonly addresses: AddressConnection;
  readonly addressStores: ReadonlyArray<Address>;
  readonly botChallenge: BotChallenge;
  readonly plainFormRefusal?: Maybe<PlainFormRefusal>;
  readonly passwordResetOverview?: Maybe<PasswordResetOverview>;
  readonly appraisals: AppraisalConnection;
  readonly appraisal?: Maybe<Appraisal>;
  readonly assistants: ReadonlyArray<Assistant>;
  readonly assistant?: Maybe<Assistant>;
  readonly assistantModel?: Maybe<Scalars['String']['output']>;
  readonly assistantQuestions: AssistantQuestionConnection;
  readonly assistantQuestion?: Maybe<AssistantQuestion>;
  readonly assistantUse: ReadonlyArray<AssistantUse>;
  readonly assistantDays: ReadonlyArray<AssistantDay>;
  readonly tableViews: ReadonlyArray<TableView>;
  readonly batches: BatchConnection;
  readonly batch?: Maybe<Batch>;
  readonly tableExports: ReadonlyArray<TableExport>;
  readonly remotes: ReadonlyArray<Remote>;
  readonly findRecords: ReadonlyArray<RecordHit>;
  readonly auditLog: AuditConnection;
  readonly outboxMails: OutboxMailConnection;
  readonly failedJobs: ReadonlyArray<FailedJob>;
  readonly regularWork: ReadonlyArray<RegularWork>;
  readonly shopOverview: ShopOverview;
  readonly instrumentValuation?: Maybe<InstrumentValuation>;
  readonly seller?: Maybe<Seller>;
  readonly listings: ListingSearch;
  readonly item?: Maybe<Item>;
  readonly items: ReadonlyArray<Item>;
  readonly similarItems: ReadonlyArray<Item>;
  readonly category?: Maybe<Category>;
  readonly categories: ReadonlyArray<Category>;
  readonly decades: ReadonlyArray<DecadeCount>;
  readonly searchSuggestions: ReadonlyArray<Suggestion>;
  readonly catalogueBrands: CatalogueBrandConnection;
  readonly catalogueBrand?: Maybe<CatalogueBrand>;
  readonly catalogueCategories: ReadonlyArray<CatalogueCategory>;
  readonly catalogueNamePreview: CatalogueNamePreview;
  readonly catalogueNameChanges: ReadonlyArray<CatalogueNameChange>;
  readonly searchVocabulary: SearchVocabulary;
  readonly searchVocabularyRevisions: ReadonlyArray<SearchVocabulary>;
  readonly searchVocabularyRevision?: Maybe<SearchVocabulary>;
  readonly searchComparison: SearchComparisonResult;
  readonly banner: ReadonlyArray<BannerEntry>;
  readonly menus: ReadonlyArray<Menu>;
  readonly page?: Maybe<ContentPage>;
  readonly posts: BlogPosts;
  readonly post?: Maybe<BlogPost>;
  readonly blogCategories: ReadonlyArray<BlogCategory>;
  readonly questions: ReadonlyArray<QuestionGroup>;
  readonly contentDocuments: ContentDocumentConnection;
  readonly contentDocument?: Maybe<ContentDocument>;
  readonly contentVersions: ReadonlyArray<ContentVersion>;
  readonly contentRendered: ContentRendered;
  readonly contentPreviewAddress?: Maybe<Scalars['String']['output']>;
  readonly contentChoices: ContentChoices;
  readonly contentTargets: ReadonlyArray<ContentTarget>;
  readonly contentDeadTargets: ReadonlyArray<Scalars['String']['output']>;
  readonly formSubmissions: FormSubmissionConnection;
  readonly formSubmission?: Maybe<FormSubmission>;
  readonly formAssignees: ReadonlyArray<StaffName>;
  readonly formDraft?: Maybe<FormDraft>;
  readonly mailTemplates: ReadonlyArray<MailTemplate>;
  readonly mailTemplate?: Maybe<MailTemplate>;
  readonly redirects: RedirectConnection;
  readonly redirect?: Maybe<Redirect>;
  readonly listingDescription?: Maybe<ListingDescription>;
  readonly listingDescriptionCheck?: Maybe<DescriptionCheck>;
  readonly exchangeRates?: Maybe<ExchangeRates>;
  readonly orderFeedback?: Maybe<OrderFeedback>;
  readonly reportedFeedback: FeedbackConnection;
  readonly moderatedFeedback?: Maybe<Feedback>;
  readonly itemShippingEstimate: ReadonlyArray<ShippingMethodOption>;
  readonly holdRules: ReadonlyArray<HoldRule>;
  readonly dealTerms: ReadonlyArray<DealTerms>;
  readonly intakes: IntakeConnection;
  readonly intake?: Maybe<Intake>;
  readonly serialLookup: SerialLookup;
  readonly stolenSerials: StolenSerialConnection;
  readonly consentRequest?: Maybe<ConsentRequest>;
  readonly viewerConsentRequests: ReadonlyArray<ConsentRequest>;
  readonly consentRequests: ConsentRequestConnection;
  readonly consignment?: Maybe<Consignment>;
  readonly apiKeys: ApiKeyConnection;
  readonly apiKey?: Maybe<ApiKey>;
  readonly webhookEventKinds: ReadonlyArray<Scalars['String']['output']>;
  readonly webhooks: ReadonlyArray<Webhook>;
  readonly webhook?: Maybe<Webhook>;
  readonly webhookDeliveries: WebhookDeliveryConnection;
  readonly webhookDelivery?: Maybe<WebhookDelivery>;
  readonly listingImports: ReadonlyArray<ListingImport>;
  readonly listingImport?: Maybe<ListingImport>;
  readonly photographs: ReadonlyArray<Photograph>;
  readonly messageCountUnread: Scalars['Int']['output'];
  readonly notificationPreferences: NotificationPreferences;
  readonly notifications: NotificationConnection;
  readonly threads: ThreadConnection;
  readonly thread?: Maybe<Thread>;
  readonly savedReplies: ReadonlyArray<SavedReply>;
  readonly awayReply?: Maybe<AwayReply>;
  readonly threadAbout?: Maybe<ThreadStart>;
  readonly unsubscription?: Maybe<Unsubscription>;
  readonly cardFields: CardFields;
  readonly prepaidCodes: PrepaidCodeConnection;
  readonly paymentHandoff?: Maybe<PaymentHandoff>;
  readonly paymentMethods: ReadonlyArray<PaymentMethodKind>;
  readonly providerSettlements: ProviderSettlementConnection;
  readonly providerSettlement?: Maybe<ProviderSettlement>;
  readonly settlementRow?: Maybe<SettlementRow>;
  readonly storedValueAccounts: StoredValueAccountConnection;
  readonly storedValueAccount?: Maybe<StoredValueAccount>;
  readonly storedValueTotals: StoredValueTotals;
  readonly staffRoles: ReadonlyArray<StaffRole>;
  readonly accountDetails?: Maybe<AccountDetails>;
  readonly viewerSellerApplication?: Maybe<SellerApplication>;
  readonly sellerApplications: SellerApplicationConnection;
  readonly sellerApplication?: Maybe<SellerApplication>;
  readonly accountMergePreview: AccountMergePreviewResult;
  readonly impersonation?: Maybe<Impersonation>;
  readonly accountPrivacy: AccountPrivacy;
  readonly accountDeletion?: Maybe<AccountDeletion>;
  readonly repairJobs: RepairJobConnection;
  readonly repairJob?: Maybe<RepairJob>;
  readonly cart: Cart;
  readonly orderShippingMethods: ReadonlyArray<ShippingMethodOption>;
  readonly claimableOrderCount: Scalars['Int']['output'];
  readonly counterListings: CounterListings;
  readonly draftOrders: DraftOrderConnection;
  readonly draftOrder?: Maybe<DraftOrder>;
  readonly listingHold?: Maybe<ListingHold>;
  readonly layawayPlans: ReadonlyArray<Layaway>;
  readonly offersBuyingCounts: OfferCounts;
  readonly offersSellingCounts: OfferCounts;
  readonly offer?: Maybe<Offer>;
  readonly viewerOffer?: Maybe<Offer>;
  readonly offersBuying: OfferConnection;
  readonly offersSelling: OfferConnection;
  readonly offerListings: OfferListingConnection;
  readonly saleProceeds?: Maybe<SaleProceeds>;
  readonly orderStatus?: Maybe<OrderStatus>;
  readonly orderRefundQuote: RefundQuote;
  readonly order?: Maybe<Order>;
  readonly orderDocument?: Maybe<OrderDocument>;
  readonly orderRefund?: Maybe<OrderRefund>;
  readonly ordersCompleted: OrderConnection;
  readonly purchaseCounts: PurchaseCounts;
  readonly invoices: InvoiceConnection;
  readonly sellingOrders: SellingOrderConnection;
  readonly sellingCounts: SellingCounts;
  readonly sellerCorrections: ReadonlyArray<SellerCorrection>;
  readonly duePayouts: ReadonlyArray<SellerDue>;
  readonly payoutRuns: PayoutRunConnection;
  readonly payoutRun?: Maybe<PayoutRun>;
  readonly plainCheckout: PlainCheckout;
  readonly returnRequest?: Maybe<ReturnRequest>;
  readonly purchasedLine?: Maybe<PurchasedLine>;
  readonly staffOrders: StaffOrderConnection;
  readonly staffOrderSums: StaffOrderSums;
  readonly staffOrderCounts: ReadonlyArray<StaffOrderCount>;
  readonly spendingByMonth: ReadonlyArray<MonthlySpending>;
  readonly salesByMonth: ReadonlyArray<MonthlySales>;
  readonly sellerStatement: SellerStatement;
  readonly portfolio: Portfolio;
  readonly portfolioItem?: Maybe<PortfolioItem>;
  readonly savedSearches: ReadonlyArray<SavedSearch>;
  readonly savedSearch?: Maybe<SavedSearch>;
  readonly savedSearchDraft: SavedSearchDraft;
  readonly sellerListings: SellerListingConnection;
  readonly sellerListingCounts: ReadonlyArray<SellerListingCount>;
  readonly listingEditor?: Maybe<ListingEditor>;
  readonly listingNames: ReadonlyArray<KnownName>;
  readonly modelFacts: ReadonlyArray<ModelFact>;
  readonly priceGuidance?: Maybe<PriceGuidance>;
  readonly listingStock: ListingStock;
  readonly inventory: SellerListingConnection;
  readonly listingHistory: ReadonlyArray<ListingEvent>;
  readonly slowStock: SlowListingConnection;
  readonly stockAgeBands: ReadonlyArray<StockAgeBand>;
  readonly missingViews: ReadonlyArray<MissingView>;
  readonly wishlistShare?: Maybe<WishlistShare>;
  readonly sharedWishlist?: Maybe<SharedWishlist>;
  readonly wishlist: WishlistConnection;
  readonly wishlistItemIds: ReadonlyArray<Scalars['ID']['output']>;
};


export type QueryJournalArgs = {
  filter?: InputMaybe<JournalFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryJournalSumsArgs = {
  filter?: InputMaybe<JournalFilter>;
};


export type QueryJournalEntryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTrialBalanceArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


export type QueryJournalFilesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDaySheetArgs = {
  day?: InputMaybe<Scalars['String']['input']>;
};


export type QueryClosedDaysArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryQuickbooksDocumentsArgs = {
  filter?: InputMaybe<QuickBooksDocumentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryQuickbooksChoicesArgs = {
  kind: QuickBooksRefKind;
};


export type QueryAccountsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AccountFilter>;
};


export type QueryAddressesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  accountId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  chosenId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryBotChallengeArgs = {
  action: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPlainFormRefusalArgs = {
  form: Scalars['String']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPasswordResetOverviewArgs = {
  code: Scalars['String']['input'];
};


export type QueryAppraisalsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  states?: InputMaybe<ReadonlyArray<FormState>>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAppraisalArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAssistantArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAssistantQuestionsArgs = {
  filter?: InputMaybe<AssistantQuestionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAssistantQuestionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTableViewsArgs = {
  tableId: Scalars['String']['input'];
};


export type QueryBatchesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBatchArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFindRecordsArgs = {
  search: Scalars['String']['input'];
};


export type QueryAuditLogArgs = {
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOutboxMailsArgs = {
  states?: InputMaybe<ReadonlyArray<MailState>>;
  search?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInstrumentValuationArgs = {
  brand: Scalars['String']['input'];
  model: Scalars['String']['input'];
  year?: InputMaybe<Scalars['Int']['input']>;
  condition?: InputMaybe<Condition>;
};


export type QuerySellerArgs = {
  username: Scalars['String']['input'];
};


export type QueryListingsArgs = {
  filter?: InputMaybe<ListingFilter>;
  sort?: InputMaybe<ListingSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryItemArgs = {
  id: Scalars['ID']['input'];
};


export type QueryItemsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type QuerySimilarItemsArgs = {
  itemId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryArgs = {
  slug: Scalars['String']['input'];
};


export type QuerySearchSuggestionsArgs = {
  keywords: Scalars['String']['input'];
};


export type QueryCatalogueBrandsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  most?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CatalogueBrandSort>;
  descending?: Scalars['Boolean']['input'];
};


export type QueryCatalogueBrandArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCatalogueNamePreviewArgs = {
  change: CatalogueNameInput;
};


export type QuerySearchVocabularyRevisionArgs = {
  version: Scalars['Int']['input'];
};


export type QuerySearchComparisonArgs = {
  entries: ReadonlyArray<SearchSynonymInput>;
  typed?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPageArgs = {
  slug: Scalars['String']['input'];
};


export type QueryPostsArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPostArgs = {
  slug: Scalars['String']['input'];
};


export type QueryContentDocumentsArgs = {
  kind: ContentKind;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<ContentState>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryContentDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContentVersionsArgs = {
  id: Scalars['ID']['input'];
  before?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryContentRenderedArgs = {
  markdown: Scalars['String']['input'];
  locale: ContentLanguage;
};


export type QueryContentPreviewAddressArgs = {
  id: Scalars['ID']['input'];
  locale: ContentLanguage;
};


export type QueryContentDeadTargetsArgs = {
  targets: ReadonlyArray<Scalars['String']['input']>;
  locale: ContentLanguage;
};


export type QueryFormSubmissionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  types?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  states?: InputMaybe<ReadonlyArray<FormState>>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFormSubmissionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFormDraftArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMailTemplateArgs = {
  key: Scalars['ID']['input'];
};


export type QueryRedirectsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['Int']['input']>;
  unused?: InputMaybe<Scalars['Boolean']['input']>;
  removed?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRedirectArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListingDescriptionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListingDescriptionCheckArgs = {
  id: Scalars['ID']['input'];
  en: Scalars['String']['input'];
  fr: Scalars['String']['input'];
};


export type QueryOrderFeedbackArgs = {
  orderId: Scalars['ID']['input'];
};


export type QueryReportedFeedbackArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryModeratedFeedbackArgs = {
  id: Scalars['ID']['input'];
};


export type QueryItemShippingEstimateArgs = {
  itemId: Scalars['ID']['input'];
  postalCode: Scalars['String']['input'];
  countryIso?: InputMaybe<Scalars['String']['input']>;
};


export type QueryIntakesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  deal?: InputMaybe<IntakeDeal>;
  onHold?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryIntakeArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySerialLookupArgs = {
  serial: Scalars['String']['input'];
  brand?: InputMaybe<Scalars['String']['input']>;
};


export type QueryStolenSerialsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryConsentRequestArgs = {
  id: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


export type QueryConsentRequestsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  open?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryConsignmentArgs = {
  listingId: Scalars['ID']['input'];
};


export type QueryApiKeysArgs = {
  states?: InputMaybe<ReadonlyArray<ApiKeyState>>;
  search?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryApiKeyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWebhookDeliveriesArgs = {
  filter?: InputMaybe<WebhookDeliveryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListingImportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPhotographsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryNotificationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryThreadsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ThreadFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryThreadArgs = {
  id: Scalars['ID']['input'];
};


export type QueryThreadAboutArgs = {
  subject: ThreadSubjectInput;
};


export type QueryUnsubscriptionArgs = {
  token: Scalars['String']['input'];
};


export type QueryPrepaidCodesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPaymentHandoffArgs = {
  idempotencyKey: Scalars['String']['input'];
};


export type QueryProviderSettlementsArgs = {
  open?: InputMaybe<Scalars['Boolean']['input']>;
  transit?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProviderSettlementArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySettlementRowArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStoredValueAccountsArgs = {
  filter?: InputMaybe<StoredValueFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryStoredValueAccountArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAccountDetailsArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySellerApplicationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<SellerApplicationState>;
  kind?: InputMaybe<SellerApplicationKind>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySellerApplicationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAccountMergePreviewArgs = {
  keptId: Scalars['ID']['input'];
  closedId: Scalars['ID']['input'];
};


export type QueryRepairJobsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<RepairState>;
  open?: InputMaybe<Scalars['Boolean']['input']>;
  serial?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRepairJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCartArgs = {
  orderId: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryOrderShippingMethodsArgs = {
  orderId: Scalars['ID']['input'];
  storeId?: InputMaybe<Scalars['ID']['input']>;
  addressEstimateInput?: InputMaybe<AddressEstimateInput>;
};


export type QueryCounterListingsArgs = {
  search: Scalars['String']['input'];
};


export type QueryDraftOrdersArgs = {
  states?: InputMaybe<ReadonlyArray<DraftOrderState>>;
  search?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDraftOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListingHoldArgs = {
  listingId: Scalars['ID']['input'];
};


export type QueryLayawayPlansArgs = {
  orderId: Scalars['ID']['input'];
};


export type QueryOffersSellingCountsArgs = {
  everySeller?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryOfferArgs = {
  id: Scalars['ID']['input'];
};


export type QueryViewerOfferArgs = {
  listingId: Scalars['ID']['input'];
};


export type QueryOffersBuyingArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<OfferState>;
  live?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryOffersSellingArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<OfferState>;
  everySeller?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryOfferListingsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  everySeller?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySaleProceedsArgs = {
  listingId: Scalars['ID']['input'];
  amountCents: Scalars['Int']['input'];
  shippingCents?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrderStatusArgs = {
  key: Scalars['String']['input'];
};


export type QueryOrderRefundQuoteArgs = {
  id: Scalars['ID']['input'];
  amountCents: Scalars['Int']['input'];
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrderDocumentArgs = {
  id: Scalars['ID']['input'];
  kind: OrderDocumentKind;
  key?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrderRefundArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrdersCompletedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  paymentState?: InputMaybe<PaymentState>;
  stage?: InputMaybe<PurchaseStage>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvoicesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySellingOrdersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  toShip?: InputMaybe<Scalars['Boolean']['input']>;
  stage?: InputMaybe<SellingStage>;
  search?: InputMaybe<Scalars['String']['input']>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  everySeller?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySellingCountsArgs = {
  everySeller?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySellerCorrectionsArgs = {
  orderId?: InputMaybe<Scalars['ID']['input']>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPayoutRunsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPayoutRunArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReturnRequestArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPurchasedLineArgs = {
  lineItemId: Scalars['ID']['input'];
};


export type QueryStaffOrdersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  nextAction?: InputMaybe<OrderNextAction>;
  search?: InputMaybe<Scalars['String']['input']>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  placedFrom?: InputMaybe<Scalars['String']['input']>;
  placedTo?: InputMaybe<Scalars['String']['input']>;
};


export type QueryStaffOrderSumsArgs = {
  nextAction?: InputMaybe<OrderNextAction>;
  search?: InputMaybe<Scalars['String']['input']>;
  placedFrom?: InputMaybe<Scalars['String']['input']>;
  placedTo?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySpendingByMonthArgs = {
  months?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySalesByMonthArgs = {
  months?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySellerStatementArgs = {
  month?: InputMaybe<Scalars['String']['input']>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPortfolioItemArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySavedSearchArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySavedSearchDraftArgs = {
  filter: ListingFilter;
};


export type QuerySellerListingsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<SellerListingState>;
  search?: InputMaybe<Scalars['String']['input']>;
  everySeller?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySellerListingCountsArgs = {
  everySeller?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryListingEditorArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListingNamesArgs = {
  text: Scalars['String']['input'];
  brand?: InputMaybe<Scalars['String']['input']>;
};


export type QueryModelFactsArgs = {
  brand: Scalars['String']['input'];
  model: Scalars['String']['input'];
};


export type QueryPriceGuidanceArgs = {
  id: Scalars['ID']['input'];
  brand: Scalars['String']['input'];
  model: Scalars['String']['input'];
  year?: InputMaybe<Scalars['Int']['input']>;
  priceCents: Scalars['Int']['input'];
  condition?: InputMaybe<Condition>;
  originality?: InputMaybe<ReadonlyArray<OriginalityInput>>;
};


export type QueryListingStockArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInventoryArgs = {
  filter?: InputMaybe<InventoryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListingHistoryArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySlowStockArgs = {
  days?: Scalars['Int']['input'];
  isOwn?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMissingViewsArgs = {
  itemId: Scalars['ID']['input'];
};


export type QuerySharedWishlistArgs = {
  token: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWishlistArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  readonly ping: Scalars['String']['output'];
  readonly journalFileCreate: JournalFileResult;
  readonly booksClose: BasicResult;
  readonly daySheetSave: DaySheetResult;
  readonly daySheetExplain: DaySheetResult;
  readonly dayClose: DaySheetResult;
  readonly dayCorrect: DaySheetResult;
  readonly quickbooksPostingSet: BasicResult;
  readonly quickbooksConnect: QuickBooksConnectResult;
  readonly quickbooksDisconnect: BasicResult;
  readonly quickbooksMap: BasicResult;
  readonly quickbooksDocumentRetry: BasicResult;
  readonly quickbooksDocumentSkip: BasicResult;
  readonly sessionCreate: SessionResult;
  readonly sessionCreateWithCode: SessionResult;
  readonly sessionSendAuthCode: AuthCodeResult;
  readonly sessionReauthenticate: BasicResult;
  readonly sessionEnd: BasicResult;
  readonly sessionEndOthers: BasicResult;
  readonly sessionDestroy: BasicResult;
  readonly accountCreate: SessionResult;
  readonly accountForgotPassword: BasicResult;
  readonly accountResetPassword: BasicResult;
  readonly accountConfirmEmail: BasicResult;
  readonly accountSendEmailConfirmation: BasicResult;
  readonly accountUpdate: AccountUpdateResult;
  readonly accountChangePassword: BasicResult;
  readonly addressUpdate: AddressResult;
  readonly addressCreate: AddressResult;
  readonly addressExpressCreate: AddressResult;
  readonly addressDelete: BasicResult;
  readonly addressSetDefault: BasicResult;
  readonly accountExpressAssociate: SessionResult;
  readonly sessionProveSecondFactor: SecondFactorResult;
  readonly sessionAskForPasskey: PasskeyOptionsResult;
  readonly sessionCreateWithPasskey: SessionResult;
  readonly totpBegin: TotpEnrolmentResult;
  readonly totpConfirm: RecoveryCodesResult;
  readonly totpDisable: BasicResult;
  readonly recoveryCodesReplace: RecoveryCodesResult;
  readonly passkeyBegin: PasskeyOptionsResult;
  readonly passkeyAdd: BasicResult;
  readonly passkeyRename: BasicResult;
  readonly passkeyRemove: BasicResult;
  readonly passkeyAskForProof: PasskeyOptionsResult;
  readonly profilePictureRemove: BasicResult;
  readonly appraisalAnswer: AppraisalResult;
  readonly appraisalMove: AppraisalResult;
  readonly appraisalConsign: AppraisalResult;
  readonly assistantCreate: AssistantResult;
  readonly assistantSave: AssistantResult;
  readonly assistantPublish: AssistantResult;
  readonly assistantRetire: AssistantResult;
  readonly assistantMakeDefault: AssistantResult;
  readonly tableViewCreate: TableViewResult;
  readonly tableViewUpdate: TableViewResult;
  readonly tableViewRemove: BasicResult;
  readonly batchPreview: BatchResult;
  readonly batchApply: BatchResult;
  readonly batchUndo: BatchResult;
  readonly tableExportRequest: TableExportResult;
  readonly remoteRollBack: RemoteRollBackResult;
  readonly outboxMailResend: BasicResult;
  readonly failedJobRetry: BasicResult;
  readonly catalogueBrandCreate: CatalogueNameResult;
  readonly catalogueNameChange: CatalogueNameResult;
  readonly catalogueNameUndo: BasicResult;
  readonly catalogueNameRemove: BasicResult;
  readonly catalogueCategorySave: BasicResult;
  readonly catalogueTypeSave: BasicResult;
  readonly catalogueTypeCreate: CatalogueNameResult;
  readonly catalogueOrder: BasicResult;
  readonly searchVocabularySave: SearchVocabularyResult;
  readonly contentCreate: ContentResult;
  readonly contentDuplicate: ContentResult;
  readonly contentSave: ContentResult;
  readonly contentDraftKeep: BasicResult;
  readonly contentPublish: ContentResult;
  readonly contentUnpublish: ContentResult;
  readonly contentSchedule: ContentResult;
  readonly contentUnschedule: ContentResult;
  readonly contentRestore: ContentResult;
  readonly contentMove: ContentResult;
  readonly contentArchive: ContentResult;
  readonly contentUnarchive: ContentResult;
  readonly contentMoveTexts: ContentResult;
  readonly contentReorder: BasicResult;
  readonly formAnswer: FormResult;
  readonly formMove: FormResult;
  readonly formAssign: FormResult;
  readonly mailTextSave: MailTextResult;
  readonly mailTextRestore: MailTextResult;
  readonly mailTextPreview: MailPreviewResult;
  readonly mailTextTest: MailPreviewResult;
  readonly redirectSave: RedirectResult;
  readonly redirectRemove: RedirectResult;
  readonly redirectRestore: RedirectResult;
  readonly redirectsImport: RedirectImportResult;
  readonly listingDescriptionDraft: DescriptionDraftResult;
  readonly listingDescriptionSave: BasicResult;
  readonly feedbackCreate: BasicResult;
  readonly feedbackAnswer: BasicResult;
  readonly feedbackReport: BasicResult;
  readonly feedbackHide: BasicResult;
  readonly feedbackShow: BasicResult;
  readonly intakeReceive: IntakeResult;
  readonly intakeHoldRelease: IntakeResult;
  readonly intakeIdentityShow: IdentityResult;
  readonly holdRuleSave: RuleResult;
  readonly holdRuleRemove: RuleResult;
  readonly dealTermsPublish: RuleResult;
  readonly stolenSerialAdd: RuleResult;
  readonly stolenSerialClose: RuleResult;
  readonly consentAsk: ConsentResult;
  readonly consentWithdraw: ConsentResult;
  readonly consentAnswer: ConsentResult;
  readonly apiKeyCreate: ApiKeyResult;
  readonly apiKeyRevoke: BasicResult;
  readonly webhookCreate: WebhookSecretResult;
  readonly webhookUpdate: WebhookResult;
  readonly webhookRotateSecret: WebhookSecretResult;
  readonly webhookRemove: BasicResult;
  readonly webhookTest: WebhookSendResult;
  readonly webhookResend: WebhookSendResult;
  readonly webhookReplay: WebhookSendResult;
  readonly listingImportMap: ListingImportResult;
  readonly listingImportStart: ListingImportResult;
  readonly listingImportStop: ListingImportResult;
  readonly photographEdit: PhotographResult;
  readonly updateNotificationPreferences: BasicResult;
  readonly notificationChoiceSet: BasicResult;
  readonly notificationsMarkSeen: BasicResult;
  readonly messageSend: MessageResult;
  readonly threadMarkRead: ThreadResult;
  readonly savedReplySave: SavedReplyResult;
  readonly savedReplyRemove: BasicResult;
  readonly awayReplySet: BasicResult;
  readonly awayReplyClear: BasicResult;
  readonly accountBlock: BasicResult;
  readonly accountUnblock: BasicResult;
  readonly messageReport: BasicResult;
  readonly unsubscriptionSet: BasicResult;
  readonly prepaidCodeBalance: PrepaidCodeResult;
  readonly prepaidCodeIssue: PrepaidCodeIssueResult;
  readonly storeCreditGrant: BasicResult;
  readonly settlementImport: SettlementImportResult;
  readonly settlementArrive: BasicResult;
  readonly settlementDifferenceExplain: BasicResult;
  readonly storedValueAdjust: StoredValueResult;
  readonly storedValueExpire: StoredValueResult;
  readonly savedCardAdd: SavedCardResult;
  readonly savedCardResume: SavedCardResult;
  readonly savedCardMakeDefault: SavedCardResult;
  readonly savedCardRemove: SavedCardResult;
  readonly accountSetRights: AccountRightsResult;
  readonly accountMerge: BasicResult;
  readonly accountMergeReverse: BasicResult;
  readonly staffRoleSave: StaffRoleResult;
  readonly staffRoleRemove: BasicResult;
  readonly sellerApplicationCreate: SellerApplicationResult;
  readonly sellerApplicationWithdraw: BasicResult;
  readonly sellerApplicationDecide: BasicResult;
  readonly impersonationStart: BasicResult;
  readonly impersonationSendCode: BasicResult;
  readonly impersonationStepUp: BasicResult;
  readonly twoStepResetAsk: BasicResult;
  readonly twoStepResetConfirm: TwoStepResetResult;
  readonly twoStepResetStop: BasicResult;
  readonly twoStepResetDecide: BasicResult;
  readonly impersonationEnd: BasicResult;
  readonly accountExportRequest: BasicResult;
  readonly accountDelete: BasicResult;
  readonly accountKeep: BasicResult;
  readonly repairJobCreate: RepairJobResult;
  readonly repairJobUpdate: RepairJobResult;
  readonly repairJobMove: RepairJobResult;
  readonly cartAddListing: CartResult;
  readonly cartUpdateLineItemQuantity: CartResult;
  readonly cartUpdateLineItemPrice: CartResult;
  readonly cartUpdateLineItemNotes: CartResult;
  readonly cartRemoveListing: CartResult;
  readonly cartSetShippingAddress: CartResult;
  readonly orderSetAccount: OrderResult;
  readonly draftOrderSend: OrderResult;
  readonly draftOrderClaim: CartResult;
  readonly orderEnsureTaxConsidered: OrdersResult;
  readonly orderSetShippingMethod: OrderResult;
  readonly ordersPay: PaymentResult;
  readonly ordersPayByCard: PaymentResult;
  readonly paymentResume: PaymentResult;
  readonly orderSetAffirmPercentageFee: BasicResult;
  readonly orderRemoveAffirmPercentageFee: BasicResult;
  readonly ordersClaim: OrdersClaimResult;
  readonly orderClaim: OrderClaimResult;
  readonly draftOrderCreate: DraftOrderResult;
  readonly draftOrderCreateCustom: DraftOrderResult;
  readonly draftOrderAddListing: DraftOrderResult;
  readonly draftOrderSetCustomLine: DraftOrderResult;
  readonly draftOrderSetLine: DraftOrderResult;
  readonly draftOrderSetCustomer: DraftOrderResult;
  readonly draftOrderSetAddress: DraftOrderResult;
  readonly draftOrderSetShipping: DraftOrderResult;
  readonly draftOrderSetDiscount: DraftOrderResult;
  readonly draftOrderExtend: DraftOrderResult;
  readonly draftOrderMail: DraftOrderResult;
  readonly draftOrderTake: DraftOrderResult;
  readonly draftOrderRemove: BasicResult;
  readonly ordersHold: OrdersHoldResult;
  readonly ordersRelease: BasicResult;
  readonly waitlistJoin: WaitlistResult;
  readonly waitlistLeave: WaitlistResult;
  readonly offersAnswer: OffersResult;
  readonly offerRuleSet: OfferListingResult;
  readonly offerToWatchers: OfferListingResult;
  readonly offerCreate: OfferResult;
  readonly offerWithdraw: OfferResult;
  readonly offerAccept: OfferResult;
  readonly offerDecline: OfferResult;
  readonly offerCounter: OfferResult;
  readonly offerExtend: OfferResult;
  readonly orderSetContact: OrderResult;
  readonly orderSetSalesperson: OrderResult;
  readonly orderCancel: BasicResult;
  readonly orderReportPurchase: BasicResult;
  readonly orderSetTracking: OrderResult;
  readonly orderShip: OrderResult;
  readonly orderDeliver: OrderResult;
  readonly orderRefundCreate: OrderResult;
  readonly orderSetPaidOut: BasicResult;
  readonly orderSetPayoutFailed: BasicResult;
  readonly lineItemSetReturnedAt: BasicResult;
  readonly lineItemCancelReturn: BasicResult;
  readonly sellerCorrectionEnter: BasicResult;
  readonly payoutRunPrepare: PayoutRunResult;
  readonly payoutRunApprove: PayoutRunResult;
  readonly payoutRunPay: PayoutRunResult;
  readonly payoutRunConfirm: PayoutRunResult;
  readonly payoutRunCancel: PayoutRunResult;
  readonly returnRequestCreate: ReturnRequestResult;
  readonly returnRequestAnswer: ReturnRequestResult;
  readonly returnRequestWithdraw: ReturnRequestResult;
  readonly returnRequestSend: ReturnRequestResult;
  readonly shipDelayAsk: ShipDelayResult;
  readonly shipDelayAnswer: BasicResult;
  readonly ordersShip: OrderOutcomesResult;
  readonly ordersDeliver: OrderOutcomesResult;
  readonly portfolioItemCreate: PortfolioItemResult;
  readonly portfolioItemUpdate: PortfolioItemResult;
  readonly portfolioItemRemove: BasicResult;
  readonly portfolioItemRestore: BasicResult;
  readonly portfolioPhotographsSet: PortfolioPhotographsResult;
  readonly portfolioDocumentRemove: BasicResult;
  readonly savedSearchCreate: SavedSearchResult;
  readonly savedSearchUpdate: SavedSearchResult;
  readonly savedSearchRemove: BasicResult;
  readonly savedSearchRestore: SavedSearchResult;
  readonly savedSearchMarkSeen: BasicResult;
  readonly listingCreate: ListingCreateResult;
  readonly listingPaperRemove: BasicResult;
  readonly listingSave: ListingEditorResult;
  readonly listingMove: ListingEditorResult;
  readonly listingsChange: ListingsResult;
  readonly stockReceive: BasicResult;
  readonly stockWriteOff: BasicResult;
  readonly stockWriteOffUndo: BasicResult;
  readonly listingChangeOffer: BasicResult;
  readonly viewAsk: BasicResult;
  readonly viewDecline: BasicResult;
  readonly wishlistShare: WishlistShareResult;
  readonly wishlistStopSharing: BasicResult;
  readonly wishlistAddItem: BasicResult;
  readonly wishlistRemoveItem: BasicResult;
};


export type MutationJournalFileCreateArgs = {
  format: JournalFileFormat;
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
  summary?: InputMaybe<Scalars['Boolean']['input']>;
  repeat?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationBooksCloseArgs = {
  day: Scalars['String']['input'];
};


export type MutationDaySheetSaveArgs = {
  day: Scalars['String']['input'];
  version: Scalars['Int']['input'];
  sheet: DaySheetInput;
};


export type MutationDaySheetExplainArgs = {
  day: Scalars['String']['input'];
  version: Scalars['Int']['input'];
  line: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


export type MutationDayCloseArgs = {
  day: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDayCorrectArgs = {
  day: Scalars['String']['input'];
  amountCents: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
};


export type MutationQuickbooksPostingSetArgs = {
  posting: QuickBooksPosting;
  expected?: InputMaybe<QuickBooksPosting>;
};


export type MutationQuickbooksMapArgs = {
  role: Scalars['ID']['input'];
  refId: Scalars['ID']['input'];
  expectedRefId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationQuickbooksDocumentRetryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationQuickbooksDocumentSkipArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationSessionCreateArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  recaptchaToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSessionCreateWithCodeArgs = {
  email: Scalars['String']['input'];
  code: Scalars['String']['input'];
  securityCode: Scalars['String']['input'];
  recaptchaToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSessionSendAuthCodeArgs = {
  email: Scalars['String']['input'];
};


export type MutationSessionReauthenticateArgs = {
  credential: CredentialInput;
};


export type MutationSessionEndArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAccountCreateArgs = {
  account: AccountCreateInput;
  recaptchaToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAccountForgotPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationAccountResetPasswordArgs = {
  code: Scalars['String']['input'];
  password: Scalars['String']['input'];
  removePasskeys?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type MutationAccountConfirmEmailArgs = {
  code: Scalars['String']['input'];
};


export type MutationAccountUpdateArgs = {
  account: AccountUpdateInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAccountChangePasswordArgs = {
  passwords: ChangePasswordInput;
};


export type MutationAddressUpdateArgs = {
  id: Scalars['ID']['input'];
  address: AddressInput;
  accountId?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAddressCreateArgs = {
  address: AddressInput;
  accountId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAddressExpressCreateArgs = {
  address: AddressInput;
  orderId: Scalars['ID']['input'];
};


export type MutationAddressDeleteArgs = {
  id: Scalars['ID']['input'];
  accountId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAddressSetDefaultArgs = {
  id: Scalars['ID']['input'];
  accountId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAccountExpressAssociateArgs = {
  orderId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  recaptchaToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSessionProveSecondFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationSessionCreateWithPasskeyArgs = {
  response: Scalars['String']['input'];
};


export type MutationTotpConfirmArgs = {
  code: Scalars['String']['input'];
};


export type MutationPasskeyAddArgs = {
  name: Scalars['String']['input'];
  response: Scalars['String']['input'];
};


export type MutationPasskeyRenameArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationPasskeyRemoveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationProfilePictureRemoveArgs = {
  kind: ProfilePictureKind;
  accountId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAppraisalAnswerArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  lowCents: Scalars['Int']['input'];
  estimateCents: Scalars['Int']['input'];
  highCents: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type MutationAppraisalMoveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  to: FormState;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAppraisalConsignArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationAssistantCreateArgs = {
  definition: AssistantDefinitionInput;
};


export type MutationAssistantSaveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  definition: AssistantDefinitionInput;
};


export type MutationAssistantPublishArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationAssistantRetireArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationAssistantMakeDefaultArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationTableViewCreateArgs = {
  tableId: Scalars['String']['input'];
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
  isShared: Scalars['Boolean']['input'];
};


export type MutationTableViewUpdateArgs = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  expectedName?: InputMaybe<Scalars['String']['input']>;
  expectedQuery?: InputMaybe<Scalars['String']['input']>;
};


export type MutationTableViewRemoveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationBatchPreviewArgs = {
  kind: Scalars['String']['input'];
  rowIds: ReadonlyArray<Scalars['ID']['input']>;
  input: ReadonlyArray<BatchInput>;
};


export type MutationBatchApplyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationBatchUndoArgs = {
  id: Scalars['ID']['input'];
  rowIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  evenChanged?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationTableExportRequestArgs = {
  tableId: Scalars['String']['input'];
  query: Scalars['String']['input'];
  columns: ReadonlyArray<Scalars['String']['input']>;
};


export type MutationRemoteRollBackArgs = {
  remote: Scalars['ID']['input'];
  channel: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  to?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationOutboxMailResendArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationFailedJobRetryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCatalogueBrandCreateArgs = {
  name: Scalars['String']['input'];
};


export type MutationCatalogueNameChangeArgs = {
  change: CatalogueNameInput;
};


export type MutationCatalogueNameUndoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCatalogueNameRemoveArgs = {
  kind: CatalogueNameKind;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCatalogueCategorySaveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  title: CatalogueTextInput;
  description: CatalogueTextInput;
};


export type MutationCatalogueTypeSaveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  title: CatalogueTextInput;
  description: CatalogueTextInput;
};


export type MutationCatalogueTypeCreateArgs = {
  categoryId: Scalars['ID']['input'];
  title: CatalogueTextInput;
  description: CatalogueTextInput;
};


export type MutationCatalogueOrderArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  from: ReadonlyArray<Scalars['ID']['input']>;
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationSearchVocabularySaveArgs = {
  version: Scalars['Int']['input'];
  entries: ReadonlyArray<SearchSynonymInput>;
};


export type MutationContentCreateArgs = {
  kind: ContentKind;
  titleEn: Scalars['String']['input'];
  titleFr?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type MutationContentDuplicateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationContentSaveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  values: ReadonlyArray<ContentValueInput>;
};


export type MutationContentDraftKeepArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  values: ReadonlyArray<ContentValueInput>;
};


export type MutationContentPublishArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  languages: ReadonlyArray<ContentLanguage>;
};


export type MutationContentUnpublishArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  languages: ReadonlyArray<ContentLanguage>;
};


export type MutationContentScheduleArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  languages: ReadonlyArray<ContentLanguage>;
  at: Scalars['String']['input'];
};


export type MutationContentUnscheduleArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  languages: ReadonlyArray<ContentLanguage>;
};


export type MutationContentRestoreArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  from: Scalars['Int']['input'];
};


export type MutationContentMoveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  slug: Scalars['String']['input'];
};


export type MutationContentArchiveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationContentUnarchiveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationContentMoveTextsArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};


export type MutationContentReorderArgs = {
  kind: ContentKind;
  from: ReadonlyArray<Scalars['ID']['input']>;
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationFormAnswerArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  subject: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


export type MutationFormMoveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  to: FormState;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationFormAssignArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationMailTextSaveArgs = {
  key: Scalars['ID']['input'];
  locale: Scalars['String']['input'];
  version: Scalars['Int']['input'];
  words: MailWordsInput;
};


export type MutationMailTextRestoreArgs = {
  key: Scalars['ID']['input'];
  locale: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationMailTextPreviewArgs = {
  key: Scalars['ID']['input'];
  locale: Scalars['String']['input'];
  words: MailWordsInput;
};


export type MutationMailTextTestArgs = {
  key: Scalars['ID']['input'];
  locale: Scalars['String']['input'];
  words: MailWordsInput;
};


export type MutationRedirectSaveArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
  redirect: RedirectInput;
};


export type MutationRedirectRemoveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRedirectRestoreArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRedirectsImportArgs = {
  csv: Scalars['String']['input'];
};


export type MutationListingDescriptionDraftArgs = {
  id: Scalars['ID']['input'];
};


export type MutationListingDescriptionSaveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  en: Scalars['String']['input'];
  fr: Scalars['String']['input'];
};


export type MutationFeedbackCreateArgs = {
  orderId: Scalars['ID']['input'];
  feedback: FeedbackInput;
};


export type MutationFeedbackAnswerArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationFeedbackReportArgs = {
  id: Scalars['ID']['input'];
  reason: FeedbackReportReason;
  details?: InputMaybe<Scalars['String']['input']>;
};


export type MutationFeedbackHideArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationFeedbackShowArgs = {
  id: Scalars['ID']['input'];
};


export type MutationIntakeReceiveArgs = {
  intake: IntakeInput;
};


export type MutationIntakeHoldReleaseArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  photographId: Scalars['ID']['input'];
};


export type MutationIntakeIdentityShowArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationHoldRuleSaveArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
  place: Scalars['String']['input'];
  deal: IntakeDeal;
  days: Scalars['Int']['input'];
  source: Scalars['String']['input'];
};


export type MutationHoldRuleRemoveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDealTermsPublishArgs = {
  deal: IntakeDeal;
  version: Scalars['Int']['input'];
  textEn: Scalars['String']['input'];
  textFr: Scalars['String']['input'];
};


export type MutationStolenSerialAddArgs = {
  serial: Scalars['String']['input'];
  brand: Scalars['String']['input'];
  model: Scalars['String']['input'];
  note: Scalars['String']['input'];
};


export type MutationStolenSerialCloseArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationConsentAskArgs = {
  listingId: Scalars['ID']['input'];
  question: ConsentQuestion;
};


export type MutationConsentWithdrawArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConsentAnswerArgs = {
  id: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
  answer: ConsentAnswer;
  reason?: InputMaybe<Scalars['String']['input']>;
  wishedCents?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationApiKeyCreateArgs = {
  name: Scalars['String']['input'];
  scopes: ReadonlyArray<Scalars['String']['input']>;
  days: Scalars['Int']['input'];
};


export type MutationApiKeyRevokeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationWebhookCreateArgs = {
  name: Scalars['String']['input'];
  url: Scalars['String']['input'];
  kinds: ReadonlyArray<Scalars['String']['input']>;
};


export type MutationWebhookUpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  url: Scalars['String']['input'];
  kinds: ReadonlyArray<Scalars['String']['input']>;
  isActive: Scalars['Boolean']['input'];
};


export type MutationWebhookRotateSecretArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationWebhookRemoveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationWebhookTestArgs = {
  id: Scalars['ID']['input'];
};


export type MutationWebhookResendArgs = {
  deliveryIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationWebhookReplayArgs = {
  id: Scalars['ID']['input'];
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
  all?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationListingImportMapArgs = {
  id: Scalars['ID']['input'];
  fields: ReadonlyArray<Scalars['String']['input']>;
};


export type MutationListingImportStartArgs = {
  id: Scalars['ID']['input'];
};


export type MutationListingImportStopArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPhotographEditArgs = {
  id: Scalars['ID']['input'];
  rotation: Scalars['Int']['input'];
  crop?: InputMaybe<PhotographCropInput>;
};


export type MutationUpdateNotificationPreferencesArgs = {
  preferences: NotificationPreferencesInput;
};


export type MutationNotificationChoiceSetArgs = {
  eventType: Scalars['String']['input'];
  channel: NotificationChannel;
  isWanted: Scalars['Boolean']['input'];
};


export type MutationMessageSendArgs = {
  message: MessageInput;
};


export type MutationThreadMarkReadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSavedReplySaveArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  reply: SavedReplyInput;
};


export type MutationSavedReplyRemoveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAwayReplySetArgs = {
  reply: AwayReplyInput;
};


export type MutationAccountBlockArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAccountUnblockArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMessageReportArgs = {
  id: Scalars['ID']['input'];
  reason: ReportReason;
  details?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUnsubscriptionSetArgs = {
  token: Scalars['String']['input'];
  isSubscribed: Scalars['Boolean']['input'];
};


export type MutationPrepaidCodeBalanceArgs = {
  code: Scalars['String']['input'];
};


export type MutationPrepaidCodeIssueArgs = {
  amountCents: Scalars['Int']['input'];
  isTrade?: InputMaybe<Scalars['Boolean']['input']>;
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  paidBy?: InputMaybe<CodePayment>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStoreCreditGrantArgs = {
  accountId: Scalars['ID']['input'];
  amountCents: Scalars['Int']['input'];
  isTrade?: InputMaybe<Scalars['Boolean']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSettlementImportArgs = {
  provider: Scalars['String']['input'];
  fileName: Scalars['String']['input'];
  csv: Scalars['String']['input'];
  columns?: InputMaybe<SettlementColumns>;
};


export type MutationSettlementArriveArgs = {
  id: Scalars['ID']['input'];
  day: Scalars['String']['input'];
  amountCents: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSettlementDifferenceExplainArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationStoredValueAdjustArgs = {
  id: Scalars['ID']['input'];
  amountCents: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
};


export type MutationStoredValueExpireArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
  expectedCents?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSavedCardAddArgs = {
  token?: InputMaybe<Scalars['String']['input']>;
  makeDefault?: InputMaybe<Scalars['Boolean']['input']>;
  idempotencyKey: Scalars['String']['input'];
};


export type MutationSavedCardResumeArgs = {
  idempotencyKey: Scalars['String']['input'];
};


export type MutationSavedCardMakeDefaultArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSavedCardRemoveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAccountSetRightsArgs = {
  id: Scalars['ID']['input'];
  rights: AccountRightsInput;
  reason: Scalars['String']['input'];
  expected?: InputMaybe<AccountRightsInput>;
};


export type MutationAccountMergeArgs = {
  keptId: Scalars['ID']['input'];
  closedId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationAccountMergeReverseArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationStaffRoleSaveArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  grants: ReadonlyArray<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationStaffRoleRemoveArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSellerApplicationCreateArgs = {
  application: SellerApplicationInput;
};


export type MutationSellerApplicationDecideArgs = {
  id: Scalars['ID']['input'];
  approve: Scalars['Boolean']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationImpersonationStartArgs = {
  accountId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationImpersonationStepUpArgs = {
  code: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};


export type MutationTwoStepResetAskArgs = {
  removePasskeys: Scalars['Boolean']['input'];
};


export type MutationTwoStepResetConfirmArgs = {
  code: Scalars['String']['input'];
};


export type MutationTwoStepResetStopArgs = {
  code: Scalars['String']['input'];
};


export type MutationTwoStepResetDecideArgs = {
  id: Scalars['ID']['input'];
  approve: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationAccountDeleteArgs = {
  confirmation: Scalars['String']['input'];
};


export type MutationRepairJobCreateArgs = {
  job: RepairJobInput;
};


export type MutationRepairJobUpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  job: RepairJobInput;
};


export type MutationRepairJobMoveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  to: RepairState;
  note?: InputMaybe<Scalars['String']['input']>;
  estimateCents?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCartAddListingArgs = {
  listingId: Scalars['ID']['input'];
  offerId?: InputMaybe<Scalars['ID']['input']>;
  orderId?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  express?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCartUpdateLineItemQuantityArgs = {
  lineItemId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


export type MutationCartUpdateLineItemPriceArgs = {
  lineItemId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  amountCents?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  expectedCents?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCartUpdateLineItemNotesArgs = {
  lineItemId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  notes: Scalars['String']['input'];
};


export type MutationCartRemoveListingArgs = {
  listingId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
};


export type MutationCartSetShippingAddressArgs = {
  addressId?: InputMaybe<Scalars['ID']['input']>;
  orderId: Scalars['ID']['input'];
  storeId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationOrderSetAccountArgs = {
  id: Scalars['ID']['input'];
  accountId?: InputMaybe<Scalars['ID']['input']>;
  expectedAccountId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDraftOrderSendArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDraftOrderClaimArgs = {
  orderId: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


export type MutationOrderEnsureTaxConsideredArgs = {
  orderId: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationOrderSetShippingMethodArgs = {
  id: Scalars['ID']['input'];
  shippingMethodRef: Scalars['String']['input'];
  overridePriceCents?: InputMaybe<Scalars['Int']['input']>;
  addressEstimateInput?: InputMaybe<AddressEstimateInput>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationOrdersPayArgs = {
  orders: ReadonlyArray<OrderAmountInput>;
  paymentMethods: ReadonlyArray<PaymentMethodInput>;
  idempotencyKey: Scalars['String']['input'];
  layawayPlan?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationOrdersPayByCardArgs = {
  orders: ReadonlyArray<OrderAmountInput>;
  token: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
};


export type MutationPaymentResumeArgs = {
  idempotencyKey: Scalars['String']['input'];
};


export type MutationOrderSetAffirmPercentageFeeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationOrderRemoveAffirmPercentageFeeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationOrderClaimArgs = {
  id: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDraftOrderCreateArgs = {
  listingId: Scalars['ID']['input'];
};


export type MutationDraftOrderCreateCustomArgs = {
  line: DraftCustomLineInput;
};


export type MutationDraftOrderAddListingArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  listingId: Scalars['ID']['input'];
};


export type MutationDraftOrderSetCustomLineArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  lineItemId?: InputMaybe<Scalars['ID']['input']>;
  line: DraftCustomLineInput;
};


export type MutationDraftOrderSetLineArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  lineItemId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  amountCents?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDraftOrderSetCustomerArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  accountId?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  locale: Scalars['String']['input'];
};


export type MutationDraftOrderSetAddressArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  addressId?: InputMaybe<Scalars['ID']['input']>;
  storeId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDraftOrderSetShippingArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  shippingMethodRef: Scalars['String']['input'];
  overridePriceCents?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDraftOrderSetDiscountArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  amountCents: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDraftOrderExtendArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  hours: Scalars['Int']['input'];
};


export type MutationDraftOrderMailArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDraftOrderTakeArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDraftOrderRemoveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationOrdersHoldArgs = {
  orderIds: ReadonlyArray<Scalars['ID']['input']>;
  tab?: InputMaybe<Scalars['String']['input']>;
  renew?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationOrdersReleaseArgs = {
  orderIds: ReadonlyArray<Scalars['ID']['input']>;
  tab?: InputMaybe<Scalars['String']['input']>;
};


export type MutationWaitlistJoinArgs = {
  listingId: Scalars['ID']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  botToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationWaitlistLeaveArgs = {
  listingId: Scalars['ID']['input'];
};


export type MutationOffersAnswerArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  action: OffersAction;
  percent?: InputMaybe<Scalars['Int']['input']>;
  reply?: InputMaybe<Scalars['String']['input']>;
  seen?: InputMaybe<ReadonlyArray<Scalars['DateTime']['input']>>;
};


export type MutationOfferRuleSetArgs = {
  listingId: Scalars['ID']['input'];
  belowPercent?: InputMaybe<Scalars['Int']['input']>;
  counterPercent?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationOfferToWatchersArgs = {
  listingId: Scalars['ID']['input'];
  amountCents: Scalars['Int']['input'];
  shippingCents?: InputMaybe<Scalars['Int']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
};


export type MutationOfferCreateArgs = {
  listingId: Scalars['ID']['input'];
  amountCents: Scalars['Int']['input'];
  shippingCents?: InputMaybe<Scalars['Int']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
};


export type MutationOfferWithdrawArgs = {
  id: Scalars['ID']['input'];
};


export type MutationOfferAcceptArgs = {
  id: Scalars['ID']['input'];
  seen?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationOfferDeclineArgs = {
  id: Scalars['ID']['input'];
  reply?: InputMaybe<Scalars['String']['input']>;
  seen?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationOfferCounterArgs = {
  id: Scalars['ID']['input'];
  amountCents: Scalars['Int']['input'];
  shippingCents?: InputMaybe<Scalars['Int']['input']>;
  reply?: InputMaybe<Scalars['String']['input']>;
};


export type MutationOfferExtendArgs = {
  id: Scalars['ID']['input'];
};


export type MutationOrderSetContactArgs = {
  id: Scalars['ID']['input'];
  contactId: Scalars['ID']['input'];
  expectedContactId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationOrderSetSalespersonArgs = {
  id: Scalars['ID']['input'];
  salespersonId?: InputMaybe<Scalars['ID']['input']>;
  expectedSalespersonId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationOrderCancelArgs = {
  id: Scalars['ID']['input'];
};


export type MutationOrderReportPurchaseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationOrderSetTrackingArgs = {
  id: Scalars['ID']['input'];
  carrierName: Scalars['String']['input'];
  trackingNumber: Scalars['String']['input'];
  expected?: InputMaybe<TrackingInput>;
};


export type MutationOrderShipArgs = {
  id: Scalars['ID']['input'];
  carrierName: Scalars['String']['input'];
  trackingNumber: Scalars['String']['input'];
  shipDate?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationOrderDeliverArgs = {
  id: Scalars['ID']['input'];
};


export type MutationOrderRefundCreateArgs = {
  id: Scalars['ID']['input'];
  amountCents: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
  quoteId?: InputMaybe<Scalars['ID']['input']>;
  quoteVersion?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationOrderSetPaidOutArgs = {
  id: Scalars['ID']['input'];
  expectedCents?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationOrderSetPayoutFailedArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationLineItemSetReturnedAtArgs = {
  id: Scalars['ID']['input'];
  returnNotes: Scalars['String']['input'];
  expectedNotes?: InputMaybe<Scalars['String']['input']>;
};


export type MutationLineItemCancelReturnArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSellerCorrectionEnterArgs = {
  orderId: Scalars['ID']['input'];
  kind: SellerCorrectionKind;
  amountCents: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
};


export type MutationPayoutRunPrepareArgs = {
  orderIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationPayoutRunApproveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationPayoutRunPayArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationPayoutRunConfirmArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  bankReference: Scalars['String']['input'];
};


export type MutationPayoutRunCancelArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationReturnRequestCreateArgs = {
  lineItemId: Scalars['ID']['input'];
  reason: ReturnReason;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReturnRequestAnswerArgs = {
  id: Scalars['ID']['input'];
  approve: Scalars['Boolean']['input'];
  reply?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReturnRequestWithdrawArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReturnRequestSendArgs = {
  id: Scalars['ID']['input'];
  carrierName: Scalars['String']['input'];
  trackingNumber: Scalars['String']['input'];
};


export type MutationShipDelayAskArgs = {
  orderId: Scalars['ID']['input'];
  until: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};


export type MutationShipDelayAnswerArgs = {
  id: Scalars['ID']['input'];
  agrees: Scalars['Boolean']['input'];
};


export type MutationOrdersShipArgs = {
  shipments: ReadonlyArray<OrderShipment>;
};


export type MutationOrdersDeliverArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationPortfolioItemCreateArgs = {
  portfolioItem: PortfolioItemInput;
};


export type MutationPortfolioItemUpdateArgs = {
  id: Scalars['ID']['input'];
  portfolioItem: PortfolioItemInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationPortfolioItemRemoveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPortfolioItemRestoreArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPortfolioPhotographsSetArgs = {
  id: Scalars['ID']['input'];
  photographIds: ReadonlyArray<Scalars['ID']['input']>;
  known: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationPortfolioDocumentRemoveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSavedSearchCreateArgs = {
  filter: ListingFilter;
  name?: InputMaybe<Scalars['String']['input']>;
  frequency: SavedSearchFrequency;
};


export type MutationSavedSearchUpdateArgs = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  frequency?: InputMaybe<SavedSearchFrequency>;
};


export type MutationSavedSearchRemoveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSavedSearchRestoreArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSavedSearchMarkSeenArgs = {
  id: Scalars['ID']['input'];
  upTo: Scalars['Int']['input'];
};


export type MutationListingCreateArgs = {
  kind: ListingKind;
  copyOf?: InputMaybe<Scalars['ID']['input']>;
  portfolioItemId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationListingPaperRemoveArgs = {
  id: Scalars['ID']['input'];
  paperId: Scalars['ID']['input'];
};


export type MutationListingSaveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  document: Scalars['String']['input'];
};


export type MutationListingMoveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  action: SellerListingAction;
  reason?: InputMaybe<Scalars['String']['input']>;
  fields?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationListingsChangeArgs = {
  listings: ReadonlyArray<ListingVersion>;
  action: ListingsAction;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  percent?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationStockReceiveArgs = {
  id: Scalars['ID']['input'];
  variantItemId?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
  pieces: Scalars['Int']['input'];
  unitCostCents: Scalars['Int']['input'];
  paidFrom: GoodsPaidFrom;
  reference: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
};


export type MutationStockWriteOffArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  variantItemId?: InputMaybe<Scalars['ID']['input']>;
  pieces: Scalars['Int']['input'];
  reason: WriteOffReason;
  note: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
};


export type MutationStockWriteOffUndoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationListingChangeOfferArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  priceCents?: InputMaybe<Scalars['Int']['input']>;
  stock?: InputMaybe<Scalars['Int']['input']>;
  floorCents?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationViewAskArgs = {
  itemId: Scalars['ID']['input'];
  shot: Scalars['String']['input'];
};


export type MutationViewDeclineArgs = {
  listingId: Scalars['ID']['input'];
  shot: Scalars['String']['input'];
};


export type MutationWishlistShareArgs = {
  showsName: Scalars['Boolean']['input'];
};


export type MutationWishlistAddItemArgs = {
  itemId: Scalars['ID']['input'];
};


export type MutationWishlistRemoveItemArgs = {
  itemId: Scalars['ID']['input'];
};

export type MutationResult = {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
};

export type BasicResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
};

export type PageInfo = {
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

export type LedgerAccountType =
  | 'ASSET'
  | 'LIABILITY'
  | 'REVENUE'
  | 'EXPENSE';

export type LedgerAccount = {
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly type: LedgerAccountType;
};

export type JournalSourceKind =
  | 'ORDER'
  | 'PAYMENT'
  | 'REFUND'
  | 'REFUND_REQUEST'
  | 'REVERSAL'
  | 'PAYOUT'
  | 'STORED_VALUE'
  | 'CASH'
  | 'GOODS'
  | 'SETTLEMENT'
  | 'SETTLEMENT_ROW';

export type JournalSource = {
  readonly kind: JournalSourceKind;
  readonly id: Scalars['ID']['output'];
  readonly amount?: Maybe<Money>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly detail?: Maybe<Scalars['String']['output']>;
  readonly author?: Maybe<Scalars['String']['output']>;
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  readonly storedValueId?: Maybe<Scalars['ID']['output']>;
};

export type JournalLine = {
  readonly account: LedgerAccount;
  readonly debit?: Maybe<Money>;
  readonly credit?: Maybe<Money>;
  readonly sellerName?: Maybe<Scalars['String']['output']>;
};

export type JournalEntry = {
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly amount: Money;
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  readonly lines: ReadonlyArray<JournalLine>;
  readonly source: JournalSource;
  readonly quickbooks: ReadonlyArray<QuickBooksDocument>;
};

export type JournalEntryEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: JournalEntry;
};

export type JournalEntryConnection = {
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<JournalEntryEdge>;
};

export type JournalFilter = {
  readonly accounts?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly kinds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly from?: InputMaybe<Scalars['String']['input']>;
  readonly to?: InputMaybe<Scalars['String']['input']>;
  readonly document?: InputMaybe<Scalars['String']['input']>;
};

export type JournalSums = {
  readonly entries: Scalars['Int']['output'];
  readonly debits: Money;
  readonly credits: Money;
};

export type TrialBalanceRow = {
  readonly account: LedgerAccount;
  readonly opening: Money;
  readonly debits: Money;
  readonly credits: Money;
  readonly closing: Money;
};

export type TrialBalance = {
  readonly from?: Maybe<Scalars['String']['output']>;
  readonly to?: Maybe<Scalars['String']['output']>;
  readonly accounts: ReadonlyArray<TrialBalanceRow>;
  readonly debits: Money;
  readonly credits: Money;
  readonly difference: Money;
};

export type JournalFileFormat =
  | 'IIF'
  | 'CSV';

export type JournalFile = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['Int']['output'];
  readonly format: JournalFileFormat;
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
  readonly isRepeat: Scalars['Boolean']['output'];
  readonly entries: Scalars['Int']['output'];
  readonly debits: Money;
  readonly bytes: Scalars['Int']['output'];
  readonly sha256: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly createdBy?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
};

export type JournalFileEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: JournalFile;
};

export type JournalFileConnection = {
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<JournalFileEdge>;
};

export type JournalFileResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly file?: Maybe<JournalFile>;
};

export type DayLineUnit =
  | 'CENTS'
  | 'COUNT';

export type DayCount = {
  readonly cents: Scalars['Int']['output'];
  readonly pieces: Scalars['Int']['output'];
};

export type DayCountInput = {
  readonly cents: Scalars['Int']['input'];
  readonly pieces: Scalars['Int']['input'];
};

export type DaySheetInput = {
  readonly openingFloatCents: Scalars['Int']['input'];
  readonly counts: ReadonlyArray<DayCountInput>;
  readonly terminalCents?: InputMaybe<Scalars['Int']['input']>;
  readonly checksCents?: InputMaybe<Scalars['Int']['input']>;
  readonly bankedCents: Scalars['Int']['input'];
};

export type DayExplanation = {
  readonly text: Scalars['String']['output'];
  readonly by?: Maybe<PublicAccount>;
  readonly at: Scalars['DateTime']['output'];
};

export type DayLine = {
  readonly key: Scalars['String']['output'];
  readonly unit: DayLineUnit;
  readonly expected: Scalars['Int']['output'];
  readonly found?: Maybe<Scalars['Int']['output']>;
  readonly difference?: Maybe<Scalars['Int']['output']>;
  readonly explanation?: Maybe<DayExplanation>;
  readonly isSettled: Scalars['Boolean']['output'];
};

export type DayCorrection = {
  readonly id: Scalars['ID']['output'];
  readonly amount: Money;
  readonly reason: Scalars['String']['output'];
  readonly by?: Maybe<PublicAccount>;
  readonly at: Scalars['DateTime']['output'];
  readonly entryId: Scalars['ID']['output'];
};

export type DaySheet = {
  readonly day: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
  readonly openingFloat: Money;
  readonly counts?: Maybe<ReadonlyArray<DayCount>>;
  readonly counted?: Maybe<Money>;
  readonly terminal?: Maybe<Money>;
  readonly checks?: Maybe<Money>;
  readonly banked: Money;
  readonly left?: Maybe<Money>;
  readonly lines: ReadonlyArray<DayLine>;
  readonly corrections: ReadonlyArray<DayCorrection>;
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly closedBy?: Maybe<PublicAccount>;
};

export type ClosedDay = {
  readonly day: Scalars['String']['output'];
  readonly closedAt: Scalars['DateTime']['output'];
  readonly closedBy?: Maybe<PublicAccount>;
  readonly difference: Money;
};

export type DaySheetResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly sheet?: Maybe<DaySheet>;
};

export type QuickBooksState =
  | 'OFF'
  | 'NONE'
  | 'CONNECTED'
  | 'RECONNECT'
  | 'DISCONNECTED';

export type QuickBooksConnection = {
  readonly state: QuickBooksState;
  readonly companyName?: Maybe<Scalars['String']['output']>;
  readonly realmId?: Maybe<Scalars['String']['output']>;
  readonly fault?: Maybe<Scalars['String']['output']>;
  readonly computesTax: Scalars['Boolean']['output'];
  readonly postsFrom?: Maybe<Scalars['DateTime']['output']>;
  readonly pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly refreshExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly connectedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly connectedBy?: Maybe<Scalars['String']['output']>;
  readonly posting: QuickBooksPosting;
  readonly nextPosting: QuickBooksPosting;
};

export type QuickBooksDocumentState =
  | 'WAITING'
  | 'SENT'
  | 'ACCEPTED'
  | 'DIFFERS'
  | 'REFUSED'
  | 'HELD'
  | 'SKIPPED';

export type QuickBooksDocument = {
  readonly id: Scalars['ID']['output'];
  readonly entryId: Scalars['ID']['output'];
  readonly kind?: Maybe<Scalars['String']['output']>;
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly day: Scalars['String']['output'];
  readonly state: QuickBooksDocumentState;
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly reasonName?: Maybe<Scalars['String']['output']>;
  readonly lines: ReadonlyArray<QuickBooksDocumentLine>;
  readonly missing: ReadonlyArray<QuickBooksMapping>;
  readonly faultCode?: Maybe<Scalars['String']['output']>;
  readonly faultText?: Maybe<Scalars['String']['output']>;
  readonly intuitTid?: Maybe<Scalars['String']['output']>;
  readonly attempts: Scalars['Int']['output'];
  readonly quickbooksId?: Maybe<Scalars['String']['output']>;
  readonly total?: Maybe<Money>;
  readonly tax?: Maybe<Money>;
  readonly quickbooksTotal?: Maybe<Money>;
  readonly quickbooksTax?: Maybe<Money>;
  readonly change?: Maybe<Scalars['String']['output']>;
  readonly changedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
};

export type QuickBooksDocumentLine = {
  readonly mapping?: Maybe<QuickBooksMapping>;
  readonly name: Scalars['String']['output'];
  readonly isTaxed?: Maybe<Scalars['Boolean']['output']>;
  readonly debit?: Maybe<Money>;
  readonly credit?: Maybe<Money>;
};

export type QuickBooksDocumentEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: QuickBooksDocument;
};

export type QuickBooksDocumentConnection = {
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<QuickBooksDocumentEdge>;
};

export type QuickBooksDocumentFilter = {
  readonly states?: InputMaybe<ReadonlyArray<QuickBooksDocumentState>>;
  readonly changed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

export type QuickBooksStateCount = {
  readonly state: QuickBooksDocumentState;
  readonly count: Scalars['Int']['output'];
};

export type QuickBooksRefKind =
  | 'ACCOUNT'
  | 'ITEM'
  | 'CUSTOMER';

export type QuickBooksMapping = {
  readonly role: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly kind: QuickBooksRefKind;
  readonly refId?: Maybe<Scalars['String']['output']>;
  readonly refName?: Maybe<Scalars['String']['output']>;
  readonly fault?: Maybe<Scalars['String']['output']>;
  readonly held: Scalars['Int']['output'];
};

export type QuickBooksChoice = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type QuickBooksPosting =
  | 'DOCUMENTS'
  | 'DAILY';

export type QuickBooksConnectResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type PublicAccount = {
  readonly id: Scalars['ID']['output'];
  readonly username: Scalars['String']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly avatarUrl?: Maybe<Scalars['String']['output']>;
};

export type AccountImage = {
  readonly id: Scalars['ID']['output'];
  readonly url: Scalars['String']['output'];
};

export type Account = {
  readonly id: Scalars['ID']['output'];
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly username: Scalars['String']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly bio?: Maybe<Scalars['String']['output']>;
  readonly detailsVersion: Scalars['Int']['output'];
  readonly video?: Maybe<Scalars['String']['output']>;
  readonly videoEmbed?: Maybe<Scalars['String']['output']>;
  readonly videoAspect?: Maybe<Scalars['String']['output']>;
  readonly canUseStripeTerminal: Scalars['Boolean']['output'];
  readonly canUseManualPayment: Scalars['Boolean']['output'];
  readonly canManageShippingMethods: Scalars['Boolean']['output'];
  readonly isPrivateSeller: Scalars['Boolean']['output'];
  readonly isProfessionalSeller: Scalars['Boolean']['output'];
  readonly isAdmin: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly emailVerifiedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly avatarImage?: Maybe<AccountImage>;
  readonly bannerImage?: Maybe<AccountImage>;
  readonly ordersBuyerOpen: OrderConnection;
  readonly storeCredits?: Maybe<ReadonlyArray<StoreCredits>>;
  readonly savedCards?: Maybe<ReadonlyArray<SavedCard>>;
  readonly grants: ReadonlyArray<Scalars['String']['output']>;
  readonly staffRole?: Maybe<StaffRole>;
};


export type AccountOrdersBuyerOpenArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type AccountFilter =
  | 'ADMIN'
  | 'PRIVATE_SELLER'
  | 'PROFESSIONAL_SELLER'
  | 'UNVERIFIED'
  | 'TWO_STEP_RESET';

export type AccountConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<AccountEdge>;
};

export type AccountEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Account;
};

export type SessionResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly account?: Maybe<Account>;
};

export type AuthCodeResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly securityCode?: Maybe<Scalars['String']['output']>;
};

export type AccountCreateInput = {
  readonly email: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
};

export type AccountSession = {
  readonly id: Scalars['ID']['output'];
  readonly isCurrent: Scalars['Boolean']['output'];
  readonly userAgent?: Maybe<Scalars['String']['output']>;
  readonly authenticatedAt: Scalars['DateTime']['output'];
  readonly lastSeenAt: Scalars['DateTime']['output'];
};

export type AccountSecurity = {
  readonly hasPassword: Scalars['Boolean']['output'];
  readonly sessions: ReadonlyArray<AccountSession>;
  readonly twoStepSince?: Maybe<Scalars['DateTime']['output']>;
  readonly recoveryCodesLeft: Scalars['Int']['output'];
  readonly passkeys: ReadonlyArray<AccountPasskey>;
  readonly twoStepReset?: Maybe<OwnTwoStepReset>;
};

export type CredentialInput = {
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly code?: InputMaybe<Scalars['String']['input']>;
  readonly securityCode?: InputMaybe<Scalars['String']['input']>;
  readonly secondFactorCode?: InputMaybe<Scalars['String']['input']>;
  readonly passkey?: InputMaybe<Scalars['String']['input']>;
};

export type AccountUpdateInput = {
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  readonly username?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly bio?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
};

export type AccountUpdateResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly account?: Maybe<Account>;
};

export type ChangePasswordInput = {
  readonly currentPassword: Scalars['String']['input'];
  readonly newPassword: Scalars['String']['input'];
};

export type Country = {
  readonly name: Scalars['String']['output'];
  readonly iso: Scalars['String']['output'];
};

export type Region = {
  readonly name: Scalars['String']['output'];
  readonly iso?: Maybe<Scalars['String']['output']>;
};

export type Address = {
  readonly id: Scalars['ID']['output'];
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly defaultAddress?: Maybe<Scalars['Boolean']['output']>;
  readonly company?: Maybe<Scalars['String']['output']>;
  readonly country: Country;
  readonly line1: Scalars['String']['output'];
  readonly line2?: Maybe<Scalars['String']['output']>;
  readonly city: Scalars['String']['output'];
  readonly region?: Maybe<Region>;
  readonly postalCode?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly keptAsTyped: Scalars['Boolean']['output'];
  readonly version: Scalars['Int']['output'];
};

export type AddressIssue = {
  readonly field: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly suggestion?: Maybe<Scalars['String']['output']>;
};

export type AddressInput = {
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly company?: InputMaybe<Scalars['String']['input']>;
  readonly countryIso: Scalars['String']['input'];
  readonly line1: Scalars['String']['input'];
  readonly line2?: InputMaybe<Scalars['String']['input']>;
  readonly city: Scalars['String']['input'];
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly keepAsTyped?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AddressEstimateInput = {
  readonly addressId?: InputMaybe<Scalars['ID']['input']>;
  readonly line1?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly regionName?: InputMaybe<Scalars['String']['input']>;
  readonly regionIso?: InputMaybe<Scalars['String']['input']>;
  readonly countryIso?: InputMaybe<Scalars['String']['input']>;
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
};

export type AddressEdge = {
  readonly isFound: Scalars['Boolean']['output'];
  readonly node: Address;
};

export type AddressConnection = {
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly edges: ReadonlyArray<AddressEdge>;
};

export type AddressResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly address?: Maybe<Address>;
  readonly issues: ReadonlyArray<AddressIssue>;
};

export type BotChallenge = {
  readonly payload: Scalars['String']['output'];
};

export type PlainFormRefusal = {
  readonly fields: ReadonlyArray<PlainField>;
  readonly code: Scalars['String']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly issues: ReadonlyArray<AddressIssue>;
};

export type AccountPasskey = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly isSynced: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type TotpEnrolment = {
  readonly uri: Scalars['String']['output'];
  readonly secret: Scalars['String']['output'];
  readonly qrSize: Scalars['Int']['output'];
  readonly qrPath: Scalars['String']['output'];
};

export type TotpEnrolmentResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly enrolment?: Maybe<TotpEnrolment>;
};

export type RecoveryCodesResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly recoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

export type PasskeyOptionsResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly options?: Maybe<Scalars['String']['output']>;
};

export type SecondFactorResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly account?: Maybe<Account>;
  readonly recoveryCodesLeft?: Maybe<Scalars['Int']['output']>;
};

export type PasswordResetOverview = {
  readonly isTwoStep: Scalars['Boolean']['output'];
  readonly sessionCount: Scalars['Int']['output'];
  readonly passkeys: ReadonlyArray<AccountPasskey>;
};

export type ProfilePictureKind =
  | 'avatar'
  | 'banner';

export type AppraisalEstimate = {
  readonly low: Money;
  readonly estimate: Money;
  readonly high: Money;
  readonly by: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
};

export type Appraisal = {
  readonly id: Scalars['ID']['output'];
  readonly form: FormSubmission;
  readonly brand: Scalars['String']['output'];
  readonly model: Scalars['String']['output'];
  readonly year?: Maybe<Scalars['Int']['output']>;
  readonly condition?: Maybe<Condition>;
  readonly serial: Scalars['String']['output'];
  readonly estimate?: Maybe<AppraisalEstimate>;
  readonly listing?: Maybe<SellerListing>;
  readonly isTakenIn: Scalars['Boolean']['output'];
  readonly photographs: ReadonlyArray<Photograph>;
};

export type AppraisalEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Appraisal;
};

export type AppraisalConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<AppraisalEdge>;
};

export type AppraisalResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly appraisal?: Maybe<Appraisal>;
};

export type AssistantSource =
  | 'pages'
  | 'faq'
  | 'blog'
  | 'catalogue'
  | 'orders';

export type AssistantOutcome =
  | 'answered'
  | 'declined'
  | 'unfinished';

export type AssistantTestQuestion = {
  readonly text: Scalars['String']['output'];
  readonly locale: Scalars['String']['output'];
  readonly isAnswered: Scalars['Boolean']['output'];
};

export type AssistantTestQuestionInput = {
  readonly text: Scalars['String']['input'];
  readonly locale: Scalars['String']['input'];
  readonly isAnswered: Scalars['Boolean']['input'];
};

export type AssistantDefinition = {
  readonly nameEn: Scalars['String']['output'];
  readonly nameFr: Scalars['String']['output'];
  readonly instructions: Scalars['String']['output'];
  readonly sources: ReadonlyArray<AssistantSource>;
  readonly usesModel: Scalars['Boolean']['output'];
  readonly hourlyQuestions: Scalars['Int']['output'];
  readonly dailyCents: Scalars['Int']['output'];
  readonly questions: ReadonlyArray<AssistantTestQuestion>;
};

export type AssistantDefinitionInput = {
  readonly nameEn: Scalars['String']['input'];
  readonly nameFr: Scalars['String']['input'];
  readonly instructions: Scalars['String']['input'];
  readonly sources: ReadonlyArray<AssistantSource>;
  readonly usesModel: Scalars['Boolean']['input'];
  readonly hourlyQuestions: Scalars['Int']['input'];
  readonly dailyCents: Scalars['Int']['input'];
  readonly questions: ReadonlyArray<AssistantTestQuestionInput>;
};

export type AssistantRevisionAction =
  | 'created'
  | 'saved'
  | 'published'
  | 'retired';

export type AssistantRevision = {
  readonly version: Scalars['Int']['output'];
  readonly action: AssistantRevisionAction;
  readonly authorName?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly definition: AssistantDefinition;
};

export type Assistant = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  readonly isDefault: Scalars['Boolean']['output'];
  readonly hasChanges: Scalars['Boolean']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly definition: AssistantDefinition;
  readonly revisions: ReadonlyArray<AssistantRevision>;
};

export type AssistantResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly assistant?: Maybe<Assistant>;
};

export type AssistantStatement = {
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly passage: Scalars['String']['output'];
  readonly date?: Maybe<Scalars['String']['output']>;
};

export type AssistantQuestion = {
  readonly id: Scalars['ID']['output'];
  readonly assistantId: Scalars['ID']['output'];
  readonly assistantName?: Maybe<Scalars['String']['output']>;
  readonly accountId: Scalars['ID']['output'];
  readonly accountName: Scalars['String']['output'];
  readonly question: Scalars['String']['output'];
  readonly answer: Scalars['String']['output'];
  readonly outcome?: Maybe<AssistantOutcome>;
  readonly statements: ReadonlyArray<AssistantStatement>;
  readonly model?: Maybe<Scalars['String']['output']>;
  readonly inputTokens: Scalars['Int']['output'];
  readonly outputTokens: Scalars['Int']['output'];
  readonly costCents: Scalars['Float']['output'];
  readonly rating?: Maybe<Scalars['Int']['output']>;
  readonly isTrial: Scalars['Boolean']['output'];
  readonly askedAt: Scalars['DateTime']['output'];
};

export type AssistantQuestionConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<AssistantQuestionEdge>;
};

export type AssistantQuestionEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: AssistantQuestion;
};

export type AssistantQuestionFilter = {
  readonly assistant?: InputMaybe<Scalars['String']['input']>;
  readonly account?: InputMaybe<Scalars['String']['input']>;
  readonly outcomes?: InputMaybe<ReadonlyArray<AssistantOutcome>>;
  readonly ratings?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly isTrial?: InputMaybe<Scalars['Boolean']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

export type AssistantUse = {
  readonly accountId: Scalars['ID']['output'];
  readonly accountName: Scalars['String']['output'];
  readonly assistantId: Scalars['ID']['output'];
  readonly assistantName?: Maybe<Scalars['String']['output']>;
  readonly questions: Scalars['Int']['output'];
  readonly declined: Scalars['Int']['output'];
  readonly lowRated: Scalars['Int']['output'];
  readonly costCents: Scalars['Float']['output'];
  readonly questionsThisHour: Scalars['Int']['output'];
  readonly hourlyQuestions?: Maybe<Scalars['Int']['output']>;
  readonly costTodayCents: Scalars['Float']['output'];
  readonly dailyCents?: Maybe<Scalars['Int']['output']>;
};

export type AssistantDay = {
  readonly day: Scalars['String']['output'];
  readonly answered: Scalars['Int']['output'];
  readonly declined: Scalars['Int']['output'];
  readonly unfinished: Scalars['Int']['output'];
  readonly lowRated: Scalars['Int']['output'];
  readonly costCents: Scalars['Float']['output'];
};

export type TableView = {
  readonly id: Scalars['ID']['output'];
  readonly tableId: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly query: Scalars['String']['output'];
  readonly isShared: Scalars['Boolean']['output'];
};

export type TableViewResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly view?: Maybe<TableView>;
};

export type BatchState =
  | 'PREVIEW'
  | 'APPLIED'
  | 'PARTLY_UNDONE'
  | 'UNDONE';

export type BatchRowState =
  | 'PENDING'
  | 'APPLIED'
  | 'LEFT_OUT'
  | 'UNDONE';

export type BatchFieldKind =
  | 'MONEY'
  | 'NUMBER'
  | 'TEXT'
  | 'BOOLEAN';

export type BatchRowChange =
  | 'changed'
  | 'sold'
  | 'gone';

export type BatchField = {
  readonly key: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly kind: BatchFieldKind;
};

export type BatchCell = {
  readonly key: Scalars['String']['output'];
  readonly before?: Maybe<Scalars['String']['output']>;
  readonly after?: Maybe<Scalars['String']['output']>;
};

export type BatchRow = {
  readonly id: Scalars['ID']['output'];
  readonly position: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly state: BatchRowState;
  readonly cells: ReadonlyArray<BatchCell>;
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly warning?: Maybe<Scalars['String']['output']>;
  readonly since?: Maybe<BatchRowChange>;
};

export type BatchRows = {
  readonly nodes: ReadonlyArray<BatchRow>;
  readonly next?: Maybe<Scalars['Int']['output']>;
};

export type BatchCounts = {
  readonly pending: Scalars['Int']['output'];
  readonly applied: Scalars['Int']['output'];
  readonly leftOut: Scalars['Int']['output'];
  readonly undone: Scalars['Int']['output'];
  readonly warned: Scalars['Int']['output'];
};

export type Batch = {
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly state: BatchState;
  readonly fields: ReadonlyArray<BatchField>;
  readonly author?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly appliedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly undoUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly canUndo: Scalars['Boolean']['output'];
  readonly counts: BatchCounts;
  readonly rows: BatchRows;
};


export type BatchRowsArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type BatchConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<BatchEdge>;
};

export type BatchEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Batch;
};

export type BatchInput = {
  readonly key: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type BatchResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly batch?: Maybe<Batch>;
};

export type TableExportState =
  | 'WAITING'
  | 'READY'
  | 'FAILED';

export type TableExport = {
  readonly id: Scalars['ID']['output'];
  readonly tableId: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly state: TableExportState;
  readonly rowCount?: Maybe<Scalars['Int']['output']>;
  readonly bytes?: Maybe<Scalars['Int']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type TableExportResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly export?: Maybe<TableExport>;
};

export type AccountHistoryEntry = {
  readonly actionLabel: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly action: Scalars['String']['output'];
  readonly actor?: Maybe<PublicAccount>;
  readonly impersonator?: Maybe<PublicAccount>;
  readonly subjectKind?: Maybe<Scalars['String']['output']>;
  readonly subjectId?: Maybe<Scalars['String']['output']>;
  readonly details: ReadonlyArray<AccountHistoryDetail>;
};

export type RemoteBuild = {
  readonly id: Scalars['ID']['output'];
  readonly publishedAt: Scalars['DateTime']['output'];
  readonly servedBy: ReadonlyArray<Scalars['String']['output']>;
  readonly failureCount: Scalars['Int']['output'];
};

export type RemoteChannel = {
  readonly name: Scalars['ID']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly buildId: Scalars['ID']['output'];
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  readonly changedBy?: Maybe<PublicAccount>;
  readonly canaryBuildId?: Maybe<Scalars['ID']['output']>;
  readonly canaryPercent?: Maybe<Scalars['Int']['output']>;
  readonly previousBuildId?: Maybe<Scalars['ID']['output']>;
};

export type RemoteFailureSource =
  | 'BROWSER'
  | 'SERVER';

export type RemoteFailure = {
  readonly buildId: Scalars['ID']['output'];
  readonly source: RemoteFailureSource;
  readonly place: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  readonly firstAt: Scalars['DateTime']['output'];
  readonly lastAt: Scalars['DateTime']['output'];
};

export type Remote = {
  readonly name: Scalars['ID']['output'];
  readonly builds: ReadonlyArray<RemoteBuild>;
  readonly channels: ReadonlyArray<RemoteChannel>;
  readonly failures: ReadonlyArray<RemoteFailure>;
};

export type RemoteRollBackResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly buildId?: Maybe<Scalars['ID']['output']>;
};

export type RecordKind =
  | 'ORDER'
  | 'ACCOUNT'
  | 'LISTING'
  | 'REPAIR'
  | 'INTAKE'
  | 'REFUND';

export type RecordHit = {
  readonly kind: RecordKind;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  readonly shopPath?: Maybe<Scalars['String']['output']>;
};

export type AuditPerson = {
  readonly id: Scalars['ID']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
};

export type AuditDetail = {
  readonly key: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type AuditKey = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type AuditEntry = {
  readonly id: Scalars['ID']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly action: Scalars['String']['output'];
  readonly actionLabel: Scalars['String']['output'];
  readonly subjectKind?: Maybe<Scalars['String']['output']>;
  readonly subjectLabel?: Maybe<Scalars['String']['output']>;
  readonly subjectId?: Maybe<Scalars['String']['output']>;
  readonly actor?: Maybe<AuditPerson>;
  readonly impersonator?: Maybe<AuditPerson>;
  readonly apiKey?: Maybe<AuditKey>;
  readonly details: ReadonlyArray<AuditDetail>;
  readonly requestId?: Maybe<Scalars['String']['output']>;
};

export type AuditConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<AuditEdge>;
};

export type AuditEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: AuditEntry;
};

export type AuditFilter = {
  readonly subject?: InputMaybe<Scalars['String']['input']>;
  readonly actor?: InputMaybe<Scalars['String']['input']>;
  readonly action?: InputMaybe<Scalars['String']['input']>;
  readonly from?: InputMaybe<Scalars['String']['input']>;
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

export type MailState =
  | 'WAITING'
  | 'RETRYING'
  | 'DEAD'
  | 'SENT';

export type OutboxMail = {
  readonly id: Scalars['ID']['output'];
  readonly eventKey: Scalars['String']['output'];
  readonly recipient: Scalars['String']['output'];
  readonly subject?: Maybe<Scalars['String']['output']>;
  readonly state: MailState;
  readonly attempts: Scalars['Int']['output'];
  readonly lastError?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  readonly canResend: Scalars['Boolean']['output'];
};

export type OutboxMailConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<OutboxMailEdge>;
};

export type OutboxMailEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: OutboxMail;
};

export type FailedJob = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly failedAt: Scalars['DateTime']['output'];
  readonly error: Scalars['String']['output'];
};

export type RegularWork = {
  readonly name: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly dueAt: Scalars['DateTime']['output'];
  readonly holder?: Maybe<Scalars['String']['output']>;
  readonly isIdle: Scalars['Boolean']['output'];
  readonly isLate: Scalars['Boolean']['output'];
};

export type ShopMonth = {
  readonly month: Scalars['String']['output'];
  readonly orders: Scalars['Int']['output'];
  readonly goodsCents: Scalars['Float']['output'];
  readonly incomeCents: Scalars['Float']['output'];
  readonly costCents: Scalars['Float']['output'];
  readonly listed: Scalars['Int']['output'];
  readonly sold: Scalars['Int']['output'];
};

export type StockAge = {
  readonly days: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
  readonly cents: Scalars['Float']['output'];
};

export type OpenWorkKind =
  | 'TO_SHIP'
  | 'RETURNS'
  | 'OFFERS'
  | 'MAILS'
  | 'FORMS'
  | 'APPRAISALS'
  | 'TWO_STEP_RESETS'
  | 'CONSENTS'
  | 'WEBHOOKS'
  | 'SETTLEMENTS';

export type OpenWork = {
  readonly kind: OpenWorkKind;
  readonly count: Scalars['Int']['output'];
};

export type ShopOverview = {
  readonly months: ReadonlyArray<ShopMonth>;
  readonly stockAges: ReadonlyArray<StockAge>;
  readonly openWork: ReadonlyArray<OpenWork>;
};

export type Condition =
  | 'NEW'
  | 'MINT'
  | 'EXCELLENT'
  | 'VERY_GOOD'
  | 'GOOD'
  | 'FAIR'
  | 'PROJECT';

export type Backdrop =
  | 'SURF'
  | 'SHELL'
  | 'SONIC'
  | 'BUTTER'
  | 'FOG';

export type ImageSize =
  | 'orders'
  | 'product';

export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK'
  | 'DETAIL'
  | 'PHOTO';

export type Image = {
  readonly id: Scalars['ID']['output'];
  readonly view: ImageView;
  readonly width?: Maybe<Scalars['Int']['output']>;
  readonly height?: Maybe<Scalars['Int']['output']>;
  readonly alt?: Maybe<Scalars['String']['output']>;
  readonly url: Scalars['String']['output'];
};


export type ImageUrlArgs = {
  size?: InputMaybe<ImageSize>;
};

export type ClipKind =
  | 'SOUND'
  | 'VIDEO';

export type ClipCaptions = {
  readonly locale: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type Clip = {
  readonly id: Scalars['ID']['output'];
  readonly kind: ClipKind;
  readonly url: Scalars['String']['output'];
  readonly contentType: Scalars['String']['output'];
  readonly bytes: Scalars['Int']['output'];
  readonly seconds: Scalars['Float']['output'];
  readonly width?: Maybe<Scalars['Int']['output']>;
  readonly height?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly poster?: Maybe<Image>;
  readonly captions: ReadonlyArray<ClipCaptions>;
  readonly isSynthesised: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
};

export type Brand = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

export type CategoryType = {
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  readonly image?: Maybe<Image>;
};


export type CategoryTypeImageArgs = {
  view?: InputMaybe<ImageView>;
};

export type Category = {
  readonly id: Scalars['ID']['output'];
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  readonly types: ReadonlyArray<CategoryType>;
};

export type NamedValue = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type SpecRow = {
  readonly key: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type Measurement = {
  readonly key: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
  readonly detail?: Maybe<Scalars['String']['output']>;
};

export type ConditionReport = {
  readonly key: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type Variant = {
  readonly fields: ReadonlyArray<NamedValue>;
};

export type Retail = {
  readonly stockLevel?: Maybe<Scalars['Int']['output']>;
};

export type OriginalityState =
  | 'original'
  | 'periodCorrect'
  | 'replaced'
  | 'repaired'
  | 'unknown';

export type OriginalityFact = {
  readonly part: Scalars['String']['output'];
  readonly state: OriginalityState;
  readonly image?: Maybe<Image>;
};

export type PastSale = {
  readonly year?: Maybe<Scalars['String']['output']>;
  readonly price: Money;
  readonly soldAt: Scalars['DateTime']['output'];
};

export type Item = {
  readonly id: Scalars['ID']['output'];
  readonly slug: Scalars['String']['output'];
  readonly sku: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly brand: Brand;
  readonly model: Scalars['String']['output'];
  readonly yearLabel?: Maybe<Scalars['String']['output']>;
  readonly year?: Maybe<Scalars['Int']['output']>;
  readonly subtitle: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly finish: Scalars['String']['output'];
  readonly finishFamily: Scalars['String']['output'];
  readonly backdrop: Backdrop;
  readonly condition: Condition;
  readonly category: Category;
  readonly type: CategoryType;
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly handedness?: Maybe<Scalars['String']['output']>;
  readonly weightGrams?: Maybe<Scalars['Int']['output']>;
  readonly serial?: Maybe<Scalars['String']['output']>;
  readonly images: ReadonlyArray<Image>;
  readonly coverAlt?: Maybe<Scalars['String']['output']>;
  readonly clips: ReadonlyArray<Clip>;
  readonly parentItem?: Maybe<Item>;
  readonly hasVariants: Scalars['Boolean']['output'];
  readonly variants: ReadonlyArray<Item>;
  readonly variant?: Maybe<Variant>;
  readonly retail: Retail;
  readonly account: PublicAccount;
  readonly listing?: Maybe<Listing>;
  readonly acceptingOffers: Scalars['Boolean']['output'];
  readonly offerDeclineThreshold?: Maybe<Scalars['Int']['output']>;
  readonly inViewerWishlist: Scalars['Boolean']['output'];
  readonly specs: ReadonlyArray<SpecRow>;
  readonly measurements: ReadonlyArray<Measurement>;
  readonly report: ReadonlyArray<ConditionReport>;
  readonly reportedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly originality: ReadonlyArray<OriginalityFact>;
  readonly pastSales: ReadonlyArray<PastSale>;
  readonly requiresShipping: Scalars['Boolean']['output'];
  readonly localPickupOnly: Scalars['Boolean']['output'];
  readonly shippingIsNegotiable: Scalars['Boolean']['output'];
  readonly otherLanguage: OtherLanguage;
  readonly sellerFeedback: FeedbackSummary;
  readonly domesticShipping?: Maybe<MoneyRange>;
};

export type OtherLanguage =
  | 'none'
  | 'part'
  | 'all';

export type Listing = {
  readonly id: Scalars['ID']['output'];
  readonly isAvailable: Scalars['Boolean']['output'];
  readonly inViewerCart: Scalars['Boolean']['output'];
  readonly askingPrice: Money;
  readonly priceBefore?: Maybe<Money>;
  readonly listedAt: Scalars['DateTime']['output'];
  readonly soldAt?: Maybe<Scalars['DateTime']['output']>;
  readonly item: Item;
  readonly heldUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly viewerHoldUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly isPaymentPending: Scalars['Boolean']['output'];
  readonly isPendingSale: Scalars['Boolean']['output'];
  readonly viewerOfferUntil?: Maybe<Scalars['DateTime']['output']>;
};


export type ListingInViewerCartArgs = {
  orderId?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type ListingSort =
  | 'DEFAULT'
  | 'LISTING_TIME_DESC'
  | 'SOLD_TIME_DESC'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'YEAR_ASC'
  | 'YEAR_DESC';

export type Availability =
  | 'AVAILABLE'
  | 'SOLD';

export type ListingFilter = {
  readonly keywords?: InputMaybe<Scalars['String']['input']>;
  readonly category?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly type?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly brand?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly decade?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly condition?: InputMaybe<ReadonlyArray<Condition>>;
  readonly finish?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly seller?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly availability?: InputMaybe<ReadonlyArray<Availability>>;
  readonly minPriceCents?: InputMaybe<Scalars['Int']['input']>;
  readonly maxPriceCents?: InputMaybe<Scalars['Int']['input']>;
  readonly minYear?: InputMaybe<Scalars['Int']['input']>;
  readonly maxYear?: InputMaybe<Scalars['Int']['input']>;
  readonly hand?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly weight?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly neck?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly nut?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly pickups?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly frets?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly origin?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly shipsFrom?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly price?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type FacetValue = {
  readonly value: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  readonly isLowerBound: Scalars['Boolean']['output'];
  readonly selected: Scalars['Boolean']['output'];
};

export type FacetKey =
  | 'CATEGORY'
  | 'TYPE'
  | 'BRAND'
  | 'DECADE'
  | 'CONDITION'
  | 'FINISH'
  | 'SELLER'
  | 'AVAILABILITY'
  | 'TAGS'
  | 'HAND'
  | 'WEIGHT'
  | 'NECK'
  | 'NUT'
  | 'PICKUPS'
  | 'FRETS'
  | 'ORIGIN'
  | 'SHIPS_FROM'
  | 'PRICE_DROP';

export type Facet = {
  readonly key: FacetKey;
  readonly countsAreLowerBounds: Scalars['Boolean']['output'];
  readonly values: ReadonlyArray<FacetValue>;
};

export type PriceBucket = {
  readonly fromCents: Scalars['Int']['output'];
  readonly toCents: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
};

export type RenamedFilterValue = {
  readonly key: FacetKey;
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
};

export type ListingSearch = {
  readonly nodes: ReadonlyArray<Listing>;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalCountIsLowerBound: Scalars['Boolean']['output'];
  readonly totalCountEstimate?: Maybe<Scalars['Int']['output']>;
  readonly page: Scalars['Int']['output'];
  readonly pageCount: Scalars['Int']['output'];
  readonly pageSize: Scalars['Int']['output'];
  readonly facets: ReadonlyArray<Facet>;
  readonly prices: ReadonlyArray<PriceBucket>;
  readonly pricesAreLowerBounds: Scalars['Boolean']['output'];
  readonly correctedKeywords?: Maybe<Scalars['String']['output']>;
  readonly keywordsAreUnspecific: Scalars['Boolean']['output'];
  readonly suggestions: ReadonlyArray<FacetValue>;
  readonly renamed: ReadonlyArray<RenamedFilterValue>;
};

export type Suggestion = {
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly image?: Maybe<Image>;
  readonly price?: Maybe<Money>;
  readonly conditionLabel?: Maybe<Scalars['String']['output']>;
};

export type DecadeCount = {
  readonly decade: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
};

export type Seller = {
  readonly id: Scalars['ID']['output'];
  readonly username: Scalars['String']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly bio?: Maybe<Scalars['String']['output']>;
  readonly memberSince: Scalars['DateTime']['output'];
  readonly isProfessional: Scalars['Boolean']['output'];
  readonly salesCount: Scalars['Int']['output'];
  readonly avatarUrl?: Maybe<Scalars['String']['output']>;
  readonly bannerUrl?: Maybe<Scalars['String']['output']>;
  readonly answerMinutes?: Maybe<Scalars['Int']['output']>;
  readonly feedbackSummary: FeedbackSummary;
  readonly feedback: FeedbackConnection;
  readonly awayUntil?: Maybe<Scalars['String']['output']>;
};


export type SellerFeedbackArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type ValuationNearness =
  | 'MODEL'
  | 'MAKER'
  | 'KIND';

export type ValuationComparable = {
  readonly id: Scalars['ID']['output'];
  readonly isSold: Scalars['Boolean']['output'];
  readonly year?: Maybe<Scalars['Int']['output']>;
  readonly condition: Condition;
  readonly price: Money;
  readonly adjustedPrice: Money;
  readonly weight: Scalars['Float']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly path?: Maybe<Scalars['String']['output']>;
};

export type InstrumentValuation = {
  readonly low: Money;
  readonly median: Money;
  readonly high: Money;
  readonly isThin: Scalars['Boolean']['output'];
  readonly nearness: ValuationNearness;
  readonly soldCount: Scalars['Int']['output'];
  readonly liveCount: Scalars['Int']['output'];
  readonly yearlyGrowthPercent: Scalars['Float']['output'];
  readonly comparables: ReadonlyArray<ValuationComparable>;
  readonly pastError?: Maybe<ValuationPastError>;
};

export type ValuationPastError = {
  readonly sales: Scalars['Int']['output'];
  readonly from: Scalars['DateTime']['output'];
  readonly medianErrorPercent: Scalars['Float']['output'];
  readonly heldPercent: Scalars['Float']['output'];
};

export type CatalogueNameKind =
  | 'BRAND'
  | 'MODEL'
  | 'TYPE';

export type CatalogueBrand = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
  readonly listings: Scalars['Int']['output'];
  readonly formerNames: ReadonlyArray<Scalars['String']['output']>;
  readonly models: ReadonlyArray<CatalogueModel>;
};

export type CatalogueBrandSort =
  | 'NAME'
  | 'LISTINGS';

export type CatalogueBrandEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: CatalogueBrand;
};

export type CatalogueBrandConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<CatalogueBrandEdge>;
};

export type CatalogueModel = {
  readonly name: Scalars['String']['output'];
  readonly listings: Scalars['Int']['output'];
  readonly formerNames: ReadonlyArray<Scalars['String']['output']>;
};

export type CatalogueText = {
  readonly en: Scalars['String']['output'];
  readonly fr: Scalars['String']['output'];
};

export type CatalogueTextInput = {
  readonly en: Scalars['String']['input'];
  readonly fr: Scalars['String']['input'];
};

export type CatalogueType = {
  readonly id: Scalars['ID']['output'];
  readonly slug: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
  readonly title: CatalogueText;
  readonly description: CatalogueText;
  readonly listings: Scalars['Int']['output'];
};

export type CatalogueCategory = {
  readonly id: Scalars['ID']['output'];
  readonly slug: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
  readonly title: CatalogueText;
  readonly description: CatalogueText;
  readonly listings: Scalars['Int']['output'];
  readonly types: ReadonlyArray<CatalogueType>;
};

export type CatalogueNameInput = {
  readonly kind: CatalogueNameKind;
  readonly id: Scalars['ID']['input'];
  readonly model?: InputMaybe<Scalars['String']['input']>;
  readonly version: Scalars['Int']['input'];
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly intoId?: InputMaybe<Scalars['ID']['input']>;
};

export type CatalogueNameCounts = {
  readonly listings: Scalars['Int']['output'];
  readonly drafts: Scalars['Int']['output'];
  readonly savedSearches: Scalars['Int']['output'];
  readonly portfolio: Scalars['Int']['output'];
  readonly synonyms: Scalars['Int']['output'];
  readonly addresses: Scalars['Int']['output'];
};

export type CatalogueNamePreview = {
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly isMerge: Scalars['Boolean']['output'];
  readonly from?: Maybe<Scalars['String']['output']>;
  readonly to?: Maybe<Scalars['String']['output']>;
  readonly counts?: Maybe<CatalogueNameCounts>;
};

export type CatalogueNameChange = {
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
  readonly counts: CatalogueNameCounts;
  readonly authorName?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly undoUntil: Scalars['DateTime']['output'];
  readonly canUndo: Scalars['Boolean']['output'];
  readonly undoneAt?: Maybe<Scalars['DateTime']['output']>;
};

export type CatalogueNameResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
};

export type SynonymKind =
  | 'replace'
  | 'add';

export type SearchSynonym = {
  readonly kind: SynonymKind;
  readonly locale: Scalars['String']['output'];
  readonly typed: Scalars['String']['output'];
  readonly means: Scalars['String']['output'];
};

export type SearchSynonymInput = {
  readonly kind: SynonymKind;
  readonly locale: Scalars['String']['input'];
  readonly typed: Scalars['String']['input'];
  readonly means: Scalars['String']['input'];
};

export type SearchVocabulary = {
  readonly version: Scalars['Int']['output'];
  readonly entries: ReadonlyArray<SearchSynonym>;
  readonly count: Scalars['Int']['output'];
  readonly authorName?: Maybe<Scalars['String']['output']>;
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SearchVocabularyResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly vocabulary?: Maybe<SearchVocabulary>;
};

export type SearchQueryOrigin =
  | 'typed'
  | 'entry'
  | 'searched'
  | 'usual';

export type SearchHit = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type SearchOutcome = {
  readonly words: ReadonlyArray<Scalars['String']['output']>;
  readonly count: Scalars['Int']['output'];
  readonly isLowerBound: Scalars['Boolean']['output'];
  readonly hits: ReadonlyArray<SearchHit>;
};

export type SearchComparison = {
  readonly query: Scalars['String']['output'];
  readonly origin: SearchQueryOrigin;
  readonly before: SearchOutcome;
  readonly after: SearchOutcome;
  readonly isChanged: Scalars['Boolean']['output'];
};

export type SearchComparisonResult = {
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly comparisons: ReadonlyArray<SearchComparison>;
};

export type BannerEntry = {
  readonly id: Scalars['ID']['output'];
  readonly html: Scalars['String']['output'];
};

export type ContentAction = {
  readonly text: Scalars['String']['output'];
  readonly href: Scalars['String']['output'];
};

export type ContentPerson = {
  readonly name: Scalars['String']['output'];
  readonly role: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly picture?: Maybe<ContentPicture>;
};

export type ContentPicture = {
  readonly image: Image;
  readonly alt: Scalars['String']['output'];
  readonly backdrop: Backdrop;
};


export type ContentPictureImageArgs = {
  view?: InputMaybe<ImageView>;
};

export type ContentStep = {
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type ContentPrice = {
  readonly service: Scalars['String']['output'];
  readonly from: Money;
  readonly isFixed: Scalars['Boolean']['output'];
  readonly note: Scalars['String']['output'];
};

export type ContentPage = {
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly lead: Scalars['String']['output'];
  readonly html: Scalars['String']['output'];
  readonly picture?: Maybe<ContentPicture>;
  readonly action?: Maybe<ContentAction>;
  readonly updatedOn?: Maybe<Scalars['String']['output']>;
  readonly people: ReadonlyArray<ContentPerson>;
  readonly guests: ReadonlyArray<ContentPerson>;
  readonly steps: ReadonlyArray<ContentStep>;
  readonly prices: ReadonlyArray<ContentPrice>;
};

export type BlogCategory = {
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

export type BlogAuthor = {
  readonly name: Scalars['String']['output'];
  readonly role?: Maybe<Scalars['String']['output']>;
};

export type BlogPost = {
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly lead: Scalars['String']['output'];
  readonly html: Scalars['String']['output'];
  readonly opening: Scalars['String']['output'];
  readonly publishedAt: Scalars['DateTime']['output'];
  readonly changedAt: Scalars['DateTime']['output'];
  readonly minutes: Scalars['Int']['output'];
  readonly author: BlogAuthor;
  readonly category: BlogCategory;
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly image: Image;
  readonly imageAlt: Scalars['String']['output'];
  readonly backdrop: Backdrop;
  readonly newer?: Maybe<BlogPost>;
  readonly older?: Maybe<BlogPost>;
  readonly related?: Maybe<ReadonlyArray<BlogPost>>;
};


export type BlogPostImageArgs = {
  view?: InputMaybe<ImageView>;
};

export type BlogPosts = {
  readonly nodes: ReadonlyArray<BlogPost>;
  readonly totalCount: Scalars['Int']['output'];
  readonly hasNextPage: Scalars['Boolean']['output'];
};

export type Question = {
  readonly slug: Scalars['String']['output'];
  readonly question: Scalars['String']['output'];
  readonly html: Scalars['String']['output'];
};

export type QuestionGroup = {
  readonly key: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly questions: ReadonlyArray<Question>;
};

export type MenuItem = {
  readonly id: Scalars['ID']['output'];
  readonly level: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
  readonly href?: Maybe<Scalars['String']['output']>;
};

export type Menu = {
  readonly name: Scalars['String']['output'];
  readonly items: ReadonlyArray<MenuItem>;
};

export type ContentKind =
  | 'pages'
  | 'blog'
  | 'faq'
  | 'banner'
  | 'menus'
  | 'terms'
  | 'newsletter';

export type ContentLanguage =
  | 'en'
  | 'fr';

export type ContentState =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'CHANGED'
  | 'SCHEDULED';

export type ContentStepKind =
  | 'SHIPPED'
  | 'CREATED'
  | 'SAVED'
  | 'PUBLISHED'
  | 'UNPUBLISHED'
  | 'SCHEDULED'
  | 'UNSCHEDULED'
  | 'RESTORED'
  | 'MOVED'
  | 'ARCHIVED'
  | 'UNARCHIVED';

export type ContentValue = {
  readonly key: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type ContentValueInput = {
  readonly key: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type ContentLanguageState = {
  readonly locale: ContentLanguage;
  readonly version: Scalars['Int']['output'];
  readonly state: ContentState;
  readonly publishedVersion?: Maybe<Scalars['Int']['output']>;
  readonly publishedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly scheduledVersion?: Maybe<Scalars['Int']['output']>;
  readonly scheduledFor?: Maybe<Scalars['DateTime']['output']>;
};

export type ContentOwnDraft = {
  readonly baseVersion: Scalars['Int']['output'];
  readonly changes: ReadonlyArray<ContentValue>;
  readonly savedAt: Scalars['DateTime']['output'];
};

export type ContentDocument = {
  readonly id: Scalars['ID']['output'];
  readonly kind: ContentKind;
  readonly slug: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
  readonly isFixed: Scalars['Boolean']['output'];
  readonly position: Scalars['Int']['output'];
  readonly isArchived: Scalars['Boolean']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly updatedBy?: Maybe<Scalars['String']['output']>;
  readonly languages: ReadonlyArray<ContentLanguageState>;
  readonly values: ReadonlyArray<ContentValue>;
  readonly termUses: ReadonlyArray<ContentTermUse>;
  readonly ownDraft?: Maybe<ContentOwnDraft>;
  readonly otherEditors: ReadonlyArray<Scalars['String']['output']>;
};

export type ContentTermUse = {
  readonly slug: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

export type ContentDocumentEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ContentDocument;
};

export type ContentDocumentConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<ContentDocumentEdge>;
};

export type ContentVersion = {
  readonly version: Scalars['Int']['output'];
  readonly action: ContentStepKind;
  readonly locale?: Maybe<ContentLanguage>;
  readonly by?: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
  readonly values: ReadonlyArray<ContentValue>;
};

export type ContentConflict = {
  readonly key: Scalars['String']['output'];
  readonly theirs: Scalars['String']['output'];
  readonly mine: Scalars['String']['output'];
};

export type ContentProblemCode =
  | 'USED'
  | 'NEEDED'
  | 'TOO_LONG'
  | 'LINK'
  | 'INCOMPLETE'
  | 'INVALID';

export type ContentProblem = {
  readonly key: Scalars['String']['output'];
  readonly code: ContentProblemCode;
};

export type ContentResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly document?: Maybe<ContentDocument>;
  readonly conflicts: ReadonlyArray<ContentConflict>;
  readonly merged: ReadonlyArray<ContentValue>;
  readonly problems: ReadonlyArray<ContentProblem>;
};

export type ContentRendered = {
  readonly html: Scalars['String']['output'];
  readonly deadLinks: ReadonlyArray<Scalars['String']['output']>;
};

export type ContentDrawing = {
  readonly name: Scalars['String']['output'];
  readonly imageId: Scalars['String']['output'];
};

export type ContentChoice = {
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type ContentChoices = {
  readonly categories: ReadonlyArray<ContentChoice>;
  readonly groups: ReadonlyArray<ContentChoice>;
  readonly authors: ReadonlyArray<Scalars['String']['output']>;
  readonly drawings: ReadonlyArray<ContentDrawing>;
};

export type ContentTargetKind =
  | 'CATEGORY'
  | 'PAGE'
  | 'POST';

export type ContentTarget = {
  readonly kind: ContentTargetKind;
  readonly path: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type FormAnswer = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type FormPicture = {
  readonly id: Scalars['ID']['output'];
  readonly url: Scalars['String']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
  readonly height: Scalars['Int']['output'];
};

export type FormState =
  | 'NEW'
  | 'ANSWERED'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'CLOSED'
  | 'SPAM';

export type FormStep = {
  readonly id: Scalars['ID']['output'];
  readonly state: FormState;
  readonly subject?: Maybe<Scalars['String']['output']>;
  readonly body?: Maybe<Scalars['String']['output']>;
  readonly by: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
};

export type StaffName = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type FormMentionKind =
  | 'ACCOUNT'
  | 'ORDER'
  | 'ITEM';

export type FormMention = {
  readonly kind: FormMentionKind;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type FormSubmission = {
  readonly id: Scalars['ID']['output'];
  readonly type: Scalars['String']['output'];
  readonly reference: Scalars['String']['output'];
  readonly locale: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly version: Scalars['Int']['output'];
  readonly state: FormState;
  readonly nextStates: ReadonlyArray<FormState>;
  readonly isAnswerable: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly about: Scalars['String']['output'];
  readonly answers: ReadonlyArray<FormAnswer>;
  readonly pictures: ReadonlyArray<FormPicture>;
  readonly assignee?: Maybe<StaffName>;
  readonly steps: ReadonlyArray<FormStep>;
  readonly mentions: ReadonlyArray<FormMention>;
};

export type FormSubmissionEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: FormSubmission;
};

export type FormSubmissionConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<FormSubmissionEdge>;
};

export type FormResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly form?: Maybe<FormSubmission>;
};

export type FormDraftProblem = {
  readonly field: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  readonly file?: Maybe<Scalars['String']['output']>;
};

export type FormDraftPicture = {
  readonly id: Scalars['ID']['output'];
  readonly fileName: Scalars['String']['output'];
};

export type FormDraft = {
  readonly id: Scalars['ID']['output'];
  readonly type: Scalars['String']['output'];
  readonly answers: ReadonlyArray<FormAnswer>;
  readonly problems: ReadonlyArray<FormDraftProblem>;
  readonly pictures: ReadonlyArray<FormDraftPicture>;
};

export type MailPlaceholder = {
  readonly name: Scalars['String']['output'];
  readonly isRequired: Scalars['Boolean']['output'];
  readonly sample: Scalars['String']['output'];
};

export type MailWords = {
  readonly subject: Scalars['String']['output'];
  readonly body: Scalars['String']['output'];
  readonly link: Scalars['String']['output'];
};

export type MailWordsInput = {
  readonly subject: Scalars['String']['input'];
  readonly body: Scalars['String']['input'];
  readonly link: Scalars['String']['input'];
};

export type MailTextVersion = {
  readonly version: Scalars['Int']['output'];
  readonly words?: Maybe<MailWords>;
  readonly by: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
};

export type LocalMailText = {
  readonly locale: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
  readonly isOwn: Scalars['Boolean']['output'];
  readonly words: MailWords;
  readonly standard: MailWords;
  readonly history: ReadonlyArray<MailTextVersion>;
};

export type MailTemplate = {
  readonly key: Scalars['ID']['output'];
  readonly group: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly placeholders: ReadonlyArray<MailPlaceholder>;
  readonly texts: ReadonlyArray<LocalMailText>;
};

export type MailPreview = {
  readonly subject: Scalars['String']['output'];
  readonly html: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly isReal: Scalars['Boolean']['output'];
};

export type MailPreviewResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly preview?: Maybe<MailPreview>;
};

export type MailTextResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly template?: Maybe<MailTemplate>;
};

export type Redirect = {
  readonly id: Scalars['ID']['output'];
  readonly version: Scalars['Int']['output'];
  readonly fromPath: Scalars['String']['output'];
  readonly target: Scalars['String']['output'];
  readonly status: Scalars['Int']['output'];
  readonly locale?: Maybe<Scalars['String']['output']>;
  readonly hits: Scalars['Int']['output'];
  readonly lastHitAt?: Maybe<Scalars['DateTime']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly removedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type RedirectEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Redirect;
};

export type RedirectConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<RedirectEdge>;
};

export type RedirectInput = {
  readonly fromPath: Scalars['String']['input'];
  readonly target: Scalars['String']['input'];
  readonly status: Scalars['Int']['input'];
  readonly locale?: InputMaybe<Scalars['String']['input']>;
};

export type RedirectResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly redirect?: Maybe<Redirect>;
};

export type RedirectLineProblem = {
  readonly line: Scalars['Int']['output'];
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type RedirectImportResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly count: Scalars['Int']['output'];
  readonly problems: ReadonlyArray<RedirectLineProblem>;
};

export type DescriptionFactKind =
  | 'NAME'
  | 'STATE'
  | 'MEASURE'
  | 'TEXT'
  | 'PHOTOGRAPH';

export type DescriptionFact = {
  readonly key: Scalars['String']['output'];
  readonly kind: DescriptionFactKind;
  readonly label: Scalars['String']['output'];
  readonly valueEn: Scalars['String']['output'];
  readonly valueFr: Scalars['String']['output'];
  readonly imageId?: Maybe<Scalars['ID']['output']>;
};

export type UnbackedWords = {
  readonly start: Scalars['Int']['output'];
  readonly end: Scalars['Int']['output'];
};

export type DescriptionSentence = {
  readonly text: Scalars['String']['output'];
  readonly facts: ReadonlyArray<Scalars['String']['output']>;
  readonly unbacked: ReadonlyArray<UnbackedWords>;
};

export type DescriptionCheck = {
  readonly en: ReadonlyArray<DescriptionSentence>;
  readonly fr: ReadonlyArray<DescriptionSentence>;
  readonly onlyEn: ReadonlyArray<Scalars['String']['output']>;
  readonly onlyFr: ReadonlyArray<Scalars['String']['output']>;
};

export type ListingDescription = {
  readonly listingId: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
  readonly en: Scalars['String']['output'];
  readonly fr: Scalars['String']['output'];
  readonly canEdit: Scalars['Boolean']['output'];
  readonly isChanged: Scalars['Boolean']['output'];
  readonly facts: ReadonlyArray<DescriptionFact>;
  readonly check: DescriptionCheck;
};

export type DescriptionDraftResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly en: Scalars['String']['output'];
  readonly fr: Scalars['String']['output'];
  readonly model?: Maybe<Scalars['String']['output']>;
};

export type ExchangeRate = {
  readonly currency: Scalars['String']['output'];
  readonly rate: Scalars['Float']['output'];
};

export type ExchangeRates = {
  readonly asOf: Scalars['String']['output'];
  readonly source: Scalars['String']['output'];
  readonly isOld: Scalars['Boolean']['output'];
  readonly rates: ReadonlyArray<ExchangeRate>;
};

export type FeedbackSide =
  | 'BUYER'
  | 'SELLER';

export type Feedback = {
  readonly id: Scalars['ID']['output'];
  readonly side: FeedbackSide;
  readonly stars: Scalars['Int']['output'];
  readonly asDescribed?: Maybe<Scalars['Int']['output']>;
  readonly packing?: Maybe<Scalars['Int']['output']>;
  readonly communication?: Maybe<Scalars['Int']['output']>;
  readonly shipping?: Maybe<Scalars['Int']['output']>;
  readonly text: Scalars['String']['output'];
  readonly author: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly item?: Maybe<Item>;
  readonly answer?: Maybe<Scalars['String']['output']>;
  readonly answeredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly moderation?: Maybe<FeedbackModeration>;
};

export type FeedbackReport = {
  readonly reason: FeedbackReportReason;
  readonly details?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
};

export type FeedbackModeration = {
  readonly subjectId: Scalars['ID']['output'];
  readonly subject: Scalars['String']['output'];
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  readonly reports: ReadonlyArray<FeedbackReport>;
  readonly hiddenAt?: Maybe<Scalars['DateTime']['output']>;
  readonly hiddenReason?: Maybe<Scalars['String']['output']>;
};

export type FeedbackSummary = {
  readonly average?: Maybe<Scalars['Float']['output']>;
  readonly count: Scalars['Int']['output'];
  readonly distribution: ReadonlyArray<Scalars['Int']['output']>;
};

export type FeedbackEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Feedback;
};

export type FeedbackConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<FeedbackEdge>;
};

export type RatingObstacle =
  | 'NOT_DELIVERED'
  | 'NOT_STANDING'
  | 'TOO_LATE'
  | 'ALREADY';

export type OrderFeedback = {
  readonly orderId: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  readonly side: FeedbackSide;
  readonly counterpart: Scalars['String']['output'];
  readonly item?: Maybe<Item>;
  readonly closesAt?: Maybe<Scalars['DateTime']['output']>;
  readonly obstacle?: Maybe<RatingObstacle>;
  readonly own?: Maybe<Feedback>;
  readonly other?: Maybe<Feedback>;
};

export type FeedbackReportReason =
  | 'CONTACT'
  | 'INSULT'
  | 'UNTRUE'
  | 'OTHER';

export type Order = {
  readonly canRate: Scalars['Boolean']['output'];
  readonly lineFacts: ReadonlyArray<DraftOrderLine>;
  readonly layaway?: Maybe<Layaway>;
  readonly id: Scalars['ID']['output'];
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly reference: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly fullyPaidAt?: Maybe<Scalars['DateTime']['output']>;
  readonly cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  readonly paymentState: PaymentState;
  readonly stage?: Maybe<PurchaseStage>;
  readonly canAcceptPrepaidCodes: Scalars['Boolean']['output'];
  readonly requiresShipping: Scalars['Boolean']['output'];
  readonly localPickupOnly: Scalars['Boolean']['output'];
  readonly canPickUp: Scalars['Boolean']['output'];
  readonly analyticsShown: Scalars['Boolean']['output'];
  readonly canSetTracking: Scalars['Boolean']['output'];
  readonly shipDate?: Maybe<Scalars['DateTime']['output']>;
  readonly taxExemptReason?: Maybe<Scalars['String']['output']>;
  readonly shared: Scalars['Boolean']['output'];
  readonly draftedBy?: Maybe<PublicAccount>;
  readonly salesperson?: Maybe<Account>;
  readonly seller: PublicAccount;
  readonly contact?: Maybe<Account>;
  readonly account?: Maybe<Account>;
  readonly shipment?: Maybe<Shipment>;
  readonly shippingMethod?: Maybe<ShippingMethod>;
  readonly shippingMethodRef?: Maybe<Scalars['String']['output']>;
  readonly shipOption?: Maybe<Scalars['String']['output']>;
  readonly store?: Maybe<Address>;
  readonly subTotal: Money;
  readonly tax: Money;
  readonly isTaxKnown: Scalars['Boolean']['output'];
  readonly shippingCost: Money;
  readonly extraFee: Money;
  readonly extraFeeDescription?: Maybe<Scalars['String']['output']>;
  readonly discountTotal: Money;
  readonly total: Money;
  readonly amountRemaining: Money;
  readonly amountRemainingLessRefunds: Money;
  readonly paymentBalance: Money;
  readonly lineItems: ReadonlyArray<LineItem>;
  readonly capturedPayments: ReadonlyArray<CapturedPayment>;
  readonly refunds: ReadonlyArray<OrderRefund>;
  readonly guestKey?: Maybe<Scalars['String']['output']>;
  readonly viewerActions: ReadonlyArray<OrderAction>;
  readonly refundable: Money;
  readonly margin?: Maybe<OrderMargin>;
  readonly priceChanges: ReadonlyArray<OrderPriceChange>;
  readonly shippingChange?: Maybe<OrderShippingChange>;
};

export type FeedbackInput = {
  readonly stars: Scalars['Int']['input'];
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly asDescribed?: InputMaybe<Scalars['Int']['input']>;
  readonly packing?: InputMaybe<Scalars['Int']['input']>;
  readonly communication?: InputMaybe<Scalars['Int']['input']>;
  readonly shipping?: InputMaybe<Scalars['Int']['input']>;
};

export type ShippingMethodOption = {
  readonly ref: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly price: Money;
  readonly earliestDays?: Maybe<Scalars['Int']['output']>;
  readonly latestDays?: Maybe<Scalars['Int']['output']>;
};

export type MoneyRange = {
  readonly least: Money;
  readonly most: Money;
};

export type IntakeDeal =
  | 'CONSIGNMENT'
  | 'PURCHASE'
  | 'TRADE';

export type IdentityPaper =
  | 'DRIVING_LICENCE'
  | 'PASSPORT'
  | 'IDENTITY_CARD'
  | 'OTHER';

export type HoldRule = {
  readonly id: Scalars['ID']['output'];
  readonly place: Scalars['String']['output'];
  readonly deal: IntakeDeal;
  readonly days: Scalars['Int']['output'];
  readonly source: Scalars['String']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly version: Scalars['Int']['output'];
};

export type DealTerms = {
  readonly deal: IntakeDeal;
  readonly version: Scalars['Int']['output'];
  readonly textEn: Scalars['String']['output'];
  readonly textFr: Scalars['String']['output'];
  readonly publishedAt: Scalars['DateTime']['output'];
};

export type Intake = {
  readonly id: Scalars['ID']['output'];
  readonly listingId: Scalars['ID']['output'];
  readonly listing?: Maybe<SellerListing>;
  readonly deal: IntakeDeal;
  readonly place: Scalars['String']['output'];
  readonly brand: Scalars['String']['output'];
  readonly model: Scalars['String']['output'];
  readonly serial: Scalars['String']['output'];
  readonly personName: Scalars['String']['output'];
  readonly personEmail?: Maybe<Scalars['String']['output']>;
  readonly personPhone?: Maybe<Scalars['String']['output']>;
  readonly personAddress?: Maybe<Scalars['String']['output']>;
  readonly idKind?: Maybe<IdentityPaper>;
  readonly idEnding?: Maybe<Scalars['String']['output']>;
  readonly splitBasisPoints?: Maybe<Scalars['Int']['output']>;
  readonly fee?: Maybe<Money>;
  readonly termDays?: Maybe<Scalars['Int']['output']>;
  readonly paid?: Maybe<Money>;
  readonly terms: DealTerms;
  readonly signedName: Scalars['String']['output'];
  readonly signedLocale: Scalars['String']['output'];
  readonly signature?: Maybe<Scalars['String']['output']>;
  readonly signedAt: Scalars['DateTime']['output'];
  readonly holdDays: Scalars['Int']['output'];
  readonly holdSource: Scalars['String']['output'];
  readonly holdUntil: Scalars['DateTime']['output'];
  readonly isOnHold: Scalars['Boolean']['output'];
  readonly watchNote?: Maybe<Scalars['String']['output']>;
  readonly receivedBy: Scalars['String']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly releasedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly releasedBy?: Maybe<Scalars['String']['output']>;
  readonly releaseReason?: Maybe<Scalars['String']['output']>;
  readonly releaseImageId?: Maybe<Scalars['ID']['output']>;
};

export type IntakeEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Intake;
};

export type IntakeConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<IntakeEdge>;
};

export type StolenSerial = {
  readonly id: Scalars['ID']['output'];
  readonly serial: Scalars['String']['output'];
  readonly brand: Scalars['String']['output'];
  readonly model: Scalars['String']['output'];
  readonly note: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly closeReason?: Maybe<Scalars['String']['output']>;
};

export type StolenSerialEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: StolenSerial;
};

export type StolenSerialConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<StolenSerialEdge>;
};

export type SerialYears = {
  readonly from: Scalars['Int']['output'];
  readonly to: Scalars['Int']['output'];
  readonly rule: Scalars['String']['output'];
  readonly makers: ReadonlyArray<Scalars['String']['output']>;
  readonly isKnown: Scalars['Boolean']['output'];
};

export type SerialVisitKind =
  | 'INTAKE'
  | 'LISTING'
  | 'DRAFT'
  | 'PORTFOLIO';

export type SerialVisit = {
  readonly kind: SerialVisitKind;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly title: Scalars['String']['output'];
  readonly brand: Scalars['String']['output'];
  readonly serial: Scalars['String']['output'];
  readonly person: Scalars['String']['output'];
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
};

export type SerialLookup = {
  readonly key: Scalars['String']['output'];
  readonly years: ReadonlyArray<SerialYears>;
  readonly visits: ReadonlyArray<SerialVisit>;
  readonly lookAlikes: ReadonlyArray<SerialVisit>;
  readonly stolen: ReadonlyArray<StolenSerial>;
  readonly stolenLookAlikes: ReadonlyArray<StolenSerial>;
};

export type IntakeInput = {
  readonly requestId: Scalars['String']['input'];
  readonly deal: IntakeDeal;
  readonly place: Scalars['String']['input'];
  readonly listingId?: InputMaybe<Scalars['ID']['input']>;
  readonly document: Scalars['String']['input'];
  readonly personName: Scalars['String']['input'];
  readonly personEmail?: InputMaybe<Scalars['String']['input']>;
  readonly personPhone?: InputMaybe<Scalars['String']['input']>;
  readonly personAddress?: InputMaybe<Scalars['String']['input']>;
  readonly idKind?: InputMaybe<IdentityPaper>;
  readonly idNumber?: InputMaybe<Scalars['String']['input']>;
  readonly splitBasisPoints?: InputMaybe<Scalars['Int']['input']>;
  readonly feeCents?: InputMaybe<Scalars['Int']['input']>;
  readonly termDays?: InputMaybe<Scalars['Int']['input']>;
  readonly paidCents?: InputMaybe<Scalars['Int']['input']>;
  readonly paidFrom?: InputMaybe<GoodsPaidFrom>;
  readonly termsVersion: Scalars['Int']['input'];
  readonly signedName: Scalars['String']['input'];
  readonly signedLocale: Scalars['String']['input'];
  readonly signature?: InputMaybe<Scalars['String']['input']>;
  readonly signedAt: Scalars['DateTime']['input'];
  readonly watchNote?: InputMaybe<Scalars['String']['input']>;
};

export type IntakeResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly intake?: Maybe<Intake>;
};

export type RuleResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<Scalars['String']['output']>;
};

export type IdentityResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly number?: Maybe<Scalars['String']['output']>;
};

export type ConsentKind =
  | 'PRICE'
  | 'OFFER';

export type ConsentState =
  | 'OPEN'
  | 'AGREED'
  | 'DECLINED'
  | 'WITHDRAWN'
  | 'EXPIRED';

export type ConsentObstacle =
  | 'SOLD'
  | 'NOT_OFFERED'
  | 'PENDING_SALE'
  | 'PRICE_CHANGED'
  | 'FLOOR_CHANGED'
  | 'OFFER_CHANGED';

export type ConsentRequest = {
  readonly id: Scalars['ID']['output'];
  readonly kind: ConsentKind;
  readonly state: ConsentState;
  readonly obstacle?: Maybe<ConsentObstacle>;
  readonly listingId: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly imageId?: Maybe<Scalars['ID']['output']>;
  readonly priceBefore: Money;
  readonly priceAfter: Money;
  readonly floor?: Maybe<Money>;
  readonly shareBasisPoints: Scalars['Int']['output'];
  readonly shareBefore: Money;
  readonly shareAfter: Money;
  readonly netBefore: Money;
  readonly netAfter: Money;
  readonly fee: Money;
  readonly termEnds: Scalars['DateTime']['output'];
  readonly terms: DealTerms;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly askedBy?: Maybe<Scalars['String']['output']>;
  readonly consignor?: Maybe<Scalars['String']['output']>;
  readonly askedAt: Scalars['DateTime']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly isAnsweredByLink: Scalars['Boolean']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly wished?: Maybe<Money>;
};

export type ConsentRequestEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ConsentRequest;
};

export type ConsentRequestConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<ConsentRequestEdge>;
};

export type ConsentOffer = {
  readonly id: Scalars['ID']['output'];
  readonly amount: Money;
  readonly expiresAt: Scalars['DateTime']['output'];
};

export type Consignment = {
  readonly intakeId: Scalars['ID']['output'];
  readonly consignor: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly shareBasisPoints: Scalars['Int']['output'];
  readonly fee: Money;
  readonly termsVersion: Scalars['Int']['output'];
  readonly price?: Maybe<Money>;
  readonly floor?: Maybe<Money>;
  readonly offers: ReadonlyArray<ConsentOffer>;
  readonly requests: ReadonlyArray<ConsentRequest>;
};

export type ConsentAnswer =
  | 'AGREE'
  | 'DECLINE';

export type ConsentQuestion = {
  readonly kind: ConsentKind;
  readonly version: Scalars['Int']['input'];
  readonly priceCents: Scalars['Int']['input'];
  readonly newPriceCents?: InputMaybe<Scalars['Int']['input']>;
  readonly offerId?: InputMaybe<Scalars['ID']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly days: Scalars['Int']['input'];
};

export type ConsentResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly request?: Maybe<ConsentRequest>;
};

export type ApiKeyState =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'REVOKED';

export type ApiKey = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly prefix: Scalars['String']['output'];
  readonly state: ApiKeyState;
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  readonly lostScopes: ReadonlyArray<Scalars['String']['output']>;
  readonly createdBy: PublicAccount;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly revokedBy?: Maybe<PublicAccount>;
};

export type ApiKeyConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<ApiKeyEdge>;
};

export type ApiKeyEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ApiKey;
};

export type ApiKeyResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly apiKey?: Maybe<ApiKey>;
  readonly token?: Maybe<Scalars['String']['output']>;
};

export type WebhookState =
  | 'ACTIVE'
  | 'PAUSED'
  | 'DISABLED';

export type WebhookDisabledReason =
  | 'GONE'
  | 'FAILING';

export type Webhook = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly kinds: ReadonlyArray<Scalars['String']['output']>;
  readonly state: WebhookState;
  readonly disabledBecause?: Maybe<WebhookDisabledReason>;
  readonly failingSince?: Maybe<Scalars['DateTime']['output']>;
  readonly formerSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly version: Scalars['Int']['output'];
  readonly createdBy: PublicAccount;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly waitingCount: Scalars['Int']['output'];
  readonly failedCount: Scalars['Int']['output'];
  readonly lastDeliveredAt?: Maybe<Scalars['DateTime']['output']>;
};

export type WebhookDeliveryState =
  | 'WAITING'
  | 'DELIVERED'
  | 'FAILED';

export type WebhookAttempt = {
  readonly position: Scalars['Int']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly url: Scalars['String']['output'];
  readonly durationMs: Scalars['Int']['output'];
  readonly status?: Maybe<Scalars['Int']['output']>;
  readonly fault?: Maybe<Scalars['String']['output']>;
  readonly response?: Maybe<Scalars['String']['output']>;
};

export type WebhookDelivery = {
  readonly id: Scalars['ID']['output'];
  readonly messageId: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly subjectId: Scalars['ID']['output'];
  readonly occurredAt: Scalars['DateTime']['output'];
  readonly endpointId: Scalars['ID']['output'];
  readonly endpointName: Scalars['String']['output'];
  readonly state: WebhookDeliveryState;
  readonly attemptCount: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  readonly lastStatus?: Maybe<Scalars['Int']['output']>;
  readonly lastFault?: Maybe<Scalars['String']['output']>;
  readonly body: Scalars['String']['output'];
  readonly attempts: ReadonlyArray<WebhookAttempt>;
};

export type WebhookDeliveryConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<WebhookDeliveryEdge>;
};

export type WebhookDeliveryEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: WebhookDelivery;
};

export type WebhookDeliveryFilter = {
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly states?: InputMaybe<ReadonlyArray<WebhookDeliveryState>>;
  readonly kinds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly endpoint?: InputMaybe<Scalars['String']['input']>;
  readonly from?: InputMaybe<Scalars['String']['input']>;
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

export type WebhookSecretResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly webhook?: Maybe<Webhook>;
  readonly secret?: Maybe<Scalars['String']['output']>;
};

export type WebhookResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly webhook?: Maybe<Webhook>;
};

export type WebhookSendResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly deliveryId?: Maybe<Scalars['ID']['output']>;
};

export type ListingImportState =
  | 'MAPPING'
  | 'CHECKING'
  | 'READY'
  | 'RUNNING'
  | 'DONE'
  | 'BROKEN'
  | 'STOPPED';

export type ListingImportOutcome =
  | 'PUBLISHED'
  | 'DRAFTED'
  | 'UPDATED'
  | 'UNCHANGED'
  | 'FAILED';

export type ListingImportLevel =
  | 'FAILED'
  | 'DRAFT'
  | 'NOTE';

export type ListingImportColumn = {
  readonly name: Scalars['String']['output'];
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly samples: ReadonlyArray<Scalars['String']['output']>;
};

export type ListingImportOutcomeCount = {
  readonly outcome: ListingImportOutcome;
  readonly count: Scalars['Int']['output'];
};

export type ListingImportIssueCount = {
  readonly code: Scalars['String']['output'];
  readonly level: ListingImportLevel;
  readonly message: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

export type ListingImportIssue = {
  readonly line: Scalars['Int']['output'];
  readonly column?: Maybe<Scalars['String']['output']>;
  readonly value: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  readonly level: ListingImportLevel;
  readonly message: Scalars['String']['output'];
  readonly suggestion: Scalars['String']['output'];
  readonly listingId?: Maybe<Scalars['ID']['output']>;
};

export type ListingImportIssuePage = {
  readonly total: Scalars['Int']['output'];
  readonly page: Scalars['Int']['output'];
  readonly pages: Scalars['Int']['output'];
  readonly issues: ReadonlyArray<ListingImportIssue>;
};

export type ListingImport = {
  readonly id: Scalars['ID']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly bytes: Scalars['Int']['output'];
  readonly format?: Maybe<Scalars['String']['output']>;
  readonly state: ListingImportState;
  readonly fault?: Maybe<Scalars['String']['output']>;
  readonly faultLine?: Maybe<Scalars['Int']['output']>;
  readonly columns: ReadonlyArray<ListingImportColumn>;
  readonly rows: Scalars['Int']['output'];
  readonly products: Scalars['Int']['output'];
  readonly done: Scalars['Int']['output'];
  readonly outcomes: ReadonlyArray<ListingImportOutcomeCount>;
  readonly issueCounts: ReadonlyArray<ListingImportIssueCount>;
  readonly issues: ListingImportIssuePage;
  readonly failedUrl?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly expiresAt: Scalars['DateTime']['output'];
};


export type ListingImportIssuesArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

export type ListingImportResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly listingImport?: Maybe<ListingImport>;
};

export type PhotographCrop = {
  readonly x: Scalars['Float']['output'];
  readonly y: Scalars['Float']['output'];
  readonly width: Scalars['Float']['output'];
  readonly height: Scalars['Float']['output'];
};

export type PhotographCropInput = {
  readonly x: Scalars['Float']['input'];
  readonly y: Scalars['Float']['input'];
  readonly width: Scalars['Float']['input'];
  readonly height: Scalars['Float']['input'];
};

export type Photograph = {
  readonly id: Scalars['ID']['output'];
  readonly image: Image;
  readonly master: Image;
  readonly width: Scalars['Int']['output'];
  readonly height: Scalars['Int']['output'];
  readonly rotation: Scalars['Int']['output'];
  readonly crop?: Maybe<PhotographCrop>;
  readonly isLargeEnough: Scalars['Boolean']['output'];
};

export type PhotographResult = {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly photograph?: Maybe<Photograph>;
};

export type EventGroup =
  | 'account'
  | 'orders'
  | 'offers'
  | 'messages'
  | 'selling'
  | 'waitlist'
  | 'wishlist'
  | 'news';

export type ChannelState =
  | 'ON'
  | 'OFF'
  | 'LOCKED'
  | 'NONE';

export type NotificationChannel =
  | 'mail'
  | 'bell';

export type EventTypeChoice = {
  readonly key: Scalars['String']['output'];
  readonly group: EventGroup;
  readonly mail: ChannelState;
  readonly bell: ChannelState;
};

export type NotificationPreferences = {
  readonly emailEventTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly bellEventTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly eventTypes: ReadonlyArray<EventTypeChoice>;
};

export type NotificationPreferencesInput = {
  readonly emailEventTypes: ReadonlyArray<Scalars['String']['input']>;
  readonly bellEventTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type Unsubscription = {
  readonly eventType: Scalars['String']['output'];
  readonly isSubscribed: Scalars['Boolean']['output'];
};

export type Notification = {
  readonly id: Scalars['ID']['output'];
  readonly eventType: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly seenAt?: Maybe<Scalars['DateTime']['output']>;
};

export type NotificationEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Notification;
};

export type NotificationConnection = {
  readonly unseenCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<NotificationEdge>;
};

export type ThreadSubjectKind =
  | 'ITEM'
  | 'ORDER'
  | 'OFFER';

export type ThreadSubjectInput = {
  readonly kind: ThreadSubjectKind;
  readonly id: Scalars['ID']['input'];
};

export type ThreadSubject = {
  readonly kind: ThreadSubjectKind;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly imageId?: Maybe<Scalars['ID']['output']>;
  readonly shipClock?: Maybe<ShipClock>;
};

export type ThreadPerson = {
  readonly id: Scalars['ID']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly username: Scalars['String']['output'];
  readonly avatarUrl?: Maybe<Scalars['String']['output']>;
  readonly isShop: Scalars['Boolean']['output'];
};

export type MessageAttachment = {
  readonly id: Scalars['ID']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly isPicture: Scalars['Boolean']['output'];
  readonly url: Scalars['String']['output'];
  readonly bytes: Scalars['Int']['output'];
  readonly width?: Maybe<Scalars['Int']['output']>;
  readonly height?: Maybe<Scalars['Int']['output']>;
};

export type Message = {
  readonly id: Scalars['ID']['output'];
  readonly isOwn: Scalars['Boolean']['output'];
  readonly isAutomatic: Scalars['Boolean']['output'];
  readonly text: Scalars['String']['output'];
  readonly sentAt: Scalars['DateTime']['output'];
  readonly readAt?: Maybe<Scalars['DateTime']['output']>;
  readonly attachments: ReadonlyArray<MessageAttachment>;
};

export type MessageEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Message;
};

export type MessageConnection = {
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<MessageEdge>;
};

export type ThreadStep = {
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
};

export type Thread = {
  readonly id: Scalars['ID']['output'];
  readonly subject: ThreadSubject;
  readonly counterpart: ThreadPerson;
  readonly viewerIsBuyer: Scalars['Boolean']['output'];
  readonly unreadCount: Scalars['Int']['output'];
  readonly lastMessage?: Maybe<Message>;
  readonly lastMessageAt: Scalars['DateTime']['output'];
  readonly messages: MessageConnection;
  readonly replyFacts: ReplyFacts;
  readonly steps: ReadonlyArray<ThreadStep>;
  readonly isBlocked: Scalars['Boolean']['output'];
  readonly obstacle?: Maybe<Scalars['String']['output']>;
};


export type ThreadMessagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type ThreadEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Thread;
};

export type ThreadConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<ThreadEdge>;
};

export type ThreadFilter =
  | 'ALL'
  | 'UNREAD'
  | 'BUYING'
  | 'SELLING'
  | 'ORDERS';

export type ThreadStart = {
  readonly subject: ThreadSubject;
  readonly counterpart: ThreadPerson;
  readonly thread?: Maybe<Thread>;
  readonly obstacle?: Maybe<Scalars['String']['output']>;
};

export type MessageInput = {
  readonly threadId?: InputMaybe<Scalars['ID']['input']>;
  readonly subject?: InputMaybe<ThreadSubjectInput>;
  readonly text: Scalars['String']['input'];
  readonly attachmentIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly sendContactDetails?: InputMaybe<Scalars['Boolean']['input']>;
  readonly idempotencyKey: Scalars['String']['input'];
};

export type ContactKind =
  | 'email'
  | 'phone'
  | 'link';

export type ContactDetail = {
  readonly kind: ContactKind;
  readonly text: Scalars['String']['output'];
};

export type MessageResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly contactDetails: ReadonlyArray<ContactDetail>;
  readonly sent?: Maybe<Message>;
  readonly thread?: Maybe<Thread>;
};

export type ThreadResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly thread?: Maybe<Thread>;
};

export type ReplyFacts = {
  readonly item?: Maybe<Scalars['String']['output']>;
  readonly price?: Maybe<Money>;
  readonly shipAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SavedReply = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly textEn: Scalars['String']['output'];
  readonly textFr: Scalars['String']['output'];
};

export type SavedReplyInput = {
  readonly title: Scalars['String']['input'];
  readonly textEn?: InputMaybe<Scalars['String']['input']>;
  readonly textFr?: InputMaybe<Scalars['String']['input']>;
};

export type SavedReplyResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
};

export type AwayReply = {
  readonly textEn: Scalars['String']['output'];
  readonly textFr: Scalars['String']['output'];
  readonly until: Scalars['String']['output'];
  readonly isOver: Scalars['Boolean']['output'];
};

export type AwayReplyInput = {
  readonly textEn?: InputMaybe<Scalars['String']['input']>;
  readonly textFr?: InputMaybe<Scalars['String']['input']>;
  readonly until: Scalars['String']['input'];
};

export type ReportReason =
  | 'spam'
  | 'fraud'
  | 'abuse'
  | 'other';

export type GoodsPaidFrom =
  | 'CASH'
  | 'BANK';

export type PaymentStatus =
  | 'REQUIRES_ACTION'
  | 'SUBMITTED'
  | 'CAPTURED'
  | 'FAILED'
  | 'REFUNDED'
  | 'VOID';

export type ReversalState =
  | 'RETURNED'
  | 'DISPUTED'
  | 'DISPUTE_WON'
  | 'DISPUTE_LOST';

export type PaymentReversal = {
  readonly id: Scalars['ID']['output'];
  readonly state: ReversalState;
  readonly amount: Money;
  readonly at: Scalars['DateTime']['output'];
  readonly respondBy?: Maybe<Scalars['DateTime']['output']>;
};

export type Payment = {
  readonly id: Scalars['ID']['output'];
  readonly capturedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly status: PaymentStatus;
  readonly amount: Money;
};

export type PaymentCard = Payment & {
  readonly id: Scalars['ID']['output'];
  readonly capturedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly status: PaymentStatus;
  readonly amount: Money;
  readonly terminal: Scalars['Boolean']['output'];
  readonly network?: Maybe<Scalars['String']['output']>;
  readonly last4?: Maybe<Scalars['String']['output']>;
};

export type PaymentValor = Payment & {
  readonly id: Scalars['ID']['output'];
  readonly capturedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly status: PaymentStatus;
  readonly amount: Money;
};

export type PaymentPaypal = Payment & {
  readonly id: Scalars['ID']['output'];
  readonly capturedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly status: PaymentStatus;
  readonly amount: Money;
};

export type PaymentShopPay = Payment & {
  readonly id: Scalars['ID']['output'];
  readonly capturedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly status: PaymentStatus;
  readonly amount: Money;
};

export type PaymentAffirm = Payment & {
  readonly id: Scalars['ID']['output'];
  readonly capturedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly status: PaymentStatus;
  readonly amount: Money;
};

export type PaymentPrepaidCode = Payment & {
  readonly id: Scalars['ID']['output'];
  readonly capturedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly status: PaymentStatus;
  readonly amount: Money;
  readonly code: Scalars['String']['output'];
};

export type PaymentManual = Payment & {
  readonly id: Scalars['ID']['output'];
  readonly capturedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly status: PaymentStatus;
  readonly amount: Money;
  readonly type: Scalars['String']['output'];
  readonly notes?: Maybe<Scalars['String']['output']>;
};

export type PaymentStoreCredits = Payment & {
  readonly id: Scalars['ID']['output'];
  readonly capturedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly status: PaymentStatus;
  readonly amount: Money;
  readonly notes?: Maybe<Scalars['String']['output']>;
};

export type PaymentAch = Payment & {
  readonly id: Scalars['ID']['output'];
  readonly capturedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly status: PaymentStatus;
  readonly amount: Money;
  readonly submittedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly nextAction?: Maybe<NextAction>;
};

export type NextAction = {
  readonly type: Scalars['String']['output'];
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type CardFields = {
  readonly url: Scalars['String']['output'];
  readonly origin: Scalars['String']['output'];
  readonly redirect: Scalars['Boolean']['output'];
  readonly provider: Scalars['String']['output'];
  readonly publishableKey?: Maybe<Scalars['String']['output']>;
};

export type CodePayment =
  | 'CASH'
  | 'CHECK';

export type PaymentMethodKind =
  | 'CARD'
  | 'TERMINAL'
  | 'VALOR'
  | 'PAYPAL'
  | 'SHOP_PAY'
  | 'AFFIRM'
  | 'ACH'
  | 'CODE'
  | 'STORE_CREDITS'
  | 'MANUAL';

export type PaymentMethodInput = {
  readonly kind: PaymentMethodKind;
  readonly amountCents?: InputMaybe<Scalars['Int']['input']>;
  readonly token?: InputMaybe<Scalars['String']['input']>;
  readonly savedCard?: InputMaybe<Scalars['ID']['input']>;
  readonly saveCard?: InputMaybe<Scalars['Boolean']['input']>;
  readonly code?: InputMaybe<Scalars['String']['input']>;
  readonly isTrade?: InputMaybe<Scalars['Boolean']['input']>;
  readonly reader?: InputMaybe<Scalars['String']['input']>;
  readonly type?: InputMaybe<Scalars['String']['input']>;
  readonly notes?: InputMaybe<Scalars['String']['input']>;
};

export type PrepaidCodeBalance = {
  readonly balance: Money;
  readonly isTrade: Scalars['Boolean']['output'];
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

export type PrepaidCodeResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly balance?: Maybe<PrepaidCodeBalance>;
};

export type PrepaidCodeIssueResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly issuedCode?: Maybe<Scalars['String']['output']>;
};

export type PrepaidCode = {
  readonly id: Scalars['ID']['output'];
  readonly code: Scalars['String']['output'];
  readonly isTrade: Scalars['Boolean']['output'];
  readonly issued: Money;
  readonly balance: Money;
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly issuedBy?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
};

export type PrepaidCodeEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: PrepaidCode;
};

export type PrepaidCodeConnection = {
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<PrepaidCodeEdge>;
};

export type StoreCreditTransaction = {
  readonly id: Scalars['ID']['output'];
  readonly amount: Money;
  readonly reason: Scalars['String']['output'];
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
};

export type StoreCredits = {
  readonly id: Scalars['ID']['output'];
  readonly isTrade: Scalars['Boolean']['output'];
  readonly balance: Money;
  readonly transactions: ReadonlyArray<StoreCreditTransaction>;
};

export type PaymentHandoff = {
  readonly kind: PaymentMethodKind;
  readonly amount: Money;
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type ProviderSettlement = {
  readonly id: Scalars['ID']['output'];
  readonly provider: Scalars['String']['output'];
  readonly reference: Scalars['String']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
  readonly gross: Money;
  readonly fees: Money;
  readonly net: Money;
  readonly rowCount: Scalars['Int']['output'];
  readonly openDifferences: Scalars['Int']['output'];
  readonly arrivedOn?: Maybe<Scalars['String']['output']>;
  readonly arrived?: Maybe<Money>;
  readonly arrivalReason?: Maybe<Scalars['String']['output']>;
  readonly arrivalBy?: Maybe<Scalars['String']['output']>;
  readonly importedBy?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly rows: ReadonlyArray<SettlementRow>;
};

export type SettlementRow = {
  readonly id: Scalars['ID']['output'];
  readonly settlementId: Scalars['ID']['output'];
  readonly line: Scalars['Int']['output'];
  readonly reference: Scalars['String']['output'];
  readonly kind: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly gross: Money;
  readonly fee: Money;
  readonly expected: Money;
  readonly difference?: Maybe<Scalars['String']['output']>;
  readonly document?: Maybe<Scalars['ID']['output']>;
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  readonly resolution?: Maybe<Scalars['String']['output']>;
  readonly resolvedBy?: Maybe<Scalars['String']['output']>;
  readonly resolvedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ProviderSettlementEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ProviderSettlement;
};

export type ProviderSettlementConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<ProviderSettlementEdge>;
};

export type SettlementColumns = {
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly at?: InputMaybe<Scalars['String']['input']>;
  readonly type?: InputMaybe<Scalars['String']['input']>;
  readonly gross?: InputMaybe<Scalars['String']['input']>;
  readonly fee?: InputMaybe<Scalars['String']['input']>;
  readonly net?: InputMaybe<Scalars['String']['input']>;
  readonly currency?: InputMaybe<Scalars['String']['input']>;
  readonly payout?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
};

export type SettlementLineProblem = {
  readonly line: Scalars['Int']['output'];
  readonly message: Scalars['String']['output'];
};

export type SettlementImportResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly settlements: ReadonlyArray<ProviderSettlement>;
  readonly repeated: Scalars['Int']['output'];
  readonly header: ReadonlyArray<Scalars['String']['output']>;
  readonly problems: ReadonlyArray<SettlementLineProblem>;
};

export type StoredValueKind =
  | 'CODE'
  | 'STORE_CREDITS'
  | 'TRADE_CREDITS';

export type StoredValueState =
  | 'OPEN'
  | 'EMPTY'
  | 'EXPIRED';

export type StoredValueReason =
  | 'ISSUED'
  | 'HELD'
  | 'RELEASED'
  | 'REFUNDED'
  | 'ADJUSTED'
  | 'EXPIRED'
  | 'MOVED';

export type StoredValueTransaction = {
  readonly id: Scalars['ID']['output'];
  readonly amount: Money;
  readonly balance: Money;
  readonly reason: StoredValueReason;
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly author?: Maybe<Scalars['String']['output']>;
  readonly entryId: Scalars['ID']['output'];
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
};

export type StoredValueTransactionEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: StoredValueTransaction;
};

export type StoredValueTransactionConnection = {
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<StoredValueTransactionEdge>;
};

export type StoredValueHolder = {
  readonly id: Scalars['ID']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly email?: Maybe<Scalars['String']['output']>;
};

export type StoredValueAccount = {
  readonly id: Scalars['ID']['output'];
  readonly kind: StoredValueKind;
  readonly isTrade: Scalars['Boolean']['output'];
  readonly state: StoredValueState;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly balance: Money;
  readonly issued: Money;
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly holder?: Maybe<StoredValueHolder>;
  readonly issuedBy?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly transactions: StoredValueTransactionConnection;
};


export type StoredValueAccountTransactionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type StoredValueAccountEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: StoredValueAccount;
};

export type StoredValueAccountConnection = {
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<StoredValueAccountEdge>;
};

export type StoredValueFilter = {
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly kind?: InputMaybe<StoredValueKind>;
  readonly state?: InputMaybe<StoredValueState>;
};

export type StoredValueTotals = {
  readonly codes: Money;
  readonly storeCredits: Money;
  readonly tradeCredits: Money;
  readonly expired: Money;
};

export type StoredValueResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly account?: Maybe<StoredValueAccount>;
};

export type SavedCard = {
  readonly id: Scalars['ID']['output'];
  readonly network: Scalars['String']['output'];
  readonly last4: Scalars['String']['output'];
  readonly expiryMonth: Scalars['Int']['output'];
  readonly expiryYear: Scalars['Int']['output'];
  readonly isExpired: Scalars['Boolean']['output'];
  readonly isDefault: Scalars['Boolean']['output'];
  readonly savedAt: Scalars['DateTime']['output'];
};

export type SavedCardResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly nextAction?: Maybe<NextAction>;
  readonly savedCards: ReadonlyArray<SavedCard>;
};

export type StaffRole = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly grants: ReadonlyArray<Scalars['String']['output']>;
  readonly isOwner: Scalars['Boolean']['output'];
  readonly memberCount: Scalars['Int']['output'];
  readonly version: Scalars['Int']['output'];
};

export type SellerApplicationKind =
  | 'PRIVATE'
  | 'PROFESSIONAL';

export type SellerApplicationState =
  | 'WAITING'
  | 'APPROVED'
  | 'DENIED'
  | 'WITHDRAWN';

export type SellerApplication = {
  readonly id: Scalars['ID']['output'];
  readonly kind: SellerApplicationKind;
  readonly state: SellerApplicationState;
  readonly about: Scalars['String']['output'];
  readonly businessName?: Maybe<Scalars['String']['output']>;
  readonly registrationNumber?: Maybe<Scalars['String']['output']>;
  readonly website?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly account: Account;
  readonly decidedBy?: Maybe<PublicAccount>;
  readonly evidence: ApplicantEvidence;
};

export type ApplicantEvidence = {
  readonly emailVerifiedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly hasSecondFactor: Scalars['Boolean']['output'];
  readonly addressCount: Scalars['Int']['output'];
  readonly purchaseCount: Scalars['Int']['output'];
  readonly deniedCount: Scalars['Int']['output'];
  readonly reportCount: Scalars['Int']['output'];
};

export type SellerApplicationConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<SellerApplicationEdge>;
};

export type SellerApplicationEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: SellerApplication;
};

export type SellerApplicationInput = {
  readonly kind: SellerApplicationKind;
  readonly about: Scalars['String']['input'];
  readonly businessName?: InputMaybe<Scalars['String']['input']>;
  readonly registrationNumber?: InputMaybe<Scalars['String']['input']>;
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

export type SellerApplicationResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly application?: Maybe<SellerApplication>;
};

export type AccountDetails = {
  readonly account: Account;
  readonly locale: Scalars['String']['output'];
  readonly hasPassword: Scalars['Boolean']['output'];
  readonly hasSecondFactor: Scalars['Boolean']['output'];
  readonly deletionDueAt?: Maybe<Scalars['DateTime']['output']>;
  readonly lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  readonly purchaseCount: Scalars['Int']['output'];
  readonly saleCount: Scalars['Int']['output'];
  readonly offerCount: Scalars['Int']['output'];
  readonly listingCount: Scalars['Int']['output'];
  readonly applications: ReadonlyArray<SellerApplication>;
  readonly securityEvents: ReadonlyArray<AccountSecurityEvent>;
  readonly history: ReadonlyArray<AccountHistoryEntry>;
  readonly impersonations: ReadonlyArray<AccountImpersonation>;
  readonly merges: ReadonlyArray<AccountMerge>;
  readonly isMerged: Scalars['Boolean']['output'];
  readonly twoStepResets: ReadonlyArray<TwoStepReset>;
};

export type AccountMerge = {
  readonly id: Scalars['ID']['output'];
  readonly kept: PublicAccount;
  readonly closed: PublicAccount;
  readonly reason: Scalars['String']['output'];
  readonly mergedBy?: Maybe<PublicAccount>;
  readonly mergedAt: Scalars['DateTime']['output'];
  readonly reversibleUntil: Scalars['DateTime']['output'];
  readonly reversedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly isReversible: Scalars['Boolean']['output'];
};

export type AccountMergePart = {
  readonly title: Scalars['String']['output'];
  readonly movedCount: Scalars['Int']['output'];
  readonly stayingCount: Scalars['Int']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
};

export type AccountMergeObstacle = {
  readonly kind: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type AccountMergePreview = {
  readonly kept: Account;
  readonly closed: Account;
  readonly parts: ReadonlyArray<AccountMergePart>;
  readonly obstacles: ReadonlyArray<AccountMergeObstacle>;
  readonly credits: Money;
  readonly cardCount: Scalars['Int']['output'];
  readonly gainedRights: ReadonlyArray<Scalars['String']['output']>;
};

export type AccountMergePreviewResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly preview?: Maybe<AccountMergePreview>;
};

export type AccountSecurityEvent = {
  readonly id: Scalars['ID']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly kind: Scalars['String']['output'];
  readonly network: Scalars['String']['output'];
};

export type AccountHistoryDetail = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type AccountImpersonation = {
  readonly id: Scalars['ID']['output'];
  readonly impersonator: PublicAccount;
  readonly reason: Scalars['String']['output'];
  readonly writeReason?: Maybe<Scalars['String']['output']>;
  readonly startedAt: Scalars['DateTime']['output'];
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly actCount: Scalars['Int']['output'];
};

export type AccountRightsInput = {
  readonly isPrivateSeller?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isProfessionalSeller?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isAdmin?: InputMaybe<Scalars['Boolean']['input']>;
  readonly canUseStripeTerminal?: InputMaybe<Scalars['Boolean']['input']>;
  readonly canUseManualPayment?: InputMaybe<Scalars['Boolean']['input']>;
  readonly canManageShippingMethods?: InputMaybe<Scalars['Boolean']['input']>;
  readonly staffRoleId?: InputMaybe<Scalars['ID']['input']>;
};

export type AccountRightsResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly account?: Maybe<Account>;
};

export type StaffRoleResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly role?: Maybe<StaffRole>;
};

export type TwoStepResetState =
  | 'WAITING'
  | 'APPROVED'
  | 'DENIED'
  | 'STOPPED'
  | 'CANCELLED'
  | 'DONE';

export type TwoStepReset = {
  readonly id: Scalars['ID']['output'];
  readonly state: TwoStepResetState;
  readonly removesPasskeys: Scalars['Boolean']['output'];
  readonly confirmedAt: Scalars['DateTime']['output'];
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly decidedBy?: Maybe<PublicAccount>;
  readonly isDue: Scalars['Boolean']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly version: Scalars['Int']['output'];
};

export type OwnTwoStepReset = {
  readonly isApproved: Scalars['Boolean']['output'];
  readonly dueAt: Scalars['DateTime']['output'];
  readonly stopCode: Scalars['String']['output'];
};

export type TwoStepResetResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Impersonation = {
  readonly id: Scalars['ID']['output'];
  readonly account: PublicAccount;
  readonly impersonator: PublicAccount;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly mayWriteUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly isCodeSent: Scalars['Boolean']['output'];
};

export type AccountExportState =
  | 'PREPARING'
  | 'READY'
  | 'FAILED';

export type AccountExport = {
  readonly state: AccountExportState;
  readonly requestedAt: Scalars['DateTime']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly bytes?: Maybe<Scalars['Int']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type AccountDeletion = {
  readonly requestedAt: Scalars['DateTime']['output'];
  readonly dueAt: Scalars['DateTime']['output'];
  readonly isPutOff: Scalars['Boolean']['output'];
};

export type DeletionObstacleKind =
  | 'staff'
  | 'purchases'
  | 'sales'
  | 'payments'
  | 'offers'
  | 'payouts'
  | 'disputes'
  | 'refunds';

export type DeletionObstacle = {
  readonly kind: DeletionObstacleKind;
  readonly count: Scalars['Int']['output'];
  readonly path?: Maybe<Scalars['String']['output']>;
};

export type AccountPrivacy = {
  readonly export?: Maybe<AccountExport>;
  readonly deletion?: Maybe<AccountDeletion>;
  readonly obstacles: ReadonlyArray<DeletionObstacle>;
};

export type RepairState =
  | 'RECEIVED'
  | 'ESTIMATED'
  | 'APPROVED'
  | 'IN_WORK'
  | 'READY'
  | 'COLLECTED'
  | 'CANCELLED';

export type MailLanguage =
  | 'en'
  | 'fr';

export type RepairStep = {
  readonly id: Scalars['ID']['output'];
  readonly state: RepairState;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly estimate?: Maybe<Money>;
  readonly by: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
};

export type RepairJob = {
  readonly id: Scalars['ID']['output'];
  readonly reference: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
  readonly state: RepairState;
  readonly nextStates: ReadonlyArray<RepairState>;
  readonly contactName: Scalars['String']['output'];
  readonly contactEmail?: Maybe<Scalars['String']['output']>;
  readonly contactPhone?: Maybe<Scalars['String']['output']>;
  readonly locale: MailLanguage;
  readonly brand: Scalars['String']['output'];
  readonly model: Scalars['String']['output'];
  readonly serial?: Maybe<Scalars['String']['output']>;
  readonly problem: Scalars['String']['output'];
  readonly estimate?: Maybe<Money>;
  readonly dueOn?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly steps: ReadonlyArray<RepairStep>;
  readonly sameSerial: ReadonlyArray<RepairJob>;
};

export type RepairJobEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: RepairJob;
};

export type RepairJobConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<RepairJobEdge>;
};

export type RepairJobResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly repairJob?: Maybe<RepairJob>;
};

export type RepairJobInput = {
  readonly contactName: Scalars['String']['input'];
  readonly contactEmail?: InputMaybe<Scalars['String']['input']>;
  readonly contactPhone?: InputMaybe<Scalars['String']['input']>;
  readonly locale: MailLanguage;
  readonly brand: Scalars['String']['input'];
  readonly model: Scalars['String']['input'];
  readonly serial?: InputMaybe<Scalars['String']['input']>;
  readonly problem: Scalars['String']['input'];
  readonly dueOn?: InputMaybe<Scalars['String']['input']>;
};

export type Cart = {
  readonly version: Scalars['Int']['output'];
  readonly orders: ReadonlyArray<Order>;
};

export type CartResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly cart?: Maybe<Cart>;
};

export type OrderAmountInput = {
  readonly orderId: Scalars['ID']['input'];
  readonly version: Scalars['Int']['input'];
  readonly amountCents: Scalars['Int']['input'];
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly orders: ReadonlyArray<Order>;
  readonly nextAction?: Maybe<NextAction>;
};

export type OrderClaimOutcome =
  | 'CLAIMED'
  | 'MAILED';

export type OrderClaimResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly outcome?: Maybe<OrderClaimOutcome>;
};

export type OrdersClaimResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly count: Scalars['Int']['output'];
};

export type CounterListings = {
  readonly isExact: Scalars['Boolean']['output'];
  readonly listings: ReadonlyArray<Listing>;
};

export type DraftOrderState =
  | 'OPEN'
  | 'SENT'
  | 'AT_COUNTER'
  | 'CLAIMED'
  | 'EXPIRED'
  | 'PLACED';

export type DraftCustomLine = {
  readonly isTaxable: Scalars['Boolean']['output'];
  readonly isShipped: Scalars['Boolean']['output'];
  readonly weightGrams: Scalars['Int']['output'];
};

export type DraftCustomLineInput = {
  readonly name: Scalars['String']['input'];
  readonly amountCents: Scalars['Int']['input'];
  readonly quantity: Scalars['Int']['input'];
  readonly isTaxable: Scalars['Boolean']['input'];
  readonly isShipped: Scalars['Boolean']['input'];
  readonly weightGrams?: InputMaybe<Scalars['Int']['input']>;
};

export type DraftOrderLine = {
  readonly lineItemId: Scalars['ID']['output'];
  readonly listed: Money;
  readonly isOverridden: Scalars['Boolean']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly cost?: Maybe<Money>;
  readonly floor?: Maybe<Money>;
  readonly margin?: Maybe<Money>;
  readonly secondsHeld?: Maybe<Scalars['Int']['output']>;
  readonly isHeldByOther: Scalars['Boolean']['output'];
  readonly custom?: Maybe<DraftCustomLine>;
};

export type DraftOrder = {
  readonly id: Scalars['ID']['output'];
  readonly version: Scalars['Int']['output'];
  readonly state: DraftOrderState;
  readonly order: Order;
  readonly author: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly secondsLeft: Scalars['Int']['output'];
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly hasCustomer: Scalars['Boolean']['output'];
  readonly locale: Scalars['String']['output'];
  readonly discountReason?: Maybe<Scalars['String']['output']>;
  readonly shippingOverride?: Maybe<Money>;
  readonly shippingReason?: Maybe<Scalars['String']['output']>;
  readonly path: Scalars['String']['output'];
  readonly lines: ReadonlyArray<DraftOrderLine>;
};

export type DraftOrderEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: DraftOrder;
};

export type DraftOrderConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<DraftOrderEdge>;
};

export type DraftOrderResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly draftOrder?: Maybe<DraftOrder>;
};

export type Hold = {
  readonly listingId: Scalars['ID']['output'];
  readonly until: Scalars['DateTime']['output'];
  readonly secondsLeft: Scalars['Int']['output'];
};

export type OrdersHoldResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly until?: Maybe<Scalars['DateTime']['output']>;
  readonly secondsLeft: Scalars['Int']['output'];
  readonly renewalsLeft: Scalars['Int']['output'];
  readonly held: ReadonlyArray<Hold>;
  readonly heldByOthers: ReadonlyArray<Hold>;
};

export type WaitlistEntry = {
  readonly position: Scalars['Int']['output'];
  readonly notifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ListingHold = {
  readonly legalHoldUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly heldUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly viewerHoldUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly secondsLeft: Scalars['Int']['output'];
  readonly isPaymentPending: Scalars['Boolean']['output'];
  readonly isPendingSale: Scalars['Boolean']['output'];
  readonly viewerOfferUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly isAvailable: Scalars['Boolean']['output'];
  readonly waitlistCount: Scalars['Int']['output'];
  readonly waitlistEntry?: Maybe<WaitlistEntry>;
};

export type WaitlistResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly waitlistEntry?: Maybe<WaitlistEntry>;
};

export type InstalmentState =
  | 'PAID'
  | 'OPEN'
  | 'OVERDUE';

export type LayawayInstalment = {
  readonly position: Scalars['Int']['output'];
  readonly dueAt: Scalars['DateTime']['output'];
  readonly amount: Money;
  readonly state: InstalmentState;
};

export type Layaway = {
  readonly ref: Scalars['ID']['output'];
  readonly deposit: Money;
  readonly instalments: ReadonlyArray<LayawayInstalment>;
  readonly nextAmount: Money;
  readonly isOverdue: Scalars['Boolean']['output'];
};

export type OfferState =
  | 'RECEIVED'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'COUNTERED'
  | 'EXPIRED'
  | 'WITHDRAWN';

export type OfferDeclinedBy =
  | 'AUTOMATIC'
  | 'SELLER'
  | 'BUYER'
  | 'SALE';

export type OfferAction =
  | 'ACCEPT'
  | 'DECLINE'
  | 'COUNTER'
  | 'WITHDRAW'
  | 'EXTEND'
  | 'ADD_TO_CART';

export type OfferMoveKind =
  | 'OFFER'
  | 'COUNTER'
  | 'ACCEPT'
  | 'DECLINE'
  | 'WITHDRAW'
  | 'EXTEND'
  | 'EXPIRE';

export type OfferMover =
  | 'BUYER'
  | 'SELLER'
  | 'SHOP';

export type OfferReason =
  | 'threshold'
  | 'rule'
  | 'sold'
  | 'ended'
  | 'blocked'
  | 'lapsed_unpaid'
  | 'superseded'
  | 'lowered';

export type OfferMove = {
  readonly position: Scalars['Int']['output'];
  readonly kind: OfferMoveKind;
  readonly madeBy: OfferMover;
  readonly amount: Money;
  readonly shipping?: Maybe<Money>;
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly reason?: Maybe<OfferReason>;
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
};

export type OfferField =
  | 'AMOUNT'
  | 'SHIPPING'
  | 'MESSAGE';

export type Offer = {
  readonly id: Scalars['ID']['output'];
  readonly item: Item;
  readonly listing: Listing;
  readonly state: OfferState;
  readonly declinedBy?: Maybe<OfferDeclinedBy>;
  readonly amountOffered: Money;
  readonly counterAmount?: Maybe<Money>;
  readonly agreedAmount?: Maybe<Money>;
  readonly shippingOffered?: Maybe<Money>;
  readonly counterShipping?: Maybe<Money>;
  readonly agreedShipping?: Maybe<Money>;
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly reply?: Maybe<Scalars['String']['output']>;
  readonly buyer: PublicAccount;
  readonly seller: PublicAccount;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly changedAt: Scalars['DateTime']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly secondsLeft: Scalars['Int']['output'];
  readonly placeInLine?: Maybe<Scalars['Int']['output']>;
  readonly moves: ReadonlyArray<OfferMove>;
  readonly sellerNet?: Maybe<Money>;
  readonly proceeds?: Maybe<SaleProceeds>;
  readonly isFromSeller: Scalars['Boolean']['output'];
  readonly automaticAnswer?: Maybe<OfferAutomaticAnswer>;
  readonly buyerUnpaidOffers?: Maybe<Scalars['Int']['output']>;
  readonly orderedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly actions: ReadonlyArray<OfferAction>;
};

export type SaleFee = {
  readonly rateBasisPoints: Scalars['Int']['output'];
  readonly of: Money;
  readonly amount: Money;
};

export type SaleProceeds = {
  readonly price: Money;
  readonly shipping?: Maybe<Money>;
  readonly fees: ReadonlyArray<SaleFee>;
  readonly net: Money;
  readonly sellerShips: Scalars['Boolean']['output'];
  readonly payoutBy: Scalars['DateTime']['output'];
  readonly comparablesCount: Scalars['Int']['output'];
  readonly comparablesMedian?: Maybe<Money>;
  readonly fromComparablesPercent?: Maybe<Scalars['Int']['output']>;
  readonly daysToSell?: Maybe<Scalars['Int']['output']>;
  readonly daysToSellCount: Scalars['Int']['output'];
};

export type OffersAction =
  | 'ACCEPT'
  | 'DECLINE'
  | 'COUNTER';

export type OffersField =
  | 'PERCENT'
  | 'MESSAGE';

export type OfferOutcome = {
  readonly id: Scalars['ID']['output'];
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly offer?: Maybe<Offer>;
};

export type OffersResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<OffersField>;
  readonly results: ReadonlyArray<OfferOutcome>;
};

export type OfferAutomaticKind =
  | 'DECLINE'
  | 'COUNTER';

export type OfferAutomaticAnswer = {
  readonly kind: OfferAutomaticKind;
  readonly amount?: Maybe<Money>;
  readonly at: Scalars['DateTime']['output'];
};

export type OfferRule = {
  readonly belowPercent: Scalars['Int']['output'];
  readonly counterPercent: Scalars['Int']['output'];
};

export type OfferListing = {
  readonly id: Scalars['ID']['output'];
  readonly listing: Listing;
  readonly declineBelowPercent?: Maybe<Scalars['Int']['output']>;
  readonly rule?: Maybe<OfferRule>;
  readonly watchersLeft: Scalars['Int']['output'];
  readonly watchersOffered: Scalars['Int']['output'];
};

export type OfferListingEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: OfferListing;
};

export type OfferListingConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<OfferListingEdge>;
};

export type OfferListingField =
  | 'AMOUNT'
  | 'SHIPPING'
  | 'MESSAGE'
  | 'BELOW'
  | 'COUNTER';

export type OfferListingResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<OfferListingField>;
  readonly count: Scalars['Int']['output'];
  readonly listing?: Maybe<OfferListing>;
};

export type OfferEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Offer;
};

export type OfferConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<OfferEdge>;
};

export type OfferResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<OfferField>;
  readonly offer?: Maybe<Offer>;
};

export type LineItemOffer = {
  readonly id: Scalars['ID']['output'];
  readonly amount: Money;
  readonly shipping?: Maybe<Money>;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly holds: Scalars['Boolean']['output'];
};

export type LineItem = {
  readonly offer?: Maybe<LineItemOffer>;
  readonly id: Scalars['ID']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly unitCost: Money;
  readonly amount: Money;
  readonly allowCartNotes: Scalars['Boolean']['output'];
  readonly cartNotes?: Maybe<Scalars['String']['output']>;
  readonly returnedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly returnNotes?: Maybe<Scalars['String']['output']>;
  readonly state: LineItemState;
  readonly listing: Listing;
  readonly returnTerms?: Maybe<ReturnTerms>;
  readonly returnRequest?: Maybe<ReturnRequest>;
};

export type OfferCounts = {
  readonly received: Scalars['Int']['output'];
  readonly countered: Scalars['Int']['output'];
  readonly accepted: Scalars['Int']['output'];
  readonly declined: Scalars['Int']['output'];
  readonly expired: Scalars['Int']['output'];
  readonly withdrawn: Scalars['Int']['output'];
};

export type OrderStatus = {
  readonly number: Scalars['String']['output'];
  readonly completedAt: Scalars['DateTime']['output'];
  readonly stage: PurchaseStage;
  readonly carrierName?: Maybe<Scalars['String']['output']>;
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  readonly trackingUrl?: Maybe<Scalars['String']['output']>;
};

export type LineItemState =
  | 'IN_CART'
  | 'ORDERED'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED'
  | 'RETURNED';

export type PaymentState =
  | 'UNPAID'
  | 'PARTIALLY_PAID'
  | 'PAID'
  | 'REFUNDED';

export type OrderAction =
  | 'PAY'
  | 'CLAIM'
  | 'CANCEL'
  | 'SET_TRACKING'
  | 'SHIP'
  | 'DELIVER'
  | 'REFUND'
  | 'RETURN'
  | 'SET_PEOPLE';

export type RefundStatus =
  | 'REQUESTED'
  | 'PENDING'
  | 'SUCCEEDED'
  | 'FAILED';

export type PayoutState =
  | 'NONE'
  | 'WAITING'
  | 'TRIAL'
  | 'DUE'
  | 'PAID'
  | 'CANCELLED';

export type PurchaseStage =
  | 'TO_PAY'
  | 'ON_THE_WAY'
  | 'DELIVERED'
  | 'CANCELLED';

export type PurchaseCounts = {
  readonly toPay: Scalars['Int']['output'];
  readonly onTheWay: Scalars['Int']['output'];
  readonly delivered: Scalars['Int']['output'];
  readonly cancelled: Scalars['Int']['output'];
};

export type Shipment = {
  readonly id: Scalars['ID']['output'];
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  readonly trackingUrl?: Maybe<Scalars['String']['output']>;
  readonly carrierName?: Maybe<Scalars['String']['output']>;
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly address?: Maybe<Address>;
};

export type CapturedPayment = {
  readonly id: Scalars['ID']['output'];
  readonly isTrade: Scalars['Boolean']['output'];
  readonly amount: Money;
  readonly capturedAmount: Money;
  readonly refundedAmount: Money;
  readonly payment: Payment;
  readonly reversal?: Maybe<PaymentReversal>;
};

export type OrderRefund = {
  readonly id: Scalars['ID']['output'];
  readonly order: Order;
  readonly isVoid: Scalars['Boolean']['output'];
  readonly status: RefundStatus;
  readonly refundedAmount: Money;
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly document: OrderDocument;
};

export type ShippingMethod = {
  readonly name: Scalars['String']['output'];
  readonly price: Money;
};

export type OrderPriceChange = {
  readonly lineItemId: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly listed: Money;
  readonly price: Money;
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly author?: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
};

export type OrderShippingChange = {
  readonly quoted?: Maybe<Money>;
  readonly price: Money;
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly author?: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
};

export type OrderMargin = {
  readonly income: Money;
  readonly cost?: Maybe<Money>;
  readonly margin?: Maybe<Money>;
  readonly pieces: Scalars['Int']['output'];
  readonly costedPieces: Scalars['Int']['output'];
};

export type SellingOrder = {
  readonly id: Scalars['ID']['output'];
  readonly order: Order;
  readonly toShip: Scalars['Boolean']['output'];
  readonly sale: Money;
  readonly shipping: Money;
  readonly commission: Money;
  readonly payout: Money;
  readonly payoutState: PayoutState;
  readonly payoutDueAt?: Maybe<Scalars['DateTime']['output']>;
  readonly paidOutAt?: Maybe<Scalars['DateTime']['output']>;
  readonly stage: SellingStage;
  readonly shipBy?: Maybe<Scalars['DateTime']['output']>;
  readonly isOverdue: Scalars['Boolean']['output'];
  readonly held?: Maybe<HeldPayout>;
};

export type SellingStage =
  | 'UNPAID'
  | 'TO_SHIP'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED';

export type HeldReason =
  | 'not_shipped'
  | 'in_transit'
  | 'inspection'
  | 'return'
  | 'dispute'
  | 'account_incomplete'
  | 'failed_bank';

export type HeldPayout = {
  readonly reason: HeldReason;
  readonly until?: Maybe<Scalars['DateTime']['output']>;
  readonly isEstimate: Scalars['Boolean']['output'];
};

export type SellingCounts = {
  readonly unpaid: Scalars['Int']['output'];
  readonly toShip: Scalars['Int']['output'];
  readonly shipped: Scalars['Int']['output'];
  readonly delivered: Scalars['Int']['output'];
  readonly cancelled: Scalars['Int']['output'];
};

export type SellingOrderEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: SellingOrder;
};

export type SellingOrderConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<SellingOrderEdge>;
};

export type OrderEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Order;
};

export type OrderConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<OrderEdge>;
};

export type Invoice = Order | OrderRefund;

export type InvoiceEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Invoice;
};

export type InvoiceConnection = {
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<InvoiceEdge>;
};

export type OrderResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly order?: Maybe<Order>;
};

export type OrdersResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly orders: ReadonlyArray<Order>;
};

export type OrderDocumentKind =
  | 'INVOICE'
  | 'PACKING_SLIP'
  | 'STATEMENT'
  | 'SEALED_RECORD';

export type DocumentFact = {
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type DocumentParty = {
  readonly label: Scalars['String']['output'];
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
};

export type DocumentColumn = {
  readonly label: Scalars['String']['output'];
  readonly isNumber: Scalars['Boolean']['output'];
};

export type DocumentCell = {
  readonly text: Scalars['String']['output'];
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly imageIds: ReadonlyArray<Scalars['ID']['output']>;
};

export type DocumentRow = {
  readonly cells: ReadonlyArray<DocumentCell>;
};

export type DocumentSum = {
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
  readonly isTotal: Scalars['Boolean']['output'];
};

export type OrderDocument = {
  readonly heading: Scalars['String']['output'];
  readonly number: Scalars['String']['output'];
  readonly facts: ReadonlyArray<DocumentFact>;
  readonly parties: ReadonlyArray<DocumentParty>;
  readonly columns: ReadonlyArray<DocumentColumn>;
  readonly rows: ReadonlyArray<DocumentRow>;
  readonly sums: ReadonlyArray<DocumentSum>;
  readonly notes: ReadonlyArray<Scalars['String']['output']>;
  readonly from: ReadonlyArray<Scalars['String']['output']>;
};

export type RefundQuoteLine = {
  readonly lineItemId: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly amount: Money;
};

export type RefundQuoteTender = {
  readonly id: Scalars['ID']['output'];
  readonly paymentId: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly last4?: Maybe<Scalars['String']['output']>;
  readonly amount: Money;
};

export type RefundQuote = {
  readonly id: Scalars['ID']['output'];
  readonly version: Scalars['Int']['output'];
  readonly amount: Money;
  readonly goods: Money;
  readonly shipping: Money;
  readonly financingFee: Money;
  readonly tax: Money;
  readonly lines: ReadonlyArray<RefundQuoteLine>;
  readonly tenders: ReadonlyArray<RefundQuoteTender>;
};

export type TrackingInput = {
  readonly carrierName: Scalars['String']['input'];
  readonly trackingNumber: Scalars['String']['input'];
};

export type PayoutRunState =
  | 'PREPARED'
  | 'APPROVED'
  | 'PAID'
  | 'CONFIRMED'
  | 'CANCELLED';

export type PayoutItemState =
  | 'WAITING'
  | 'PAID'
  | 'LEFT_OUT';

export type PayoutRunAction =
  | 'APPROVE'
  | 'PAY'
  | 'CONFIRM'
  | 'CANCEL';

export type DuePayout = {
  readonly orderId: Scalars['ID']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly amount: Money;
  readonly since: Scalars['DateTime']['output'];
};

export type SellerDue = {
  readonly sellerId: Scalars['ID']['output'];
  readonly sellerName: Scalars['String']['output'];
  readonly isPayable: Scalars['Boolean']['output'];
  readonly total: Money;
  readonly payouts: ReadonlyArray<DuePayout>;
};

export type PayoutRunItem = {
  readonly orderId: Scalars['ID']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly sellerId: Scalars['ID']['output'];
  readonly sellerName: Scalars['String']['output'];
  readonly amount: Money;
  readonly paid?: Maybe<Money>;
  readonly state: PayoutItemState;
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly failedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly failureReason?: Maybe<Scalars['String']['output']>;
};

export type PayoutRunStep = {
  readonly state: PayoutRunState;
  readonly by: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
};

export type PayoutRun = {
  readonly id: Scalars['ID']['output'];
  readonly state: PayoutRunState;
  readonly version: Scalars['Int']['output'];
  readonly steps: ReadonlyArray<PayoutRunStep>;
  readonly bankReference?: Maybe<Scalars['String']['output']>;
  readonly cancelReason?: Maybe<Scalars['String']['output']>;
  readonly total: Money;
  readonly paid: Money;
  readonly sellerCount: Scalars['Int']['output'];
  readonly items: ReadonlyArray<PayoutRunItem>;
  readonly viewerActions: ReadonlyArray<PayoutRunAction>;
};

export type PayoutRunEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: PayoutRun;
};

export type PayoutRunConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<PayoutRunEdge>;
};

export type PayoutRunResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly payoutRun?: Maybe<PayoutRun>;
};

export type SellerCorrectionKind =
  | 'FINE'
  | 'CORRECTION';

export type SellerCorrection = {
  readonly id: Scalars['ID']['output'];
  readonly kind: SellerCorrectionKind;
  readonly amount: Money;
  readonly reason: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly orderId: Scalars['ID']['output'];
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  readonly sellerId: Scalars['ID']['output'];
  readonly sellerName: Scalars['String']['output'];
  readonly enteredBy: Scalars['String']['output'];
};

export type PlainField = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type PlainSeenLine = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly amountCents: Scalars['Int']['output'];
};

export type PlainSeenOrder = {
  readonly shippingCents: Scalars['Int']['output'];
  readonly taxCents: Scalars['Int']['output'];
  readonly feeCents: Scalars['Int']['output'];
  readonly dueCents: Scalars['Int']['output'];
  readonly lines: ReadonlyArray<PlainSeenLine>;
};

export type PlainRefusal = {
  readonly step: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly issues: ReadonlyArray<AddressIssue>;
  readonly seen: ReadonlyArray<PlainSeenOrder>;
};

export type PlainStoredValue = {
  readonly kind: PaymentMethodKind;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly isTrade: Scalars['Boolean']['output'];
  readonly balanceCents: Scalars['Int']['output'];
};

export type PlainPlacedOrder = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  readonly guestKey?: Maybe<Scalars['String']['output']>;
};

export type PlainCheckout = {
  readonly fields: ReadonlyArray<PlainField>;
  readonly refusal?: Maybe<PlainRefusal>;
  readonly notice?: Maybe<Scalars['String']['output']>;
  readonly method?: Maybe<PaymentMethodKind>;
  readonly savedCard?: Maybe<Scalars['ID']['output']>;
  readonly layaway?: Maybe<Scalars['ID']['output']>;
  readonly storedValues: ReadonlyArray<PlainStoredValue>;
  readonly placed: ReadonlyArray<PlainPlacedOrder>;
};

export type ReturnReason =
  | 'CHANGED_MIND'
  | 'NOT_AS_DESCRIBED'
  | 'DAMAGED'
  | 'WRONG_ITEM'
  | 'OTHER';

export type ReturnState =
  | 'REQUESTED'
  | 'APPROVED'
  | 'DECLINED'
  | 'SENT'
  | 'RECEIVED'
  | 'WITHDRAWN'
  | 'EXPIRED';

export type ReturnSide =
  | 'BUYER'
  | 'SELLER';

export type ReturnAction =
  | 'APPROVE'
  | 'DECLINE'
  | 'WITHDRAW'
  | 'SEND';

export type ReturnField =
  | 'REASON'
  | 'NOTE'
  | 'REPLY'
  | 'CARRIER_NAME'
  | 'TRACKING_NUMBER';

export type ReturnTerms = {
  readonly days: Scalars['Int']['output'];
  readonly until: Scalars['DateTime']['output'];
  readonly isOpen: Scalars['Boolean']['output'];
};

export type ReturnRequest = {
  readonly id: Scalars['ID']['output'];
  readonly lineItemId: Scalars['ID']['output'];
  readonly orderId: Scalars['ID']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly item: Item;
  readonly state: ReturnState;
  readonly reason: ReturnReason;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly reply?: Maybe<Scalars['String']['output']>;
  readonly isWithinWindow: Scalars['Boolean']['output'];
  readonly carrierName?: Maybe<Scalars['String']['output']>;
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  readonly trackingUrl?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly changedAt: Scalars['DateTime']['output'];
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  readonly waitsFor?: Maybe<ReturnSide>;
  readonly actions: ReadonlyArray<ReturnAction>;
};

export type PurchasedLine = {
  readonly orderId: Scalars['ID']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly lineItem: LineItem;
};

export type ReturnRequestResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<ReturnField>;
  readonly returnRequest?: Maybe<ReturnRequest>;
};

export type ShipClockAction =
  | 'ASK'
  | 'ANSWER';

export type ShipClock = {
  readonly orderId: Scalars['ID']['output'];
  readonly shipBy: Scalars['DateTime']['output'];
  readonly isAgreed: Scalars['Boolean']['output'];
  readonly asked?: Maybe<ShipDelay>;
  readonly actions: ReadonlyArray<ShipClockAction>;
  readonly firstDay: Scalars['String']['output'];
  readonly lastDay: Scalars['String']['output'];
};

export type ShipDelay = {
  readonly id: Scalars['ID']['output'];
  readonly until: Scalars['DateTime']['output'];
  readonly reason: Scalars['String']['output'];
  readonly askedAt: Scalars['DateTime']['output'];
};

export type ShipDelayField =
  | 'UNTIL'
  | 'REASON';

export type ShipDelayResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<ShipDelayField>;
  readonly threadId?: Maybe<Scalars['ID']['output']>;
};

export type OrderNextAction =
  | 'ANSWER_DISPUTE'
  | 'ANSWER_RETURN'
  | 'CHECK_REFUND'
  | 'COLLECT'
  | 'SHIP'
  | 'HAND_OVER'
  | 'CONFIRM_DELIVERY'
  | 'PAY_OUT'
  | 'NONE';

export type StaffOrder = {
  readonly id: Scalars['ID']['output'];
  readonly order: Order;
  readonly nextAction: OrderNextAction;
  readonly since: Scalars['DateTime']['output'];
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  readonly goods: Money;
};

export type StaffOrderSums = {
  readonly orders: Scalars['Int']['output'];
  readonly goods: Money;
};

export type StaffOrderEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: StaffOrder;
};

export type StaffOrderConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<StaffOrderEdge>;
};

export type StaffOrderCount = {
  readonly nextAction: OrderNextAction;
  readonly count: Scalars['Int']['output'];
  readonly oldestSince: Scalars['DateTime']['output'];
};

export type OrderOutcome = {
  readonly orderId: Scalars['ID']['output'];
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
};

export type OrderOutcomesResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly outcomes: ReadonlyArray<OrderOutcome>;
};

export type OrderShipment = {
  readonly orderId: Scalars['ID']['input'];
  readonly carrierName: Scalars['String']['input'];
  readonly trackingNumber: Scalars['String']['input'];
};

export type SellerEntryKind =
  | 'sale'
  | 'refund'
  | 'return'
  | 'cancellation'
  | 'dispute'
  | 'payout'
  | 'payoutFailed'
  | 'fine'
  | 'correction'
  | 'adjustment';

export type SellerEntry = {
  readonly id: Scalars['ID']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly kind: SellerEntryKind;
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly reference?: Maybe<Scalars['String']['output']>;
  readonly gross: Money;
  readonly fee: Money;
  readonly net: Money;
  readonly balance: Money;
};

export type SellerStatement = {
  readonly month: Scalars['String']['output'];
  readonly months: ReadonlyArray<Scalars['String']['output']>;
  readonly opening: Money;
  readonly closing: Money;
  readonly entries: ReadonlyArray<SellerEntry>;
};

export type MonthlySpending = {
  readonly month: Scalars['String']['output'];
  readonly amount: Money;
  readonly orderCount: Scalars['Int']['output'];
};

export type MonthlySales = {
  readonly month: Scalars['String']['output'];
  readonly sales: Money;
  readonly fees: Money;
  readonly net: Money;
  readonly payouts: Money;
};

export type PortfolioDocument = {
  readonly id: Scalars['ID']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly isPicture: Scalars['Boolean']['output'];
  readonly url: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
};

export type PortfolioItemValue = {
  readonly low: Money;
  readonly median: Money;
  readonly high: Money;
  readonly salesCount: Scalars['Int']['output'];
};

export type PortfolioItem = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly brand: Scalars['String']['output'];
  readonly model: Scalars['String']['output'];
  readonly year?: Maybe<Scalars['Int']['output']>;
  readonly finish: Scalars['String']['output'];
  readonly condition?: Maybe<Condition>;
  readonly serial: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
  readonly acquiredOn?: Maybe<Scalars['String']['output']>;
  readonly acquiredFor?: Maybe<Money>;
  readonly insuredFor?: Maybe<Money>;
  readonly notes: Scalars['String']['output'];
  readonly item?: Maybe<Item>;
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  readonly value?: Maybe<PortfolioItemValue>;
  readonly comparables: ReadonlyArray<PastSale>;
  readonly photographs: ReadonlyArray<Photograph>;
  readonly documents: ReadonlyArray<PortfolioDocument>;
};

export type PortfolioMonth = {
  readonly month: Scalars['String']['output'];
  readonly value: Money;
  readonly itemCount: Scalars['Int']['output'];
  readonly comparedCount: Scalars['Int']['output'];
};

export type PortfolioItemEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: PortfolioItem;
};

export type PortfolioItemConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<PortfolioItemEdge>;
};

export type PortfolioSort =
  | 'ADDED_DESC'
  | 'NAME_ASC'
  | 'YEAR_ASC'
  | 'VALUE_DESC';

export type Portfolio = {
  readonly totalCount: Scalars['Int']['output'];
  readonly items: PortfolioItemConnection;
  readonly months: ReadonlyArray<PortfolioMonth>;
};


export type PortfolioItemsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PortfolioSort>;
};

export type PortfolioField =
  | 'BRAND'
  | 'MODEL'
  | 'YEAR'
  | 'FINISH'
  | 'SERIAL'
  | 'ACQUIRED_ON'
  | 'ACQUIRED_CENTS'
  | 'INSURED_CENTS'
  | 'NOTES';

export type PortfolioItemInput = {
  readonly brand: Scalars['String']['input'];
  readonly model: Scalars['String']['input'];
  readonly year?: InputMaybe<Scalars['Int']['input']>;
  readonly finish?: InputMaybe<Scalars['String']['input']>;
  readonly condition?: InputMaybe<Condition>;
  readonly serial?: InputMaybe<Scalars['String']['input']>;
  readonly acquiredOn?: InputMaybe<Scalars['String']['input']>;
  readonly acquiredCents?: InputMaybe<Scalars['Int']['input']>;
  readonly insuredCents?: InputMaybe<Scalars['Int']['input']>;
  readonly notes?: InputMaybe<Scalars['String']['input']>;
};

export type PortfolioItemResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<PortfolioField>;
  readonly portfolioItem?: Maybe<PortfolioItem>;
};

export type PortfolioPhotographsResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly portfolioItem?: Maybe<PortfolioItem>;
};

export type SavedSearchFrequency =
  | 'INSTANT'
  | 'DAILY'
  | 'WEEKLY'
  | 'BELL';

export type SavedSearchCriterion = {
  readonly key: Scalars['String']['output'];
  readonly labels: ReadonlyArray<Scalars['String']['output']>;
};

export type SavedSearchHits = {
  readonly totalCount: Scalars['Int']['output'];
  readonly totalCountIsLowerBound: Scalars['Boolean']['output'];
  readonly nodes: ReadonlyArray<Listing>;
  readonly older?: Maybe<Scalars['Int']['output']>;
  readonly upTo: Scalars['Int']['output'];
};

export type SavedSearch = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly frequency: SavedSearchFrequency;
  readonly criteria: ReadonlyArray<SavedSearchCriterion>;
  readonly path: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly seen: Scalars['Int']['output'];
  readonly newCount: Scalars['Int']['output'];
  readonly hits: SavedSearchHits;
};


export type SavedSearchHitsArgs = {
  since?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type SavedSearchDraft = {
  readonly criteria: ReadonlyArray<SavedSearchCriterion>;
  readonly name: Scalars['String']['output'];
  readonly canSave: Scalars['Boolean']['output'];
  readonly saved?: Maybe<SavedSearch>;
};

export type SavedSearchResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly savedSearch?: Maybe<SavedSearch>;
};

export type SellerListingState =
  | 'INITIAL'
  | 'DESCRIPTION'
  | 'FINAL_APPROVAL'
  | 'LISTING_ACTIVE'
  | 'PAUSED'
  | 'ENDED'
  | 'PENDING_SALE'
  | 'SOLD';

export type SellerListingAction =
  | 'SUBMIT'
  | 'TAKE_BACK'
  | 'APPROVE'
  | 'SEND_BACK'
  | 'PUBLISH'
  | 'DISCARD'
  | 'PAUSE'
  | 'RESUME'
  | 'END'
  | 'RELIST'
  | 'DELETE';

export type ListingKind =
  | 'INSTRUMENT'
  | 'GOODS';

export type ListingParty =
  | 'SELLER'
  | 'SHOP';

export type ListingProblem = {
  readonly path: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
};

export type ListingStep = {
  readonly position: Scalars['Int']['output'];
  readonly action: SellerListingAction;
  readonly from: SellerListingState;
  readonly to: SellerListingState;
  readonly by: ListingParty;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
};

export type SellerListing = {
  readonly id: Scalars['ID']['output'];
  readonly state: SellerListingState;
  readonly title: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
  readonly isConsignment: Scalars['Boolean']['output'];
  readonly item?: Maybe<Item>;
  readonly imageId?: Maybe<Scalars['ID']['output']>;
  readonly askingPrice?: Maybe<Money>;
  readonly seller: PublicAccount;
  readonly watchers: Scalars['Int']['output'];
  readonly openOffers: Scalars['Int']['output'];
  readonly listedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly soldAt?: Maybe<Scalars['DateTime']['output']>;
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly submittedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly askedReason?: Maybe<Scalars['String']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly serial?: Maybe<Scalars['String']['output']>;
  readonly brand: Scalars['String']['output'];
  readonly categoryTitle?: Maybe<Scalars['String']['output']>;
  readonly condition?: Maybe<Condition>;
  readonly stockLevel: Scalars['Int']['output'];
  readonly countsPieces: Scalars['Boolean']['output'];
  readonly photographCount: Scalars['Int']['output'];
  readonly legalHoldUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly floorPrice?: Maybe<Money>;
  readonly cost?: Maybe<Money>;
};

export type SellerListingEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: SellerListing;
};

export type SellerListingConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<SellerListingEdge>;
};

export type SellerListingCount = {
  readonly state: SellerListingState;
  readonly count: Scalars['Int']['output'];
};

export type ListingEditor = {
  readonly id: Scalars['ID']['output'];
  readonly listing: SellerListing;
  readonly document: Scalars['String']['output'];
  readonly published?: Maybe<Scalars['String']['output']>;
  readonly isChanged: Scalars['Boolean']['output'];
  readonly canEdit: Scalars['Boolean']['output'];
  readonly actions: ReadonlyArray<SellerListingAction>;
  readonly asked?: Maybe<ListingParty>;
  readonly markedFields: ReadonlyArray<Scalars['String']['output']>;
  readonly problems: ReadonlyArray<ListingProblem>;
  readonly isAdopted: Scalars['Boolean']['output'];
  readonly photographs: ReadonlyArray<Photograph>;
  readonly papers: ReadonlyArray<ListingPaper>;
  readonly steps: ReadonlyArray<ListingStep>;
  readonly askedViews: ReadonlyArray<AskedView>;
};

export type ListingPaper = {
  readonly id: Scalars['ID']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly isPicture: Scalars['Boolean']['output'];
  readonly url: Scalars['String']['output'];
};

export type ListingEditorResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly editor?: Maybe<ListingEditor>;
  readonly problems: ReadonlyArray<ListingProblem>;
  readonly path?: Maybe<Scalars['String']['output']>;
};

export type ListingCreateResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
};

export type ListingVersion = {
  readonly id: Scalars['ID']['input'];
  readonly version: Scalars['Int']['input'];
};

export type ListingsAction =
  | 'PAUSE'
  | 'RESUME'
  | 'END'
  | 'REPRICE';

export type ListingsField =
  | 'UNTIL'
  | 'PERCENT';

export type ListingOutcome = {
  readonly id: Scalars['ID']['output'];
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
};

export type ListingsResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<ListingsField>;
  readonly results: ReadonlyArray<ListingOutcome>;
};

export type KnownName = {
  readonly name: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

export type ModelFact = {
  readonly path: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
};

export type PriceEstimate = {
  readonly low: Money;
  readonly median: Money;
  readonly high: Money;
  readonly isThin: Scalars['Boolean']['output'];
};

export type ComparableKind =
  | 'LIVE'
  | 'SOLD';

export type OriginalityInput = {
  readonly part: Scalars['String']['input'];
  readonly state: OriginalityState;
};

export type Comparable = {
  readonly kind: ComparableKind;
  readonly year?: Maybe<Scalars['Int']['output']>;
  readonly condition: Condition;
  readonly price: Money;
  readonly adjustedPrice: Money;
  readonly at: Scalars['DateTime']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly path?: Maybe<Scalars['String']['output']>;
};

export type PriceGuidance = {
  readonly comparables: ReadonlyArray<Comparable>;
  readonly estimate?: Maybe<PriceEstimate>;
  readonly originalityPercent?: Maybe<Scalars['Int']['output']>;
  readonly proceeds: SaleProceeds;
};

export type SellerKind =
  | 'SHOP'
  | 'PRIVATE'
  | 'PROFESSIONAL';

export type InventoryFilter = {
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly states?: InputMaybe<ReadonlyArray<SellerListingState>>;
  readonly categories?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  readonly seller?: InputMaybe<Scalars['String']['input']>;
  readonly sellerKinds?: InputMaybe<ReadonlyArray<SellerKind>>;
  readonly conditions?: InputMaybe<ReadonlyArray<Condition>>;
  readonly listedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  readonly listedTo?: InputMaybe<Scalars['DateTime']['input']>;
  readonly priceFromCents?: InputMaybe<Scalars['Int']['input']>;
  readonly priceToCents?: InputMaybe<Scalars['Int']['input']>;
  readonly stockFrom?: InputMaybe<Scalars['Int']['input']>;
  readonly stockTo?: InputMaybe<Scalars['Int']['input']>;
  readonly withoutPhotographs?: InputMaybe<Scalars['Boolean']['input']>;
  readonly onHold?: InputMaybe<Scalars['Boolean']['input']>;
  readonly waiting?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ListingEvent = {
  readonly id: Scalars['ID']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly action: Scalars['String']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly behind?: Maybe<Scalars['String']['output']>;
  readonly detail: Scalars['String']['output'];
};

export type ListingVariantStock = {
  readonly itemId: Scalars['ID']['output'];
  readonly sku: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly stock: Scalars['Int']['output'];
  readonly cost?: Maybe<Money>;
};

export type WriteOffReason =
  | 'DAMAGED'
  | 'LOST'
  | 'SAMPLE';

export type StockWriteOff = {
  readonly id: Scalars['ID']['output'];
  readonly variant?: Maybe<Scalars['String']['output']>;
  readonly quantity: Scalars['Int']['output'];
  readonly cost: Money;
  readonly reason: WriteOffReason;
  readonly note: Scalars['String']['output'];
  readonly author?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly reversedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ListingStock = {
  readonly isOwn: Scalars['Boolean']['output'];
  readonly variants: ReadonlyArray<ListingVariantStock>;
  readonly writeOffs: ReadonlyArray<StockWriteOff>;
};

export type PriceAdvice =
  | 'LOWER'
  | 'FAIR'
  | 'FLOOR'
  | 'THIN'
  | 'UNKNOWN';

export type SoldFor = {
  readonly low: Money;
  readonly median: Money;
  readonly high: Money;
  readonly count: Scalars['Int']['output'];
  readonly lastAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SlowListing = {
  readonly id: Scalars['ID']['output'];
  readonly listing: SellerListing;
  readonly ageDays: Scalars['Int']['output'];
  readonly soldFor?: Maybe<SoldFor>;
  readonly advice: PriceAdvice;
  readonly suggestedPrice?: Maybe<Money>;
};

export type SlowListingEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: SlowListing;
};

export type SlowListingConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<SlowListingEdge>;
};

export type StockAgeBand = {
  readonly fromDays: Scalars['Int']['output'];
  readonly toDays?: Maybe<Scalars['Int']['output']>;
  readonly count: Scalars['Int']['output'];
  readonly asking: Money;
  readonly cost: Money;
  readonly uncosted: Scalars['Int']['output'];
};

export type MissingView = {
  readonly shot: Scalars['String']['output'];
  readonly isAsked: Scalars['Boolean']['output'];
  readonly isDeclined: Scalars['Boolean']['output'];
};

export type AskedView = {
  readonly shot: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  readonly since: Scalars['DateTime']['output'];
};

export type WishlistItem = {
  readonly id: Scalars['ID']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly item: Item;
  readonly priceWhenAdded?: Maybe<Money>;
};

export type WishlistEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: WishlistItem;
};

export type WishlistConnection = {
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<WishlistEdge>;
};

export type WishlistShare = {
  readonly path: Scalars['String']['output'];
  readonly showsName: Scalars['Boolean']['output'];
};

export type SharedWishlistEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Item;
};

export type SharedWishlist = {
  readonly ownerName?: Maybe<Scalars['String']['output']>;
  readonly totalCount: Scalars['Int']['output'];
  readonly pageInfo: PageInfo;
  readonly edges: ReadonlyArray<SharedWishlistEdge>;
};

export type WishlistShareResult = MutationResult & {
  readonly success: Scalars['Boolean']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly share?: Maybe<WishlistShare>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  Invoice:
    | ( OrderView )
    | ( RefundView )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  MutationResult:
    | ( BasicResult )
    | ( JournalFileResult )
    | ( Omit<DaySheetResult, 'sheet'> & { sheet?: Maybe<_RefType['DaySheet']> } )
    | ( QuickBooksConnectResult )
    | ( Omit<SessionResult, 'account'> & { account?: Maybe<_RefType['Account']> } )
    | ( AuthCodeResult )
    | ( Omit<AccountUpdateResult, 'account'> & { account?: Maybe<_RefType['Account']> } )
    | ( Omit<AddressResult, 'address'> & { address?: Maybe<_RefType['Address']> } )
    | ( TotpEnrolmentResult )
    | ( RecoveryCodesResult )
    | ( PasskeyOptionsResult )
    | ( Omit<SecondFactorResult, 'account'> & { account?: Maybe<_RefType['Account']> } )
    | ( Omit<AppraisalResult, 'appraisal'> & { appraisal?: Maybe<_RefType['Appraisal']> } )
    | ( Omit<AssistantResult, 'assistant'> & { assistant?: Maybe<_RefType['Assistant']> } )
    | ( Omit<TableViewResult, 'view'> & { view?: Maybe<_RefType['TableView']> } )
    | ( Omit<BatchResult, 'batch'> & { batch?: Maybe<_RefType['Batch']> } )
    | ( Omit<TableExportResult, 'export'> & { export?: Maybe<_RefType['TableExport']> } )
    | ( RemoteRollBackResult )
    | ( CatalogueNameResult )
    | ( Omit<SearchVocabularyResult, 'vocabulary'> & { vocabulary?: Maybe<_RefType['SearchVocabulary']> } )
    | ( Omit<ContentResult, 'document'> & { document?: Maybe<_RefType['ContentDocument']> } )
    | ( Omit<FormResult, 'form'> & { form?: Maybe<_RefType['FormSubmission']> } )
    | ( MailPreviewResult )
    | ( MailTextResult )
    | ( Omit<RedirectResult, 'redirect'> & { redirect?: Maybe<_RefType['Redirect']> } )
    | ( RedirectImportResult )
    | ( DescriptionDraftResult )
    | ( Omit<IntakeResult, 'intake'> & { intake?: Maybe<_RefType['Intake']> } )
    | ( RuleResult )
    | ( IdentityResult )
    | ( Omit<ConsentResult, 'request'> & { request?: Maybe<_RefType['ConsentRequest']> } )
    | ( Omit<ApiKeyResult, 'apiKey'> & { apiKey?: Maybe<_RefType['ApiKey']> } )
    | ( Omit<WebhookSecretResult, 'webhook'> & { webhook?: Maybe<_RefType['Webhook']> } )
    | ( Omit<WebhookResult, 'webhook'> & { webhook?: Maybe<_RefType['Webhook']> } )
    | ( WebhookSendResult )
    | ( Omit<ListingImportResult, 'listingImport'> & { listingImport?: Maybe<_RefType['ListingImport']> } )
    | ( Omit<MessageResult, 'thread'> & { thread?: Maybe<_RefType['Thread']> } )
    | ( Omit<ThreadResult, 'thread'> & { thread?: Maybe<_RefType['Thread']> } )
    | ( SavedReplyResult )
    | ( PrepaidCodeResult )
    | ( PrepaidCodeIssueResult )
    | ( Omit<SettlementImportResult, 'settlements'> & { settlements: ReadonlyArray<_RefType['ProviderSettlement']> } )
    | ( Omit<StoredValueResult, 'account'> & { account?: Maybe<_RefType['StoredValueAccount']> } )
    | ( SavedCardResult )
    | ( Omit<SellerApplicationResult, 'application'> & { application?: Maybe<_RefType['SellerApplication']> } )
    | ( Omit<AccountMergePreviewResult, 'preview'> & { preview?: Maybe<_RefType['AccountMergePreview']> } )
    | ( Omit<AccountRightsResult, 'account'> & { account?: Maybe<_RefType['Account']> } )
    | ( StaffRoleResult )
    | ( TwoStepResetResult )
    | ( Omit<RepairJobResult, 'repairJob'> & { repairJob?: Maybe<_RefType['RepairJob']> } )
    | ( CartAnswer )
    | ( Omit<PaymentResult, 'orders'> & { orders: ReadonlyArray<_RefType['Order']> } )
    | ( OrderClaimResult )
    | ( OrdersClaimResult )
    | ( Omit<DraftOrderResult, 'draftOrder'> & { draftOrder?: Maybe<_RefType['DraftOrder']> } )
    | ( OrdersHoldResult )
    | ( WaitlistResult )
    | ( Omit<OffersResult, 'results'> & { results: ReadonlyArray<_RefType['OfferOutcome']> } )
    | ( Omit<OfferListingResult, 'listing'> & { listing?: Maybe<_RefType['OfferListing']> } )
    | ( Omit<OfferResult, 'offer'> & { offer?: Maybe<_RefType['Offer']> } )
    | ( OrderAnswer )
    | ( Omit<OrdersResult, 'orders'> & { orders: ReadonlyArray<_RefType['Order']> } )
    | ( PayoutRunResult )
    | ( Omit<ReturnRequestResult, 'returnRequest'> & { returnRequest?: Maybe<_RefType['ReturnRequest']> } )
    | ( ShipDelayResult )
    | ( OrderOutcomesResult )
    | ( Omit<PortfolioItemResult, 'portfolioItem'> & { portfolioItem?: Maybe<_RefType['PortfolioItem']> } )
    | ( Omit<PortfolioPhotographsResult, 'portfolioItem'> & { portfolioItem?: Maybe<_RefType['PortfolioItem']> } )
    | ( Omit<SavedSearchResult, 'savedSearch'> & { savedSearch?: Maybe<_RefType['SavedSearch']> } )
    | ( Omit<ListingEditorResult, 'editor'> & { editor?: Maybe<_RefType['ListingEditor']> } )
    | ( ListingCreateResult )
    | ( ListingsResult )
    | ( WishlistShareResult )
  ;
  Payment:
    | ( PaymentCard )
    | ( PaymentValor )
    | ( PaymentPaypal )
    | ( PaymentShopPay )
    | ( PaymentAffirm )
    | ( PaymentPrepaidCode )
    | ( PaymentManual )
    | ( PaymentStoreCredits )
    | ( PaymentAch )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Currency: ResolverTypeWrapper<Currency>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Money: ResolverTypeWrapper<Money>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationResult: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MutationResult']>;
  BasicResult: ResolverTypeWrapper<BasicResult>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  LedgerAccountType: LedgerAccountType;
  LedgerAccount: ResolverTypeWrapper<LedgerAccount>;
  JournalSourceKind: JournalSourceKind;
  JournalSource: ResolverTypeWrapper<JournalSource>;
  JournalLine: ResolverTypeWrapper<JournalLine>;
  JournalEntry: ResolverTypeWrapper<EntryView>;
  JournalEntryEdge: ResolverTypeWrapper<Omit<JournalEntryEdge, 'node'> & { node: ResolversTypes['JournalEntry'] }>;
  JournalEntryConnection: ResolverTypeWrapper<Omit<JournalEntryConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['JournalEntryEdge']> }>;
  JournalFilter: JournalFilter;
  JournalSums: ResolverTypeWrapper<JournalSums>;
  TrialBalanceRow: ResolverTypeWrapper<TrialBalanceRow>;
  TrialBalance: ResolverTypeWrapper<TrialBalance>;
  JournalFileFormat: JournalFileFormat;
  JournalFile: ResolverTypeWrapper<JournalFile>;
  JournalFileEdge: ResolverTypeWrapper<JournalFileEdge>;
  JournalFileConnection: ResolverTypeWrapper<JournalFileConnection>;
  JournalFileResult: ResolverTypeWrapper<JournalFileResult>;
  DayLineUnit: DayLineUnit;
  DayCount: ResolverTypeWrapper<DayCount>;
  DayCountInput: DayCountInput;
  DaySheetInput: DaySheetInput;
  DayExplanation: ResolverTypeWrapper<Explanation>;
  DayLine: ResolverTypeWrapper<SheetLine>;
  DayCorrection: ResolverTypeWrapper<DayCorrectionRow>;
  DaySheet: ResolverTypeWrapper<DaySheetView>;
  ClosedDay: ResolverTypeWrapper<DayClosingRow>;
  DaySheetResult: ResolverTypeWrapper<Omit<DaySheetResult, 'sheet'> & { sheet?: Maybe<ResolversTypes['DaySheet']> }>;
  QuickBooksState: QuickBooksState;
  QuickBooksConnection: ResolverTypeWrapper<QuickBooksConnection>;
  QuickBooksDocumentState: QuickBooksDocumentState;
  QuickBooksDocument: ResolverTypeWrapper<BooksDocumentView>;
  QuickBooksDocumentLine: ResolverTypeWrapper<QuickBooksDocumentLine>;
  QuickBooksDocumentEdge: ResolverTypeWrapper<Omit<QuickBooksDocumentEdge, 'node'> & { node: ResolversTypes['QuickBooksDocument'] }>;
  QuickBooksDocumentConnection: ResolverTypeWrapper<Omit<QuickBooksDocumentConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['QuickBooksDocumentEdge']> }>;
  QuickBooksDocumentFilter: QuickBooksDocumentFilter;
  QuickBooksStateCount: ResolverTypeWrapper<QuickBooksStateCount>;
  QuickBooksRefKind: QuickBooksRefKind;
  QuickBooksMapping: ResolverTypeWrapper<QuickBooksMapping>;
  QuickBooksChoice: ResolverTypeWrapper<QuickBooksChoice>;
  QuickBooksPosting: QuickBooksPosting;
  QuickBooksConnectResult: ResolverTypeWrapper<QuickBooksConnectResult>;
  PublicAccount: ResolverTypeWrapper<PublicAccount>;
  AccountImage: ResolverTypeWrapper<AccountImage>;
  Account: ResolverTypeWrapper<AccountSource>;
  AccountFilter: AccountFilter;
  AccountConnection: ResolverTypeWrapper<Omit<AccountConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AccountEdge']> }>;
  AccountEdge: ResolverTypeWrapper<Omit<AccountEdge, 'node'> & { node: ResolversTypes['Account'] }>;
  SessionResult: ResolverTypeWrapper<Omit<SessionResult, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>;
  AuthCodeResult: ResolverTypeWrapper<AuthCodeResult>;
  AccountCreateInput: AccountCreateInput;
  AccountSession: ResolverTypeWrapper<AccountSession>;
  AccountSecurity: ResolverTypeWrapper<SecuritySource>;
  CredentialInput: CredentialInput;
  AccountUpdateInput: AccountUpdateInput;
  AccountUpdateResult: ResolverTypeWrapper<Omit<AccountUpdateResult, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>;
  ChangePasswordInput: ChangePasswordInput;
  Country: ResolverTypeWrapper<Country>;
  Region: ResolverTypeWrapper<Region>;
  Address: ResolverTypeWrapper<AddressSource>;
  AddressIssue: ResolverTypeWrapper<AddressIssue>;
  AddressInput: AddressInput;
  AddressEstimateInput: AddressEstimateInput;
  AddressEdge: ResolverTypeWrapper<Omit<AddressEdge, 'node'> & { node: ResolversTypes['Address'] }>;
  AddressConnection: ResolverTypeWrapper<Omit<AddressConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AddressEdge']> }>;
  AddressResult: ResolverTypeWrapper<Omit<AddressResult, 'address'> & { address?: Maybe<ResolversTypes['Address']> }>;
  BotChallenge: ResolverTypeWrapper<BotChallenge>;
  PlainFormRefusal: ResolverTypeWrapper<PlainFormRefusal>;
  AccountPasskey: ResolverTypeWrapper<AccountPasskey>;
  TotpEnrolment: ResolverTypeWrapper<TotpEnrolment>;
  TotpEnrolmentResult: ResolverTypeWrapper<TotpEnrolmentResult>;
  RecoveryCodesResult: ResolverTypeWrapper<RecoveryCodesResult>;
  PasskeyOptionsResult: ResolverTypeWrapper<PasskeyOptionsResult>;
  SecondFactorResult: ResolverTypeWrapper<Omit<SecondFactorResult, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>;
  PasswordResetOverview: ResolverTypeWrapper<PasswordResetOverview>;
  ProfilePictureKind: ProfilePictureKind;
  AppraisalEstimate: ResolverTypeWrapper<AppraisalEstimate>;
  Appraisal: ResolverTypeWrapper<AppraisalView>;
  AppraisalEdge: ResolverTypeWrapper<Omit<AppraisalEdge, 'node'> & { node: ResolversTypes['Appraisal'] }>;
  AppraisalConnection: ResolverTypeWrapper<Omit<AppraisalConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AppraisalEdge']> }>;
  AppraisalResult: ResolverTypeWrapper<Omit<AppraisalResult, 'appraisal'> & { appraisal?: Maybe<ResolversTypes['Appraisal']> }>;
  AssistantSource: AssistantSource;
  AssistantOutcome: AssistantOutcome;
  AssistantTestQuestion: ResolverTypeWrapper<AssistantTestQuestion>;
  AssistantTestQuestionInput: AssistantTestQuestionInput;
  AssistantDefinition: ResolverTypeWrapper<AssistantDefinition>;
  AssistantDefinitionInput: AssistantDefinitionInput;
  AssistantRevisionAction: AssistantRevisionAction;
  AssistantRevision: ResolverTypeWrapper<AssistantRevision>;
  Assistant: ResolverTypeWrapper<AssistantRow>;
  AssistantResult: ResolverTypeWrapper<Omit<AssistantResult, 'assistant'> & { assistant?: Maybe<ResolversTypes['Assistant']> }>;
  AssistantStatement: ResolverTypeWrapper<AssistantStatement>;
  AssistantQuestion: ResolverTypeWrapper<LoggedQuestion>;
  AssistantQuestionConnection: ResolverTypeWrapper<Omit<AssistantQuestionConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AssistantQuestionEdge']> }>;
  AssistantQuestionEdge: ResolverTypeWrapper<Omit<AssistantQuestionEdge, 'node'> & { node: ResolversTypes['AssistantQuestion'] }>;
  AssistantQuestionFilter: AssistantQuestionFilter;
  AssistantUse: ResolverTypeWrapper<AssistantUseRow>;
  AssistantDay: ResolverTypeWrapper<AssistantDayRow>;
  TableView: ResolverTypeWrapper<ViewRow>;
  TableViewResult: ResolverTypeWrapper<Omit<TableViewResult, 'view'> & { view?: Maybe<ResolversTypes['TableView']> }>;
  BatchState: BatchState;
  BatchRowState: BatchRowState;
  BatchFieldKind: BatchFieldKind;
  BatchRowChange: BatchRowChange;
  BatchField: ResolverTypeWrapper<BatchField>;
  BatchCell: ResolverTypeWrapper<BatchCell>;
  BatchRow: ResolverTypeWrapper<BatchRow>;
  BatchRows: ResolverTypeWrapper<BatchRows>;
  BatchCounts: ResolverTypeWrapper<BatchCounts>;
  Batch: ResolverTypeWrapper<BatchView>;
  BatchConnection: ResolverTypeWrapper<Omit<BatchConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['BatchEdge']> }>;
  BatchEdge: ResolverTypeWrapper<Omit<BatchEdge, 'node'> & { node: ResolversTypes['Batch'] }>;
  BatchInput: BatchInput;
  BatchResult: ResolverTypeWrapper<Omit<BatchResult, 'batch'> & { batch?: Maybe<ResolversTypes['Batch']> }>;
  TableExportState: TableExportState;
  TableExport: ResolverTypeWrapper<ExportRow>;
  TableExportResult: ResolverTypeWrapper<Omit<TableExportResult, 'export'> & { export?: Maybe<ResolversTypes['TableExport']> }>;
  AccountHistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  RemoteBuild: ResolverTypeWrapper<RemoteBuild>;
  RemoteChannel: ResolverTypeWrapper<RemoteChannelView>;
  RemoteFailureSource: RemoteFailureSource;
  RemoteFailure: ResolverTypeWrapper<RemoteFailure>;
  Remote: ResolverTypeWrapper<RemoteView>;
  RemoteRollBackResult: ResolverTypeWrapper<RemoteRollBackResult>;
  RecordKind: RecordKind;
  RecordHit: ResolverTypeWrapper<RecordHit>;
  AuditPerson: ResolverTypeWrapper<AuditPerson>;
  AuditDetail: ResolverTypeWrapper<AuditDetail>;
  AuditKey: ResolverTypeWrapper<AuditKey>;
  AuditEntry: ResolverTypeWrapper<AuditEntryView>;
  AuditConnection: ResolverTypeWrapper<Omit<AuditConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AuditEdge']> }>;
  AuditEdge: ResolverTypeWrapper<Omit<AuditEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditFilter: AuditFilter;
  MailState: MailState;
  OutboxMail: ResolverTypeWrapper<OutboxMail>;
  OutboxMailConnection: ResolverTypeWrapper<OutboxMailConnection>;
  OutboxMailEdge: ResolverTypeWrapper<OutboxMailEdge>;
  FailedJob: ResolverTypeWrapper<FailedJob>;
  RegularWork: ResolverTypeWrapper<RegularWork>;
  ShopMonth: ResolverTypeWrapper<ShopMonth>;
  StockAge: ResolverTypeWrapper<StockAge>;
  OpenWorkKind: OpenWorkKind;
  OpenWork: ResolverTypeWrapper<OpenWork>;
  ShopOverview: ResolverTypeWrapper<ShopOverview>;
  Condition: Condition;
  Backdrop: Backdrop;
  ImageSize: ImageSize;
  ImageView: ImageView;
  Image: ResolverTypeWrapper<ImageSource>;
  ClipKind: ClipKind;
  ClipCaptions: ResolverTypeWrapper<ClipCaptions>;
  Clip: ResolverTypeWrapper<ClipView>;
  Brand: ResolverTypeWrapper<Brand>;
  CategoryType: ResolverTypeWrapper<TypeSource>;
  Category: ResolverTypeWrapper<CategorySource>;
  NamedValue: ResolverTypeWrapper<NamedValue>;
  SpecRow: ResolverTypeWrapper<SpecRow>;
  Measurement: ResolverTypeWrapper<Measurement>;
  ConditionReport: ResolverTypeWrapper<ConditionReport>;
  Variant: ResolverTypeWrapper<Variant>;
  Retail: ResolverTypeWrapper<Retail>;
  OriginalityState: OriginalityState;
  OriginalityFact: ResolverTypeWrapper<Omit<OriginalityFact, 'image'> & { image?: Maybe<ResolversTypes['Image']> }>;
  PastSale: ResolverTypeWrapper<PastSale>;
  Item: ResolverTypeWrapper<ItemSource>;
  OtherLanguage: OtherLanguage;
  Listing: ResolverTypeWrapper<ListingSource>;
  ListingSort: ListingSort;
  Availability: Availability;
  ListingFilter: ListingFilter;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  FacetKey: FacetKey;
  Facet: ResolverTypeWrapper<Facet>;
  PriceBucket: ResolverTypeWrapper<PriceBucket>;
  RenamedFilterValue: ResolverTypeWrapper<RenamedFilterValue>;
  ListingSearch: ResolverTypeWrapper<SearchResult>;
  Suggestion: ResolverTypeWrapper<Omit<Suggestion, 'image'> & { image?: Maybe<ResolversTypes['Image']> }>;
  DecadeCount: ResolverTypeWrapper<DecadeCount>;
  Seller: ResolverTypeWrapper<SellerSource>;
  ValuationNearness: ValuationNearness;
  ValuationComparable: ResolverTypeWrapper<ValuationComparable>;
  InstrumentValuation: ResolverTypeWrapper<InstrumentValuation>;
  ValuationPastError: ResolverTypeWrapper<ValuationPastError>;
  CatalogueNameKind: CatalogueNameKind;
  CatalogueBrand: ResolverTypeWrapper<BrandView>;
  CatalogueBrandSort: CatalogueBrandSort;
  CatalogueBrandEdge: ResolverTypeWrapper<Omit<CatalogueBrandEdge, 'node'> & { node: ResolversTypes['CatalogueBrand'] }>;
  CatalogueBrandConnection: ResolverTypeWrapper<Omit<CatalogueBrandConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CatalogueBrandEdge']> }>;
  CatalogueModel: ResolverTypeWrapper<CatalogueModel>;
  CatalogueText: ResolverTypeWrapper<CatalogueText>;
  CatalogueTextInput: CatalogueTextInput;
  CatalogueType: ResolverTypeWrapper<CatalogueType>;
  CatalogueCategory: ResolverTypeWrapper<CatalogueCategory>;
  CatalogueNameInput: CatalogueNameInput;
  CatalogueNameCounts: ResolverTypeWrapper<CatalogueNameCounts>;
  CatalogueNamePreview: ResolverTypeWrapper<CatalogueNamePreview>;
  CatalogueNameChange: ResolverTypeWrapper<CatalogueNameChange>;
  CatalogueNameResult: ResolverTypeWrapper<CatalogueNameResult>;
  SynonymKind: SynonymKind;
  SearchSynonym: ResolverTypeWrapper<SearchSynonym>;
  SearchSynonymInput: SearchSynonymInput;
  SearchVocabulary: ResolverTypeWrapper<VocabularySource>;
  SearchVocabularyResult: ResolverTypeWrapper<Omit<SearchVocabularyResult, 'vocabulary'> & { vocabulary?: Maybe<ResolversTypes['SearchVocabulary']> }>;
  SearchQueryOrigin: SearchQueryOrigin;
  SearchHit: ResolverTypeWrapper<SearchHit>;
  SearchOutcome: ResolverTypeWrapper<SearchOutcome>;
  SearchComparison: ResolverTypeWrapper<SearchComparison>;
  SearchComparisonResult: ResolverTypeWrapper<SearchComparisonResult>;
  BannerEntry: ResolverTypeWrapper<BannerEntry>;
  ContentAction: ResolverTypeWrapper<ContentAction>;
  ContentPerson: ResolverTypeWrapper<Omit<ContentPerson, 'picture'> & { picture?: Maybe<ResolversTypes['ContentPicture']> }>;
  ContentPicture: ResolverTypeWrapper<PictureSource>;
  ContentStep: ResolverTypeWrapper<ContentStep>;
  ContentPrice: ResolverTypeWrapper<ContentPrice>;
  ContentPage: ResolverTypeWrapper<PageSource>;
  BlogCategory: ResolverTypeWrapper<BlogCategory>;
  BlogAuthor: ResolverTypeWrapper<BlogAuthor>;
  BlogPost: ResolverTypeWrapper<PostSource>;
  BlogPosts: ResolverTypeWrapper<Omit<BlogPosts, 'nodes'> & { nodes: ReadonlyArray<ResolversTypes['BlogPost']> }>;
  Question: ResolverTypeWrapper<Question>;
  QuestionGroup: ResolverTypeWrapper<QuestionGroup>;
  MenuItem: ResolverTypeWrapper<MenuItem>;
  Menu: ResolverTypeWrapper<Menu>;
  ContentKind: ContentKind;
  ContentLanguage: ContentLanguage;
  ContentState: ContentState;
  ContentStepKind: ContentStepKind;
  ContentValue: ResolverTypeWrapper<ContentValue>;
  ContentValueInput: ContentValueInput;
  ContentLanguageState: ResolverTypeWrapper<ContentLanguageState>;
  ContentOwnDraft: ResolverTypeWrapper<ContentOwnDraft>;
  ContentDocument: ResolverTypeWrapper<DocumentView>;
  ContentTermUse: ResolverTypeWrapper<ContentTermUse>;
  ContentDocumentEdge: ResolverTypeWrapper<Omit<ContentDocumentEdge, 'node'> & { node: ResolversTypes['ContentDocument'] }>;
  ContentDocumentConnection: ResolverTypeWrapper<Omit<ContentDocumentConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ContentDocumentEdge']> }>;
  ContentVersion: ResolverTypeWrapper<ContentVersion>;
  ContentConflict: ResolverTypeWrapper<ContentConflict>;
  ContentProblemCode: ContentProblemCode;
  ContentProblem: ResolverTypeWrapper<ContentProblem>;
  ContentResult: ResolverTypeWrapper<Omit<ContentResult, 'document'> & { document?: Maybe<ResolversTypes['ContentDocument']> }>;
  ContentRendered: ResolverTypeWrapper<ContentRendered>;
  ContentDrawing: ResolverTypeWrapper<ContentDrawing>;
  ContentChoice: ResolverTypeWrapper<ContentChoice>;
  ContentChoices: ResolverTypeWrapper<ContentChoices>;
  ContentTargetKind: ContentTargetKind;
  ContentTarget: ResolverTypeWrapper<ContentTarget>;
  FormAnswer: ResolverTypeWrapper<FormAnswer>;
  FormPicture: ResolverTypeWrapper<FormPicture>;
  FormState: FormState;
  FormStep: ResolverTypeWrapper<FormStep>;
  StaffName: ResolverTypeWrapper<StaffName>;
  FormMentionKind: FormMentionKind;
  FormMention: ResolverTypeWrapper<FormMention>;
  FormSubmission: ResolverTypeWrapper<FormSubmissionView>;
  FormSubmissionEdge: ResolverTypeWrapper<Omit<FormSubmissionEdge, 'node'> & { node: ResolversTypes['FormSubmission'] }>;
  FormSubmissionConnection: ResolverTypeWrapper<Omit<FormSubmissionConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['FormSubmissionEdge']> }>;
  FormResult: ResolverTypeWrapper<Omit<FormResult, 'form'> & { form?: Maybe<ResolversTypes['FormSubmission']> }>;
  FormDraftProblem: ResolverTypeWrapper<FormDraftProblem>;
  FormDraftPicture: ResolverTypeWrapper<FormDraftPicture>;
  FormDraft: ResolverTypeWrapper<FormDraft>;
  MailPlaceholder: ResolverTypeWrapper<MailPlaceholder>;
  MailWords: ResolverTypeWrapper<MailWords>;
  MailWordsInput: MailWordsInput;
  MailTextVersion: ResolverTypeWrapper<MailTextVersion>;
  LocalMailText: ResolverTypeWrapper<LocalMailText>;
  MailTemplate: ResolverTypeWrapper<MailTemplate>;
  MailPreview: ResolverTypeWrapper<MailPreview>;
  MailPreviewResult: ResolverTypeWrapper<MailPreviewResult>;
  MailTextResult: ResolverTypeWrapper<MailTextResult>;
  Redirect: ResolverTypeWrapper<KnownRedirect>;
  RedirectEdge: ResolverTypeWrapper<Omit<RedirectEdge, 'node'> & { node: ResolversTypes['Redirect'] }>;
  RedirectConnection: ResolverTypeWrapper<Omit<RedirectConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['RedirectEdge']> }>;
  RedirectInput: RedirectInput;
  RedirectResult: ResolverTypeWrapper<Omit<RedirectResult, 'redirect'> & { redirect?: Maybe<ResolversTypes['Redirect']> }>;
  RedirectLineProblem: ResolverTypeWrapper<RedirectLineProblem>;
  RedirectImportResult: ResolverTypeWrapper<RedirectImportResult>;
  DescriptionFactKind: DescriptionFactKind;
  DescriptionFact: ResolverTypeWrapper<DescriptionFact>;
  UnbackedWords: ResolverTypeWrapper<UnbackedWords>;
  DescriptionSentence: ResolverTypeWrapper<DescriptionSentence>;
  DescriptionCheck: ResolverTypeWrapper<DescriptionCheck>;
  ListingDescription: ResolverTypeWrapper<ListingDescription>;
  DescriptionDraftResult: ResolverTypeWrapper<DescriptionDraftResult>;
  ExchangeRate: ResolverTypeWrapper<ExchangeRate>;
  ExchangeRates: ResolverTypeWrapper<ExchangeRates>;
  FeedbackSide: FeedbackSide;
  Feedback: ResolverTypeWrapper<FeedbackRow>;
  FeedbackReport: ResolverTypeWrapper<FeedbackReport>;
  FeedbackModeration: ResolverTypeWrapper<FeedbackModeration>;
  FeedbackSummary: ResolverTypeWrapper<FeedbackSummary>;
  FeedbackEdge: ResolverTypeWrapper<Omit<FeedbackEdge, 'node'> & { node: ResolversTypes['Feedback'] }>;
  FeedbackConnection: ResolverTypeWrapper<Omit<FeedbackConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['FeedbackEdge']> }>;
  RatingObstacle: RatingObstacle;
  OrderFeedback: ResolverTypeWrapper<OrderFeedbackView>;
  FeedbackReportReason: FeedbackReportReason;
  Order: ResolverTypeWrapper<OrderView>;
  FeedbackInput: FeedbackInput;
  ShippingMethodOption: ResolverTypeWrapper<ShippingMethodOption>;
  MoneyRange: ResolverTypeWrapper<MoneyRange>;
  IntakeDeal: IntakeDeal;
  IdentityPaper: IdentityPaper;
  HoldRule: ResolverTypeWrapper<HoldRuleRow>;
  DealTerms: ResolverTypeWrapper<DealTermsRow>;
  Intake: ResolverTypeWrapper<IntakeRow>;
  IntakeEdge: ResolverTypeWrapper<Omit<IntakeEdge, 'node'> & { node: ResolversTypes['Intake'] }>;
  IntakeConnection: ResolverTypeWrapper<Omit<IntakeConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['IntakeEdge']> }>;
  StolenSerial: ResolverTypeWrapper<StolenSerial>;
  StolenSerialEdge: ResolverTypeWrapper<StolenSerialEdge>;
  StolenSerialConnection: ResolverTypeWrapper<StolenSerialConnection>;
  SerialYears: ResolverTypeWrapper<SerialYears>;
  SerialVisitKind: SerialVisitKind;
  SerialVisit: ResolverTypeWrapper<SerialVisit>;
  SerialLookup: ResolverTypeWrapper<SerialLookup>;
  IntakeInput: IntakeInput;
  IntakeResult: ResolverTypeWrapper<Omit<IntakeResult, 'intake'> & { intake?: Maybe<ResolversTypes['Intake']> }>;
  RuleResult: ResolverTypeWrapper<RuleResult>;
  IdentityResult: ResolverTypeWrapper<IdentityResult>;
  ConsentKind: ConsentKind;
  ConsentState: ConsentState;
  ConsentObstacle: ConsentObstacle;
  ConsentRequest: ResolverTypeWrapper<ConsentView>;
  ConsentRequestEdge: ResolverTypeWrapper<Omit<ConsentRequestEdge, 'node'> & { node: ResolversTypes['ConsentRequest'] }>;
  ConsentRequestConnection: ResolverTypeWrapper<Omit<ConsentRequestConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ConsentRequestEdge']> }>;
  ConsentOffer: ResolverTypeWrapper<ConsentOffer>;
  Consignment: ResolverTypeWrapper<ConsignmentRow>;
  ConsentAnswer: ConsentAnswer;
  ConsentQuestion: ConsentQuestion;
  ConsentResult: ResolverTypeWrapper<Omit<ConsentResult, 'request'> & { request?: Maybe<ResolversTypes['ConsentRequest']> }>;
  ApiKeyState: ApiKeyState;
  ApiKey: ResolverTypeWrapper<ApiKeyView>;
  ApiKeyConnection: ResolverTypeWrapper<Omit<ApiKeyConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ApiKeyEdge']> }>;
  ApiKeyEdge: ResolverTypeWrapper<Omit<ApiKeyEdge, 'node'> & { node: ResolversTypes['ApiKey'] }>;
  ApiKeyResult: ResolverTypeWrapper<Omit<ApiKeyResult, 'apiKey'> & { apiKey?: Maybe<ResolversTypes['ApiKey']> }>;
  WebhookState: WebhookState;
  WebhookDisabledReason: WebhookDisabledReason;
  Webhook: ResolverTypeWrapper<EndpointView>;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttempt>;
  WebhookDelivery: ResolverTypeWrapper<DeliveryView>;
  WebhookDeliveryConnection: ResolverTypeWrapper<Omit<WebhookDeliveryConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['WebhookDeliveryEdge']> }>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryFilter: WebhookDeliveryFilter;
  WebhookSecretResult: ResolverTypeWrapper<Omit<WebhookSecretResult, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookResult: ResolverTypeWrapper<Omit<WebhookResult, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookSendResult: ResolverTypeWrapper<WebhookSendResult>;
  ListingImportState: ListingImportState;
  ListingImportOutcome: ListingImportOutcome;
  ListingImportLevel: ListingImportLevel;
  ListingImportColumn: ResolverTypeWrapper<ListingImportColumn>;
  ListingImportOutcomeCount: ResolverTypeWrapper<ListingImportOutcomeCount>;
  ListingImportIssueCount: ResolverTypeWrapper<ListingImportIssueCount>;
  ListingImportIssue: ResolverTypeWrapper<ListingImportIssue>;
  ListingImportIssuePage: ResolverTypeWrapper<ListingImportIssuePage>;
  ListingImport: ResolverTypeWrapper<ImportRow>;
  ListingImportResult: ResolverTypeWrapper<Omit<ListingImportResult, 'listingImport'> & { listingImport?: Maybe<ResolversTypes['ListingImport']> }>;
  PhotographCrop: ResolverTypeWrapper<PhotographCrop>;
  PhotographCropInput: PhotographCropInput;
  Photograph: ResolverTypeWrapper<PhotographSource>;
  PhotographResult: ResolverTypeWrapper<Omit<PhotographResult, 'photograph'> & { photograph?: Maybe<ResolversTypes['Photograph']> }>;
  EventGroup: EventGroup;
  ChannelState: ChannelState;
  NotificationChannel: NotificationChannel;
  EventTypeChoice: ResolverTypeWrapper<EventTypeChoice>;
  NotificationPreferences: ResolverTypeWrapper<NotificationPreferences>;
  NotificationPreferencesInput: NotificationPreferencesInput;
  Unsubscription: ResolverTypeWrapper<Unsubscription>;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationEdge: ResolverTypeWrapper<NotificationEdge>;
  NotificationConnection: ResolverTypeWrapper<NotificationConnection>;
  ThreadSubjectKind: ThreadSubjectKind;
  ThreadSubjectInput: ThreadSubjectInput;
  ThreadSubject: ResolverTypeWrapper<ThreadSubject>;
  ThreadPerson: ResolverTypeWrapper<ThreadPerson>;
  MessageAttachment: ResolverTypeWrapper<MessageAttachment>;
  Message: ResolverTypeWrapper<Message>;
  MessageEdge: ResolverTypeWrapper<MessageEdge>;
  MessageConnection: ResolverTypeWrapper<MessageConnection>;
  ThreadStep: ResolverTypeWrapper<ThreadStep>;
  Thread: ResolverTypeWrapper<ThreadView>;
  ThreadEdge: ResolverTypeWrapper<Omit<ThreadEdge, 'node'> & { node: ResolversTypes['Thread'] }>;
  ThreadConnection: ResolverTypeWrapper<Omit<ThreadConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ThreadEdge']> }>;
  ThreadFilter: ThreadFilter;
  ThreadStart: ResolverTypeWrapper<Omit<ThreadStart, 'thread'> & { thread?: Maybe<ResolversTypes['Thread']> }>;
  MessageInput: MessageInput;
  ContactKind: ContactKind;
  ContactDetail: ResolverTypeWrapper<ContactDetail>;
  MessageResult: ResolverTypeWrapper<Omit<MessageResult, 'thread'> & { thread?: Maybe<ResolversTypes['Thread']> }>;
  ThreadResult: ResolverTypeWrapper<Omit<ThreadResult, 'thread'> & { thread?: Maybe<ResolversTypes['Thread']> }>;
  ReplyFacts: ResolverTypeWrapper<ReplyFacts>;
  SavedReply: ResolverTypeWrapper<SavedReply>;
  SavedReplyInput: SavedReplyInput;
  SavedReplyResult: ResolverTypeWrapper<SavedReplyResult>;
  AwayReply: ResolverTypeWrapper<AwayReply>;
  AwayReplyInput: AwayReplyInput;
  ReportReason: ReportReason;
  GoodsPaidFrom: GoodsPaidFrom;
  PaymentStatus: PaymentStatus;
  ReversalState: ReversalState;
  PaymentReversal: ResolverTypeWrapper<ReversalView>;
  Payment: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Payment']>;
  PaymentCard: ResolverTypeWrapper<PaymentCard>;
  PaymentValor: ResolverTypeWrapper<PaymentValor>;
  PaymentPaypal: ResolverTypeWrapper<PaymentPaypal>;
  PaymentShopPay: ResolverTypeWrapper<PaymentShopPay>;
  PaymentAffirm: ResolverTypeWrapper<PaymentAffirm>;
  PaymentPrepaidCode: ResolverTypeWrapper<PaymentPrepaidCode>;
  PaymentManual: ResolverTypeWrapper<PaymentManual>;
  PaymentStoreCredits: ResolverTypeWrapper<PaymentStoreCredits>;
  PaymentAch: ResolverTypeWrapper<PaymentAch>;
  NextAction: ResolverTypeWrapper<NextAction>;
  CardFields: ResolverTypeWrapper<CardFields>;
  CodePayment: CodePayment;
  PaymentMethodKind: PaymentMethodKind;
  PaymentMethodInput: PaymentMethodInput;
  PrepaidCodeBalance: ResolverTypeWrapper<PrepaidCodeBalance>;
  PrepaidCodeResult: ResolverTypeWrapper<PrepaidCodeResult>;
  PrepaidCodeIssueResult: ResolverTypeWrapper<PrepaidCodeIssueResult>;
  PrepaidCode: ResolverTypeWrapper<PrepaidCode>;
  PrepaidCodeEdge: ResolverTypeWrapper<PrepaidCodeEdge>;
  PrepaidCodeConnection: ResolverTypeWrapper<PrepaidCodeConnection>;
  StoreCreditTransaction: ResolverTypeWrapper<StoreCreditTransaction>;
  StoreCredits: ResolverTypeWrapper<StoreCreditsView>;
  PaymentHandoff: ResolverTypeWrapper<PaymentHandoff>;
  ProviderSettlement: ResolverTypeWrapper<SettlementView>;
  SettlementRow: ResolverTypeWrapper<SettlementRow>;
  ProviderSettlementEdge: ResolverTypeWrapper<Omit<ProviderSettlementEdge, 'node'> & { node: ResolversTypes['ProviderSettlement'] }>;
  ProviderSettlementConnection: ResolverTypeWrapper<Omit<ProviderSettlementConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ProviderSettlementEdge']> }>;
  SettlementColumns: SettlementColumns;
  SettlementLineProblem: ResolverTypeWrapper<SettlementLineProblem>;
  SettlementImportResult: ResolverTypeWrapper<Omit<SettlementImportResult, 'settlements'> & { settlements: ReadonlyArray<ResolversTypes['ProviderSettlement']> }>;
  StoredValueKind: StoredValueKind;
  StoredValueState: StoredValueState;
  StoredValueReason: StoredValueReason;
  StoredValueTransaction: ResolverTypeWrapper<StoredValueTransaction>;
  StoredValueTransactionEdge: ResolverTypeWrapper<StoredValueTransactionEdge>;
  StoredValueTransactionConnection: ResolverTypeWrapper<StoredValueTransactionConnection>;
  StoredValueHolder: ResolverTypeWrapper<StoredValueHolder>;
  StoredValueAccount: ResolverTypeWrapper<StoredValueView>;
  StoredValueAccountEdge: ResolverTypeWrapper<Omit<StoredValueAccountEdge, 'node'> & { node: ResolversTypes['StoredValueAccount'] }>;
  StoredValueAccountConnection: ResolverTypeWrapper<Omit<StoredValueAccountConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['StoredValueAccountEdge']> }>;
  StoredValueFilter: StoredValueFilter;
  StoredValueTotals: ResolverTypeWrapper<StoredValueTotals>;
  StoredValueResult: ResolverTypeWrapper<Omit<StoredValueResult, 'account'> & { account?: Maybe<ResolversTypes['StoredValueAccount']> }>;
  SavedCard: ResolverTypeWrapper<SavedCard>;
  SavedCardResult: ResolverTypeWrapper<SavedCardResult>;
  StaffRole: ResolverTypeWrapper<StaffRole>;
  SellerApplicationKind: SellerApplicationKind;
  SellerApplicationState: SellerApplicationState;
  SellerApplication: ResolverTypeWrapper<ApplicationRow>;
  ApplicantEvidence: ResolverTypeWrapper<ApplicantEvidence>;
  SellerApplicationConnection: ResolverTypeWrapper<Omit<SellerApplicationConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SellerApplicationEdge']> }>;
  SellerApplicationEdge: ResolverTypeWrapper<Omit<SellerApplicationEdge, 'node'> & { node: ResolversTypes['SellerApplication'] }>;
  SellerApplicationInput: SellerApplicationInput;
  SellerApplicationResult: ResolverTypeWrapper<Omit<SellerApplicationResult, 'application'> & { application?: Maybe<ResolversTypes['SellerApplication']> }>;
  AccountDetails: ResolverTypeWrapper<Omit<AccountDetails, 'account' | 'applications' | 'history' | 'impersonations' | 'merges' | 'twoStepResets'> & { account: ResolversTypes['Account'], applications: ReadonlyArray<ResolversTypes['SellerApplication']>, history: ReadonlyArray<ResolversTypes['AccountHistoryEntry']>, impersonations: ReadonlyArray<ResolversTypes['AccountImpersonation']>, merges: ReadonlyArray<ResolversTypes['AccountMerge']>, twoStepResets: ReadonlyArray<ResolversTypes['TwoStepReset']> }>;
  AccountMerge: ResolverTypeWrapper<MergeRow>;
  AccountMergePart: ResolverTypeWrapper<AccountMergePart>;
  AccountMergeObstacle: ResolverTypeWrapper<AccountMergeObstacle>;
  AccountMergePreview: ResolverTypeWrapper<MergePreview>;
  AccountMergePreviewResult: ResolverTypeWrapper<Omit<AccountMergePreviewResult, 'preview'> & { preview?: Maybe<ResolversTypes['AccountMergePreview']> }>;
  AccountSecurityEvent: ResolverTypeWrapper<AccountSecurityEvent>;
  AccountHistoryDetail: ResolverTypeWrapper<AccountHistoryDetail>;
  AccountImpersonation: ResolverTypeWrapper<PastImpersonation>;
  AccountRightsInput: AccountRightsInput;
  AccountRightsResult: ResolverTypeWrapper<Omit<AccountRightsResult, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>;
  StaffRoleResult: ResolverTypeWrapper<StaffRoleResult>;
  TwoStepResetState: TwoStepResetState;
  TwoStepReset: ResolverTypeWrapper<ResetRow>;
  OwnTwoStepReset: ResolverTypeWrapper<OwnTwoStepReset>;
  TwoStepResetResult: ResolverTypeWrapper<TwoStepResetResult>;
  Impersonation: ResolverTypeWrapper<ImpersonationRow>;
  AccountExportState: AccountExportState;
  AccountExport: ResolverTypeWrapper<AccountExport>;
  AccountDeletion: ResolverTypeWrapper<AccountDeletion>;
  DeletionObstacleKind: DeletionObstacleKind;
  DeletionObstacle: ResolverTypeWrapper<DeletionObstacle>;
  AccountPrivacy: ResolverTypeWrapper<AccountPrivacy>;
  RepairState: RepairState;
  MailLanguage: MailLanguage;
  RepairStep: ResolverTypeWrapper<RepairStep>;
  RepairJob: ResolverTypeWrapper<RepairJobView>;
  RepairJobEdge: ResolverTypeWrapper<Omit<RepairJobEdge, 'node'> & { node: ResolversTypes['RepairJob'] }>;
  RepairJobConnection: ResolverTypeWrapper<Omit<RepairJobConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['RepairJobEdge']> }>;
  RepairJobResult: ResolverTypeWrapper<Omit<RepairJobResult, 'repairJob'> & { repairJob?: Maybe<ResolversTypes['RepairJob']> }>;
  RepairJobInput: RepairJobInput;
  Cart: ResolverTypeWrapper<Omit<Cart, 'orders'> & { orders: ReadonlyArray<ResolversTypes['Order']> }>;
  CartResult: ResolverTypeWrapper<CartAnswer>;
  OrderAmountInput: OrderAmountInput;
  PaymentResult: ResolverTypeWrapper<Omit<PaymentResult, 'orders'> & { orders: ReadonlyArray<ResolversTypes['Order']> }>;
  OrderClaimOutcome: OrderClaimOutcome;
  OrderClaimResult: ResolverTypeWrapper<OrderClaimResult>;
  OrdersClaimResult: ResolverTypeWrapper<OrdersClaimResult>;
  CounterListings: ResolverTypeWrapper<Omit<CounterListings, 'listings'> & { listings: ReadonlyArray<ResolversTypes['Listing']> }>;
  DraftOrderState: DraftOrderState;
  DraftCustomLine: ResolverTypeWrapper<DraftCustomLine>;
  DraftCustomLineInput: DraftCustomLineInput;
  DraftOrderLine: ResolverTypeWrapper<DraftOrderLine>;
  DraftOrder: ResolverTypeWrapper<DraftOrderView>;
  DraftOrderEdge: ResolverTypeWrapper<Omit<DraftOrderEdge, 'node'> & { node: ResolversTypes['DraftOrder'] }>;
  DraftOrderConnection: ResolverTypeWrapper<Omit<DraftOrderConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['DraftOrderEdge']> }>;
  DraftOrderResult: ResolverTypeWrapper<Omit<DraftOrderResult, 'draftOrder'> & { draftOrder?: Maybe<ResolversTypes['DraftOrder']> }>;
  Hold: ResolverTypeWrapper<Hold>;
  OrdersHoldResult: ResolverTypeWrapper<OrdersHoldResult>;
  WaitlistEntry: ResolverTypeWrapper<WaitlistEntry>;
  ListingHold: ResolverTypeWrapper<ListingHoldView>;
  WaitlistResult: ResolverTypeWrapper<WaitlistResult>;
  InstalmentState: InstalmentState;
  LayawayInstalment: ResolverTypeWrapper<LayawayInstalment>;
  Layaway: ResolverTypeWrapper<Layaway>;
  OfferState: OfferState;
  OfferDeclinedBy: OfferDeclinedBy;
  OfferAction: OfferAction;
  OfferMoveKind: OfferMoveKind;
  OfferMover: OfferMover;
  OfferReason: OfferReason;
  OfferMove: ResolverTypeWrapper<OfferMove>;
  OfferField: OfferField;
  Offer: ResolverTypeWrapper<OfferView>;
  SaleFee: ResolverTypeWrapper<SaleFee>;
  SaleProceeds: ResolverTypeWrapper<SaleProceeds>;
  OffersAction: OffersAction;
  OffersField: OffersField;
  OfferOutcome: ResolverTypeWrapper<Omit<OfferOutcome, 'offer'> & { offer?: Maybe<ResolversTypes['Offer']> }>;
  OffersResult: ResolverTypeWrapper<Omit<OffersResult, 'results'> & { results: ReadonlyArray<ResolversTypes['OfferOutcome']> }>;
  OfferAutomaticKind: OfferAutomaticKind;
  OfferAutomaticAnswer: ResolverTypeWrapper<OfferAutomaticAnswer>;
  OfferRule: ResolverTypeWrapper<OfferRule>;
  OfferListing: ResolverTypeWrapper<Omit<OfferListing, 'listing'> & { listing: ResolversTypes['Listing'] }>;
  OfferListingEdge: ResolverTypeWrapper<Omit<OfferListingEdge, 'node'> & { node: ResolversTypes['OfferListing'] }>;
  OfferListingConnection: ResolverTypeWrapper<Omit<OfferListingConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['OfferListingEdge']> }>;
  OfferListingField: OfferListingField;
  OfferListingResult: ResolverTypeWrapper<Omit<OfferListingResult, 'listing'> & { listing?: Maybe<ResolversTypes['OfferListing']> }>;
  OfferEdge: ResolverTypeWrapper<Omit<OfferEdge, 'node'> & { node: ResolversTypes['Offer'] }>;
  OfferConnection: ResolverTypeWrapper<Omit<OfferConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['OfferEdge']> }>;
  OfferResult: ResolverTypeWrapper<Omit<OfferResult, 'offer'> & { offer?: Maybe<ResolversTypes['Offer']> }>;
  LineItemOffer: ResolverTypeWrapper<LineItemOffer>;
  LineItem: ResolverTypeWrapper<LineItemView>;
  OfferCounts: ResolverTypeWrapper<OfferCounts>;
  OrderStatus: ResolverTypeWrapper<OrderStatus>;
  LineItemState: LineItemState;
  PaymentState: PaymentState;
  OrderAction: OrderAction;
  RefundStatus: RefundStatus;
  PayoutState: PayoutState;
  PurchaseStage: PurchaseStage;
  PurchaseCounts: ResolverTypeWrapper<PurchaseCounts>;
  Shipment: ResolverTypeWrapper<Omit<Shipment, 'address'> & { address?: Maybe<ResolversTypes['Address']> }>;
  CapturedPayment: ResolverTypeWrapper<Omit<CapturedPayment, 'payment' | 'reversal'> & { payment: ResolversTypes['Payment'], reversal?: Maybe<ResolversTypes['PaymentReversal']> }>;
  OrderRefund: ResolverTypeWrapper<RefundView>;
  ShippingMethod: ResolverTypeWrapper<ShippingMethod>;
  OrderPriceChange: ResolverTypeWrapper<OrderPriceChange>;
  OrderShippingChange: ResolverTypeWrapper<OrderShippingChange>;
  OrderMargin: ResolverTypeWrapper<OrderMargin>;
  SellingOrder: ResolverTypeWrapper<Omit<SellingOrder, 'order'> & { order: ResolversTypes['Order'] }>;
  SellingStage: SellingStage;
  HeldReason: HeldReason;
  HeldPayout: ResolverTypeWrapper<HeldPayout>;
  SellingCounts: ResolverTypeWrapper<SellingCounts>;
  SellingOrderEdge: ResolverTypeWrapper<Omit<SellingOrderEdge, 'node'> & { node: ResolversTypes['SellingOrder'] }>;
  SellingOrderConnection: ResolverTypeWrapper<Omit<SellingOrderConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SellingOrderEdge']> }>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderConnection: ResolverTypeWrapper<Omit<OrderConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['OrderEdge']> }>;
  Invoice: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Invoice']>;
  InvoiceEdge: ResolverTypeWrapper<Omit<InvoiceEdge, 'node'> & { node: ResolversTypes['Invoice'] }>;
  InvoiceConnection: ResolverTypeWrapper<Omit<InvoiceConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['InvoiceEdge']> }>;
  OrderResult: ResolverTypeWrapper<OrderAnswer>;
  OrdersResult: ResolverTypeWrapper<Omit<OrdersResult, 'orders'> & { orders: ReadonlyArray<ResolversTypes['Order']> }>;
  OrderDocumentKind: OrderDocumentKind;
  DocumentFact: ResolverTypeWrapper<DocumentFact>;
  DocumentParty: ResolverTypeWrapper<DocumentParty>;
  DocumentColumn: ResolverTypeWrapper<DocumentColumn>;
  DocumentCell: ResolverTypeWrapper<DocumentCell>;
  DocumentRow: ResolverTypeWrapper<DocumentRow>;
  DocumentSum: ResolverTypeWrapper<DocumentSum>;
  OrderDocument: ResolverTypeWrapper<OrderDocument>;
  RefundQuoteLine: ResolverTypeWrapper<RefundQuoteLine>;
  RefundQuoteTender: ResolverTypeWrapper<RefundQuoteTender>;
  RefundQuote: ResolverTypeWrapper<RefundQuote>;
  TrackingInput: TrackingInput;
  PayoutRunState: PayoutRunState;
  PayoutItemState: PayoutItemState;
  PayoutRunAction: PayoutRunAction;
  DuePayout: ResolverTypeWrapper<DuePayout>;
  SellerDue: ResolverTypeWrapper<SellerDue>;
  PayoutRunItem: ResolverTypeWrapper<PayoutRunItem>;
  PayoutRunStep: ResolverTypeWrapper<PayoutRunStep>;
  PayoutRun: ResolverTypeWrapper<PayoutRun>;
  PayoutRunEdge: ResolverTypeWrapper<PayoutRunEdge>;
  PayoutRunConnection: ResolverTypeWrapper<PayoutRunConnection>;
  PayoutRunResult: ResolverTypeWrapper<PayoutRunResult>;
  SellerCorrectionKind: SellerCorrectionKind;
  SellerCorrection: ResolverTypeWrapper<SellerCorrection>;
  PlainField: ResolverTypeWrapper<PlainField>;
  PlainSeenLine: ResolverTypeWrapper<PlainSeenLine>;
  PlainSeenOrder: ResolverTypeWrapper<PlainSeenOrder>;
  PlainRefusal: ResolverTypeWrapper<PlainRefusal>;
  PlainStoredValue: ResolverTypeWrapper<PlainStoredValue>;
  PlainPlacedOrder: ResolverTypeWrapper<PlainPlacedOrder>;
  PlainCheckout: ResolverTypeWrapper<PlainCheckout>;
  ReturnReason: ReturnReason;
  ReturnState: ReturnState;
  ReturnSide: ReturnSide;
  ReturnAction: ReturnAction;
  ReturnField: ReturnField;
  ReturnTerms: ResolverTypeWrapper<ReturnTerms>;
  ReturnRequest: ResolverTypeWrapper<ReturnView>;
  PurchasedLine: ResolverTypeWrapper<Omit<PurchasedLine, 'lineItem'> & { lineItem: ResolversTypes['LineItem'] }>;
  ReturnRequestResult: ResolverTypeWrapper<Omit<ReturnRequestResult, 'returnRequest'> & { returnRequest?: Maybe<ResolversTypes['ReturnRequest']> }>;
  ShipClockAction: ShipClockAction;
  ShipClock: ResolverTypeWrapper<ShipClock>;
  ShipDelay: ResolverTypeWrapper<ShipDelay>;
  ShipDelayField: ShipDelayField;
  ShipDelayResult: ResolverTypeWrapper<ShipDelayResult>;
  OrderNextAction: OrderNextAction;
  StaffOrder: ResolverTypeWrapper<Omit<StaffOrder, 'order'> & { order: ResolversTypes['Order'] }>;
  StaffOrderSums: ResolverTypeWrapper<StaffOrderSums>;
  StaffOrderEdge: ResolverTypeWrapper<Omit<StaffOrderEdge, 'node'> & { node: ResolversTypes['StaffOrder'] }>;
  StaffOrderConnection: ResolverTypeWrapper<Omit<StaffOrderConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['StaffOrderEdge']> }>;
  StaffOrderCount: ResolverTypeWrapper<StaffOrderCount>;
  OrderOutcome: ResolverTypeWrapper<OrderOutcome>;
  OrderOutcomesResult: ResolverTypeWrapper<OrderOutcomesResult>;
  OrderShipment: OrderShipment;
  SellerEntryKind: SellerEntryKind;
  SellerEntry: ResolverTypeWrapper<SellerEntry>;
  SellerStatement: ResolverTypeWrapper<SellerStatement>;
  MonthlySpending: ResolverTypeWrapper<MonthlySpending>;
  MonthlySales: ResolverTypeWrapper<MonthlySales>;
  PortfolioDocument: ResolverTypeWrapper<PortfolioDocument>;
  PortfolioItemValue: ResolverTypeWrapper<PortfolioItemValue>;
  PortfolioItem: ResolverTypeWrapper<PortfolioItemView>;
  PortfolioMonth: ResolverTypeWrapper<PortfolioMonth>;
  PortfolioItemEdge: ResolverTypeWrapper<Omit<PortfolioItemEdge, 'node'> & { node: ResolversTypes['PortfolioItem'] }>;
  PortfolioItemConnection: ResolverTypeWrapper<Omit<PortfolioItemConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PortfolioItemEdge']> }>;
  PortfolioSort: PortfolioSort;
  Portfolio: ResolverTypeWrapper<OpenPortfolio>;
  PortfolioField: PortfolioField;
  PortfolioItemInput: PortfolioItemInput;
  PortfolioItemResult: ResolverTypeWrapper<Omit<PortfolioItemResult, 'portfolioItem'> & { portfolioItem?: Maybe<ResolversTypes['PortfolioItem']> }>;
  PortfolioPhotographsResult: ResolverTypeWrapper<Omit<PortfolioPhotographsResult, 'portfolioItem'> & { portfolioItem?: Maybe<ResolversTypes['PortfolioItem']> }>;
  SavedSearchFrequency: SavedSearchFrequency;
  SavedSearchCriterion: ResolverTypeWrapper<SavedSearchCriterion>;
  SavedSearchHits: ResolverTypeWrapper<Omit<SavedSearchHits, 'nodes'> & { nodes: ReadonlyArray<ResolversTypes['Listing']> }>;
  SavedSearch: ResolverTypeWrapper<SavedSearchRow>;
  SavedSearchDraft: ResolverTypeWrapper<Omit<SavedSearchDraft, 'saved'> & { saved?: Maybe<ResolversTypes['SavedSearch']> }>;
  SavedSearchResult: ResolverTypeWrapper<Omit<SavedSearchResult, 'savedSearch'> & { savedSearch?: Maybe<ResolversTypes['SavedSearch']> }>;
  SellerListingState: SellerListingState;
  SellerListingAction: SellerListingAction;
  ListingKind: ListingKind;
  ListingParty: ListingParty;
  ListingProblem: ResolverTypeWrapper<ListingProblem>;
  ListingStep: ResolverTypeWrapper<ListingStep>;
  SellerListing: ResolverTypeWrapper<ListingRow>;
  SellerListingEdge: ResolverTypeWrapper<Omit<SellerListingEdge, 'node'> & { node: ResolversTypes['SellerListing'] }>;
  SellerListingConnection: ResolverTypeWrapper<Omit<SellerListingConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SellerListingEdge']> }>;
  SellerListingCount: ResolverTypeWrapper<SellerListingCount>;
  ListingEditor: ResolverTypeWrapper<OwnListing>;
  ListingPaper: ResolverTypeWrapper<ListingPaper>;
  ListingEditorResult: ResolverTypeWrapper<Omit<ListingEditorResult, 'editor'> & { editor?: Maybe<ResolversTypes['ListingEditor']> }>;
  ListingCreateResult: ResolverTypeWrapper<ListingCreateResult>;
  ListingVersion: ListingVersion;
  ListingsAction: ListingsAction;
  ListingsField: ListingsField;
  ListingOutcome: ResolverTypeWrapper<ListingOutcome>;
  ListingsResult: ResolverTypeWrapper<ListingsResult>;
  KnownName: ResolverTypeWrapper<KnownName>;
  ModelFact: ResolverTypeWrapper<ModelFact>;
  PriceEstimate: ResolverTypeWrapper<PriceEstimate>;
  ComparableKind: ComparableKind;
  OriginalityInput: OriginalityInput;
  Comparable: ResolverTypeWrapper<Comparable>;
  PriceGuidance: ResolverTypeWrapper<PriceGuidance>;
  SellerKind: SellerKind;
  InventoryFilter: InventoryFilter;
  ListingEvent: ResolverTypeWrapper<ListingEvent>;
  ListingVariantStock: ResolverTypeWrapper<ListingVariantStock>;
  WriteOffReason: WriteOffReason;
  StockWriteOff: ResolverTypeWrapper<StockWriteOff>;
  ListingStock: ResolverTypeWrapper<ListingStock>;
  PriceAdvice: PriceAdvice;
  SoldFor: ResolverTypeWrapper<SoldFor>;
  SlowListing: ResolverTypeWrapper<Omit<SlowListing, 'listing'> & { listing: ResolversTypes['SellerListing'] }>;
  SlowListingEdge: ResolverTypeWrapper<Omit<SlowListingEdge, 'node'> & { node: ResolversTypes['SlowListing'] }>;
  SlowListingConnection: ResolverTypeWrapper<Omit<SlowListingConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SlowListingEdge']> }>;
  StockAgeBand: ResolverTypeWrapper<StockAgeBand>;
  MissingView: ResolverTypeWrapper<MissingView>;
  AskedView: ResolverTypeWrapper<AskedView>;
  WishlistItem: ResolverTypeWrapper<Omit<WishlistItem, 'item'> & { item: ResolversTypes['Item'] }>;
  WishlistEdge: ResolverTypeWrapper<Omit<WishlistEdge, 'node'> & { node: ResolversTypes['WishlistItem'] }>;
  WishlistConnection: ResolverTypeWrapper<Omit<WishlistConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['WishlistEdge']> }>;
  WishlistShare: ResolverTypeWrapper<WishlistShare>;
  SharedWishlistEdge: ResolverTypeWrapper<Omit<SharedWishlistEdge, 'node'> & { node: ResolversTypes['Item'] }>;
  SharedWishlist: ResolverTypeWrapper<Omit<SharedWishlist, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SharedWishlistEdge']> }>;
  WishlistShareResult: ResolverTypeWrapper<WishlistShareResult>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Currency: Currency;
  String: Scalars['String']['output'];
  Money: Money;
  Float: Scalars['Float']['output'];
  Int: Scalars['Int']['output'];
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  MutationResult: ResolversInterfaceTypes<ResolversParentTypes>['MutationResult'];
  BasicResult: BasicResult;
  PageInfo: PageInfo;
  LedgerAccount: LedgerAccount;
  JournalSource: JournalSource;
  JournalLine: JournalLine;
  JournalEntry: EntryView;
  JournalEntryEdge: Omit<JournalEntryEdge, 'node'> & { node: ResolversParentTypes['JournalEntry'] };
  JournalEntryConnection: Omit<JournalEntryConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['JournalEntryEdge']> };
  JournalFilter: JournalFilter;
  JournalSums: JournalSums;
  TrialBalanceRow: TrialBalanceRow;
  TrialBalance: TrialBalance;
  JournalFile: JournalFile;
  JournalFileEdge: JournalFileEdge;
  JournalFileConnection: JournalFileConnection;
  JournalFileResult: JournalFileResult;
  DayCount: DayCount;
  DayCountInput: DayCountInput;
  DaySheetInput: DaySheetInput;
  DayExplanation: Explanation;
  DayLine: SheetLine;
  DayCorrection: DayCorrectionRow;
  DaySheet: DaySheetView;
  ClosedDay: DayClosingRow;
  DaySheetResult: Omit<DaySheetResult, 'sheet'> & { sheet?: Maybe<ResolversParentTypes['DaySheet']> };
  QuickBooksConnection: QuickBooksConnection;
  QuickBooksDocument: BooksDocumentView;
  QuickBooksDocumentLine: QuickBooksDocumentLine;
  QuickBooksDocumentEdge: Omit<QuickBooksDocumentEdge, 'node'> & { node: ResolversParentTypes['QuickBooksDocument'] };
  QuickBooksDocumentConnection: Omit<QuickBooksDocumentConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['QuickBooksDocumentEdge']> };
  QuickBooksDocumentFilter: QuickBooksDocumentFilter;
  QuickBooksStateCount: QuickBooksStateCount;
  QuickBooksMapping: QuickBooksMapping;
  QuickBooksChoice: QuickBooksChoice;
  QuickBooksConnectResult: QuickBooksConnectResult;
  PublicAccount: PublicAccount;
  AccountImage: AccountImage;
  Account: AccountSource;
  AccountConnection: Omit<AccountConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AccountEdge']> };
  AccountEdge: Omit<AccountEdge, 'node'> & { node: ResolversParentTypes['Account'] };
  SessionResult: Omit<SessionResult, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> };
  AuthCodeResult: AuthCodeResult;
  AccountCreateInput: AccountCreateInput;
  AccountSession: AccountSession;
  AccountSecurity: SecuritySource;
  CredentialInput: CredentialInput;
  AccountUpdateInput: AccountUpdateInput;
  AccountUpdateResult: Omit<AccountUpdateResult, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> };
  ChangePasswordInput: ChangePasswordInput;
  Country: Country;
  Region: Region;
  Address: AddressSource;
  AddressIssue: AddressIssue;
  AddressInput: AddressInput;
  AddressEstimateInput: AddressEstimateInput;
  AddressEdge: Omit<AddressEdge, 'node'> & { node: ResolversParentTypes['Address'] };
  AddressConnection: Omit<AddressConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AddressEdge']> };
  AddressResult: Omit<AddressResult, 'address'> & { address?: Maybe<ResolversParentTypes['Address']> };
  BotChallenge: BotChallenge;
  PlainFormRefusal: PlainFormRefusal;
  AccountPasskey: AccountPasskey;
  TotpEnrolment: TotpEnrolment;
  TotpEnrolmentResult: TotpEnrolmentResult;
  RecoveryCodesResult: RecoveryCodesResult;
  PasskeyOptionsResult: PasskeyOptionsResult;
  SecondFactorResult: Omit<SecondFactorResult, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> };
  PasswordResetOverview: PasswordResetOverview;
  AppraisalEstimate: AppraisalEstimate;
  Appraisal: AppraisalView;
  AppraisalEdge: Omit<AppraisalEdge, 'node'> & { node: ResolversParentTypes['Appraisal'] };
  AppraisalConnection: Omit<AppraisalConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AppraisalEdge']> };
  AppraisalResult: Omit<AppraisalResult, 'appraisal'> & { appraisal?: Maybe<ResolversParentTypes['Appraisal']> };
  AssistantTestQuestion: AssistantTestQuestion;
  AssistantTestQuestionInput: AssistantTestQuestionInput;
  AssistantDefinition: AssistantDefinition;
  AssistantDefinitionInput: AssistantDefinitionInput;
  AssistantRevision: AssistantRevision;
  Assistant: AssistantRow;
  AssistantResult: Omit<AssistantResult, 'assistant'> & { assistant?: Maybe<ResolversParentTypes['Assistant']> };
  AssistantStatement: AssistantStatement;
  AssistantQuestion: LoggedQuestion;
  AssistantQuestionConnection: Omit<AssistantQuestionConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AssistantQuestionEdge']> };
  AssistantQuestionEdge: Omit<AssistantQuestionEdge, 'node'> & { node: ResolversParentTypes['AssistantQuestion'] };
  AssistantQuestionFilter: AssistantQuestionFilter;
  AssistantUse: AssistantUseRow;
  AssistantDay: AssistantDayRow;
  TableView: ViewRow;
  TableViewResult: Omit<TableViewResult, 'view'> & { view?: Maybe<ResolversParentTypes['TableView']> };
  BatchField: BatchField;
  BatchCell: BatchCell;
  BatchRow: BatchRow;
  BatchRows: BatchRows;
  BatchCounts: BatchCounts;
  Batch: BatchView;
  BatchConnection: Omit<BatchConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['BatchEdge']> };
  BatchEdge: Omit<BatchEdge, 'node'> & { node: ResolversParentTypes['Batch'] };
  BatchInput: BatchInput;
  BatchResult: Omit<BatchResult, 'batch'> & { batch?: Maybe<ResolversParentTypes['Batch']> };
  TableExport: ExportRow;
  TableExportResult: Omit<TableExportResult, 'export'> & { export?: Maybe<ResolversParentTypes['TableExport']> };
  AccountHistoryEntry: HistoryEntry;
  RemoteBuild: RemoteBuild;
  RemoteChannel: RemoteChannelView;
  RemoteFailure: RemoteFailure;
  Remote: RemoteView;
  RemoteRollBackResult: RemoteRollBackResult;
  RecordHit: RecordHit;
  AuditPerson: AuditPerson;
  AuditDetail: AuditDetail;
  AuditKey: AuditKey;
  AuditEntry: AuditEntryView;
  AuditConnection: Omit<AuditConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AuditEdge']> };
  AuditEdge: Omit<AuditEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditFilter: AuditFilter;
  OutboxMail: OutboxMail;
  OutboxMailConnection: OutboxMailConnection;
  OutboxMailEdge: OutboxMailEdge;
  FailedJob: FailedJob;
  RegularWork: RegularWork;
  ShopMonth: ShopMonth;
  StockAge: StockAge;
  OpenWork: OpenWork;
  ShopOverview: ShopOverview;
  Image: ImageSource;
  ClipCaptions: ClipCaptions;
  Clip: ClipView;
  Brand: Brand;
  CategoryType: TypeSource;
  Category: CategorySource;
  NamedValue: NamedValue;
  SpecRow: SpecRow;
  Measurement: Measurement;
  ConditionReport: ConditionReport;
  Variant: Variant;
  Retail: Retail;
  OriginalityFact: Omit<OriginalityFact, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  PastSale: PastSale;
  Item: ItemSource;
  Listing: ListingSource;
  ListingFilter: ListingFilter;
  FacetValue: FacetValue;
  Facet: Facet;
  PriceBucket: PriceBucket;
  RenamedFilterValue: RenamedFilterValue;
  ListingSearch: SearchResult;
  Suggestion: Omit<Suggestion, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  DecadeCount: DecadeCount;
  Seller: SellerSource;
  ValuationComparable: ValuationComparable;
  InstrumentValuation: InstrumentValuation;
  ValuationPastError: ValuationPastError;
  CatalogueBrand: BrandView;
  CatalogueBrandEdge: Omit<CatalogueBrandEdge, 'node'> & { node: ResolversParentTypes['CatalogueBrand'] };
  CatalogueBrandConnection: Omit<CatalogueBrandConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CatalogueBrandEdge']> };
  CatalogueModel: CatalogueModel;
  CatalogueText: CatalogueText;
  CatalogueTextInput: CatalogueTextInput;
  CatalogueType: CatalogueType;
  CatalogueCategory: CatalogueCategory;
  CatalogueNameInput: CatalogueNameInput;
  CatalogueNameCounts: CatalogueNameCounts;
  CatalogueNamePreview: CatalogueNamePreview;
  CatalogueNameChange: CatalogueNameChange;
  CatalogueNameResult: CatalogueNameResult;
  SearchSynonym: SearchSynonym;
  SearchSynonymInput: SearchSynonymInput;
  SearchVocabulary: VocabularySource;
  SearchVocabularyResult: Omit<SearchVocabularyResult, 'vocabulary'> & { vocabulary?: Maybe<ResolversParentTypes['SearchVocabulary']> };
  SearchHit: SearchHit;
  SearchOutcome: SearchOutcome;
  SearchComparison: SearchComparison;
  SearchComparisonResult: SearchComparisonResult;
  BannerEntry: BannerEntry;
  ContentAction: ContentAction;
  ContentPerson: Omit<ContentPerson, 'picture'> & { picture?: Maybe<ResolversParentTypes['ContentPicture']> };
  ContentPicture: PictureSource;
  ContentStep: ContentStep;
  ContentPrice: ContentPrice;
  ContentPage: PageSource;
  BlogCategory: BlogCategory;
  BlogAuthor: BlogAuthor;
  BlogPost: PostSource;
  BlogPosts: Omit<BlogPosts, 'nodes'> & { nodes: ReadonlyArray<ResolversParentTypes['BlogPost']> };
  Question: Question;
  QuestionGroup: QuestionGroup;
  MenuItem: MenuItem;
  Menu: Menu;
  ContentValue: ContentValue;
  ContentValueInput: ContentValueInput;
  ContentLanguageState: ContentLanguageState;
  ContentOwnDraft: ContentOwnDraft;
  ContentDocument: DocumentView;
  ContentTermUse: ContentTermUse;
  ContentDocumentEdge: Omit<ContentDocumentEdge, 'node'> & { node: ResolversParentTypes['ContentDocument'] };
  ContentDocumentConnection: Omit<ContentDocumentConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ContentDocumentEdge']> };
  ContentVersion: ContentVersion;
  ContentConflict: ContentConflict;
  ContentProblem: ContentProblem;
  ContentResult: Omit<ContentResult, 'document'> & { document?: Maybe<ResolversParentTypes['ContentDocument']> };
  ContentRendered: ContentRendered;
  ContentDrawing: ContentDrawing;
  ContentChoice: ContentChoice;
  ContentChoices: ContentChoices;
  ContentTarget: ContentTarget;
  FormAnswer: FormAnswer;
  FormPicture: FormPicture;
  FormStep: FormStep;
  StaffName: StaffName;
  FormMention: FormMention;
  FormSubmission: FormSubmissionView;
  FormSubmissionEdge: Omit<FormSubmissionEdge, 'node'> & { node: ResolversParentTypes['FormSubmission'] };
  FormSubmissionConnection: Omit<FormSubmissionConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['FormSubmissionEdge']> };
  FormResult: Omit<FormResult, 'form'> & { form?: Maybe<ResolversParentTypes['FormSubmission']> };
  FormDraftProblem: FormDraftProblem;
  FormDraftPicture: FormDraftPicture;
  FormDraft: FormDraft;
  MailPlaceholder: MailPlaceholder;
  MailWords: MailWords;
  MailWordsInput: MailWordsInput;
  MailTextVersion: MailTextVersion;
  LocalMailText: LocalMailText;
  MailTemplate: MailTemplate;
  MailPreview: MailPreview;
  MailPreviewResult: MailPreviewResult;
  MailTextResult: MailTextResult;
  Redirect: KnownRedirect;
  RedirectEdge: Omit<RedirectEdge, 'node'> & { node: ResolversParentTypes['Redirect'] };
  RedirectConnection: Omit<RedirectConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['RedirectEdge']> };
  RedirectInput: RedirectInput;
  RedirectResult: Omit<RedirectResult, 'redirect'> & { redirect?: Maybe<ResolversParentTypes['Redirect']> };
  RedirectLineProblem: RedirectLineProblem;
  RedirectImportResult: RedirectImportResult;
  DescriptionFact: DescriptionFact;
  UnbackedWords: UnbackedWords;
  DescriptionSentence: DescriptionSentence;
  DescriptionCheck: DescriptionCheck;
  ListingDescription: ListingDescription;
  DescriptionDraftResult: DescriptionDraftResult;
  ExchangeRate: ExchangeRate;
  ExchangeRates: ExchangeRates;
  Feedback: FeedbackRow;
  FeedbackReport: FeedbackReport;
  FeedbackModeration: FeedbackModeration;
  FeedbackSummary: FeedbackSummary;
  FeedbackEdge: Omit<FeedbackEdge, 'node'> & { node: ResolversParentTypes['Feedback'] };
  FeedbackConnection: Omit<FeedbackConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['FeedbackEdge']> };
  OrderFeedback: OrderFeedbackView;
  Order: OrderView;
  FeedbackInput: FeedbackInput;
  ShippingMethodOption: ShippingMethodOption;
  MoneyRange: MoneyRange;
  HoldRule: HoldRuleRow;
  DealTerms: DealTermsRow;
  Intake: IntakeRow;
  IntakeEdge: Omit<IntakeEdge, 'node'> & { node: ResolversParentTypes['Intake'] };
  IntakeConnection: Omit<IntakeConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['IntakeEdge']> };
  StolenSerial: StolenSerial;
  StolenSerialEdge: StolenSerialEdge;
  StolenSerialConnection: StolenSerialConnection;
  SerialYears: SerialYears;
  SerialVisit: SerialVisit;
  SerialLookup: SerialLookup;
  IntakeInput: IntakeInput;
  IntakeResult: Omit<IntakeResult, 'intake'> & { intake?: Maybe<ResolversParentTypes['Intake']> };
  RuleResult: RuleResult;
  IdentityResult: IdentityResult;
  ConsentRequest: ConsentView;
  ConsentRequestEdge: Omit<ConsentRequestEdge, 'node'> & { node: ResolversParentTypes['ConsentRequest'] };
  ConsentRequestConnection: Omit<ConsentRequestConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ConsentRequestEdge']> };
  ConsentOffer: ConsentOffer;
  Consignment: ConsignmentRow;
  ConsentQuestion: ConsentQuestion;
  ConsentResult: Omit<ConsentResult, 'request'> & { request?: Maybe<ResolversParentTypes['ConsentRequest']> };
  ApiKey: ApiKeyView;
  ApiKeyConnection: Omit<ApiKeyConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ApiKeyEdge']> };
  ApiKeyEdge: Omit<ApiKeyEdge, 'node'> & { node: ResolversParentTypes['ApiKey'] };
  ApiKeyResult: Omit<ApiKeyResult, 'apiKey'> & { apiKey?: Maybe<ResolversParentTypes['ApiKey']> };
  Webhook: EndpointView;
  WebhookAttempt: WebhookAttempt;
  WebhookDelivery: DeliveryView;
  WebhookDeliveryConnection: Omit<WebhookDeliveryConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['WebhookDeliveryEdge']> };
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookDeliveryFilter: WebhookDeliveryFilter;
  WebhookSecretResult: Omit<WebhookSecretResult, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WebhookResult: Omit<WebhookResult, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WebhookSendResult: WebhookSendResult;
  ListingImportColumn: ListingImportColumn;
  ListingImportOutcomeCount: ListingImportOutcomeCount;
  ListingImportIssueCount: ListingImportIssueCount;
  ListingImportIssue: ListingImportIssue;
  ListingImportIssuePage: ListingImportIssuePage;
  ListingImport: ImportRow;
  ListingImportResult: Omit<ListingImportResult, 'listingImport'> & { listingImport?: Maybe<ResolversParentTypes['ListingImport']> };
  PhotographCrop: PhotographCrop;
  PhotographCropInput: PhotographCropInput;
  Photograph: PhotographSource;
  PhotographResult: Omit<PhotographResult, 'photograph'> & { photograph?: Maybe<ResolversParentTypes['Photograph']> };
  EventTypeChoice: EventTypeChoice;
  NotificationPreferences: NotificationPreferences;
  NotificationPreferencesInput: NotificationPreferencesInput;
  Unsubscription: Unsubscription;
  Notification: Notification;
  NotificationEdge: NotificationEdge;
  NotificationConnection: NotificationConnection;
  ThreadSubjectInput: ThreadSubjectInput;
  ThreadSubject: ThreadSubject;
  ThreadPerson: ThreadPerson;
  MessageAttachment: MessageAttachment;
  Message: Message;
  MessageEdge: MessageEdge;
  MessageConnection: MessageConnection;
  ThreadStep: ThreadStep;
  Thread: ThreadView;
  ThreadEdge: Omit<ThreadEdge, 'node'> & { node: ResolversParentTypes['Thread'] };
  ThreadConnection: Omit<ThreadConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ThreadEdge']> };
  ThreadStart: Omit<ThreadStart, 'thread'> & { thread?: Maybe<ResolversParentTypes['Thread']> };
  MessageInput: MessageInput;
  ContactDetail: ContactDetail;
  MessageResult: Omit<MessageResult, 'thread'> & { thread?: Maybe<ResolversParentTypes['Thread']> };
  ThreadResult: Omit<ThreadResult, 'thread'> & { thread?: Maybe<ResolversParentTypes['Thread']> };
  ReplyFacts: ReplyFacts;
  SavedReply: SavedReply;
  SavedReplyInput: SavedReplyInput;
  SavedReplyResult: SavedReplyResult;
  AwayReply: AwayReply;
  AwayReplyInput: AwayReplyInput;
  PaymentReversal: ReversalView;
  Payment: ResolversInterfaceTypes<ResolversParentTypes>['Payment'];
  PaymentCard: PaymentCard;
  PaymentValor: PaymentValor;
  PaymentPaypal: PaymentPaypal;
  PaymentShopPay: PaymentShopPay;
  PaymentAffirm: PaymentAffirm;
  PaymentPrepaidCode: PaymentPrepaidCode;
  PaymentManual: PaymentManual;
  PaymentStoreCredits: PaymentStoreCredits;
  PaymentAch: PaymentAch;
  NextAction: NextAction;
  CardFields: CardFields;
  PaymentMethodInput: PaymentMethodInput;
  PrepaidCodeBalance: PrepaidCodeBalance;
  PrepaidCodeResult: PrepaidCodeResult;
  PrepaidCodeIssueResult: PrepaidCodeIssueResult;
  PrepaidCode: PrepaidCode;
  PrepaidCodeEdge: PrepaidCodeEdge;
  PrepaidCodeConnection: PrepaidCodeConnection;
  StoreCreditTransaction: StoreCreditTransaction;
  StoreCredits: StoreCreditsView;
  PaymentHandoff: PaymentHandoff;
  ProviderSettlement: SettlementView;
  SettlementRow: SettlementRow;
  ProviderSettlementEdge: Omit<ProviderSettlementEdge, 'node'> & { node: ResolversParentTypes['ProviderSettlement'] };
  ProviderSettlementConnection: Omit<ProviderSettlementConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ProviderSettlementEdge']> };
  SettlementColumns: SettlementColumns;
  SettlementLineProblem: SettlementLineProblem;
  SettlementImportResult: Omit<SettlementImportResult, 'settlements'> & { settlements: ReadonlyArray<ResolversParentTypes['ProviderSettlement']> };
  StoredValueTransaction: StoredValueTransaction;
  StoredValueTransactionEdge: StoredValueTransactionEdge;
  StoredValueTransactionConnection: StoredValueTransactionConnection;
  StoredValueHolder: StoredValueHolder;
  StoredValueAccount: StoredValueView;
  StoredValueAccountEdge: Omit<StoredValueAccountEdge, 'node'> & { node: ResolversParentTypes['StoredValueAccount'] };
  StoredValueAccountConnection: Omit<StoredValueAccountConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['StoredValueAccountEdge']> };
  StoredValueFilter: StoredValueFilter;
  StoredValueTotals: StoredValueTotals;
  StoredValueResult: Omit<StoredValueResult, 'account'> & { account?: Maybe<ResolversParentTypes['StoredValueAccount']> };
  SavedCard: SavedCard;
  SavedCardResult: SavedCardResult;
  StaffRole: StaffRole;
  SellerApplication: ApplicationRow;
  ApplicantEvidence: ApplicantEvidence;
  SellerApplicationConnection: Omit<SellerApplicationConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SellerApplicationEdge']> };
  SellerApplicationEdge: Omit<SellerApplicationEdge, 'node'> & { node: ResolversParentTypes['SellerApplication'] };
  SellerApplicationInput: SellerApplicationInput;
  SellerApplicationResult: Omit<SellerApplicationResult, 'application'> & { application?: Maybe<ResolversParentTypes['SellerApplication']> };
  AccountDetails: Omit<AccountDetails, 'account' | 'applications' | 'history' | 'impersonations' | 'merges' | 'twoStepResets'> & { account: ResolversParentTypes['Account'], applications: ReadonlyArray<ResolversParentTypes['SellerApplication']>, history: ReadonlyArray<ResolversParentTypes['AccountHistoryEntry']>, impersonations: ReadonlyArray<ResolversParentTypes['AccountImpersonation']>, merges: ReadonlyArray<ResolversParentTypes['AccountMerge']>, twoStepResets: ReadonlyArray<ResolversParentTypes['TwoStepReset']> };
  AccountMerge: MergeRow;
  AccountMergePart: AccountMergePart;
  AccountMergeObstacle: AccountMergeObstacle;
  AccountMergePreview: MergePreview;
  AccountMergePreviewResult: Omit<AccountMergePreviewResult, 'preview'> & { preview?: Maybe<ResolversParentTypes['AccountMergePreview']> };
  AccountSecurityEvent: AccountSecurityEvent;
  AccountHistoryDetail: AccountHistoryDetail;
  AccountImpersonation: PastImpersonation;
  AccountRightsInput: AccountRightsInput;
  AccountRightsResult: Omit<AccountRightsResult, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> };
  StaffRoleResult: StaffRoleResult;
  TwoStepReset: ResetRow;
  OwnTwoStepReset: OwnTwoStepReset;
  TwoStepResetResult: TwoStepResetResult;
  Impersonation: ImpersonationRow;
  AccountExport: AccountExport;
  AccountDeletion: AccountDeletion;
  DeletionObstacle: DeletionObstacle;
  AccountPrivacy: AccountPrivacy;
  RepairStep: RepairStep;
  RepairJob: RepairJobView;
  RepairJobEdge: Omit<RepairJobEdge, 'node'> & { node: ResolversParentTypes['RepairJob'] };
  RepairJobConnection: Omit<RepairJobConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['RepairJobEdge']> };
  RepairJobResult: Omit<RepairJobResult, 'repairJob'> & { repairJob?: Maybe<ResolversParentTypes['RepairJob']> };
  RepairJobInput: RepairJobInput;
  Cart: Omit<Cart, 'orders'> & { orders: ReadonlyArray<ResolversParentTypes['Order']> };
  CartResult: CartAnswer;
  OrderAmountInput: OrderAmountInput;
  PaymentResult: Omit<PaymentResult, 'orders'> & { orders: ReadonlyArray<ResolversParentTypes['Order']> };
  OrderClaimResult: OrderClaimResult;
  OrdersClaimResult: OrdersClaimResult;
  CounterListings: Omit<CounterListings, 'listings'> & { listings: ReadonlyArray<ResolversParentTypes['Listing']> };
  DraftCustomLine: DraftCustomLine;
  DraftCustomLineInput: DraftCustomLineInput;
  DraftOrderLine: DraftOrderLine;
  DraftOrder: DraftOrderView;
  DraftOrderEdge: Omit<DraftOrderEdge, 'node'> & { node: ResolversParentTypes['DraftOrder'] };
  DraftOrderConnection: Omit<DraftOrderConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['DraftOrderEdge']> };
  DraftOrderResult: Omit<DraftOrderResult, 'draftOrder'> & { draftOrder?: Maybe<ResolversParentTypes['DraftOrder']> };
  Hold: Hold;
  OrdersHoldResult: OrdersHoldResult;
  WaitlistEntry: WaitlistEntry;
  ListingHold: ListingHoldView;
  WaitlistResult: WaitlistResult;
  LayawayInstalment: LayawayInstalment;
  Layaway: Layaway;
  OfferMove: OfferMove;
  Offer: OfferView;
  SaleFee: SaleFee;
  SaleProceeds: SaleProceeds;
  OfferOutcome: Omit<OfferOutcome, 'offer'> & { offer?: Maybe<ResolversParentTypes['Offer']> };
  OffersResult: Omit<OffersResult, 'results'> & { results: ReadonlyArray<ResolversParentTypes['OfferOutcome']> };
  OfferAutomaticAnswer: OfferAutomaticAnswer;
  OfferRule: OfferRule;
  OfferListing: Omit<OfferListing, 'listing'> & { listing: ResolversParentTypes['Listing'] };
  OfferListingEdge: Omit<OfferListingEdge, 'node'> & { node: ResolversParentTypes['OfferListing'] };
  OfferListingConnection: Omit<OfferListingConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['OfferListingEdge']> };
  OfferListingResult: Omit<OfferListingResult, 'listing'> & { listing?: Maybe<ResolversParentTypes['OfferListing']> };
  OfferEdge: Omit<OfferEdge, 'node'> & { node: ResolversParentTypes['Offer'] };
  OfferConnection: Omit<OfferConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['OfferEdge']> };
  OfferResult: Omit<OfferResult, 'offer'> & { offer?: Maybe<ResolversParentTypes['Offer']> };
  LineItemOffer: LineItemOffer;
  LineItem: LineItemView;
  OfferCounts: OfferCounts;
  OrderStatus: OrderStatus;
  PurchaseCounts: PurchaseCounts;
  Shipment: Omit<Shipment, 'address'> & { address?: Maybe<ResolversParentTypes['Address']> };
  CapturedPayment: Omit<CapturedPayment, 'payment' | 'reversal'> & { payment: ResolversParentTypes['Payment'], reversal?: Maybe<ResolversParentTypes['PaymentReversal']> };
  OrderRefund: RefundView;
  ShippingMethod: ShippingMethod;
  OrderPriceChange: OrderPriceChange;
  OrderShippingChange: OrderShippingChange;
  OrderMargin: OrderMargin;
  SellingOrder: Omit<SellingOrder, 'order'> & { order: ResolversParentTypes['Order'] };
  HeldPayout: HeldPayout;
  SellingCounts: SellingCounts;
  SellingOrderEdge: Omit<SellingOrderEdge, 'node'> & { node: ResolversParentTypes['SellingOrder'] };
  SellingOrderConnection: Omit<SellingOrderConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SellingOrderEdge']> };
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderConnection: Omit<OrderConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['OrderEdge']> };
  Invoice: ResolversUnionTypes<ResolversParentTypes>['Invoice'];
  InvoiceEdge: Omit<InvoiceEdge, 'node'> & { node: ResolversParentTypes['Invoice'] };
  InvoiceConnection: Omit<InvoiceConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['InvoiceEdge']> };
  OrderResult: OrderAnswer;
  OrdersResult: Omit<OrdersResult, 'orders'> & { orders: ReadonlyArray<ResolversParentTypes['Order']> };
  DocumentFact: DocumentFact;
  DocumentParty: DocumentParty;
  DocumentColumn: DocumentColumn;
  DocumentCell: DocumentCell;
  DocumentRow: DocumentRow;
  DocumentSum: DocumentSum;
  OrderDocument: OrderDocument;
  RefundQuoteLine: RefundQuoteLine;
  RefundQuoteTender: RefundQuoteTender;
  RefundQuote: RefundQuote;
  TrackingInput: TrackingInput;
  DuePayout: DuePayout;
  SellerDue: SellerDue;
  PayoutRunItem: PayoutRunItem;
  PayoutRunStep: PayoutRunStep;
  PayoutRun: PayoutRun;
  PayoutRunEdge: PayoutRunEdge;
  PayoutRunConnection: PayoutRunConnection;
  PayoutRunResult: PayoutRunResult;
  SellerCorrection: SellerCorrection;
  PlainField: PlainField;
  PlainSeenLine: PlainSeenLine;
  PlainSeenOrder: PlainSeenOrder;
  PlainRefusal: PlainRefusal;
  PlainStoredValue: PlainStoredValue;
  PlainPlacedOrder: PlainPlacedOrder;
  PlainCheckout: PlainCheckout;
  ReturnTerms: ReturnTerms;
  ReturnRequest: ReturnView;
  PurchasedLine: Omit<PurchasedLine, 'lineItem'> & { lineItem: ResolversParentTypes['LineItem'] };
  ReturnRequestResult: Omit<ReturnRequestResult, 'returnRequest'> & { returnRequest?: Maybe<ResolversParentTypes['ReturnRequest']> };
  ShipClock: ShipClock;
  ShipDelay: ShipDelay;
  ShipDelayResult: ShipDelayResult;
  StaffOrder: Omit<StaffOrder, 'order'> & { order: ResolversParentTypes['Order'] };
  StaffOrderSums: StaffOrderSums;
  StaffOrderEdge: Omit<StaffOrderEdge, 'node'> & { node: ResolversParentTypes['StaffOrder'] };
  StaffOrderConnection: Omit<StaffOrderConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['StaffOrderEdge']> };
  StaffOrderCount: StaffOrderCount;
  OrderOutcome: OrderOutcome;
  OrderOutcomesResult: OrderOutcomesResult;
  OrderShipment: OrderShipment;
  SellerEntry: SellerEntry;
  SellerStatement: SellerStatement;
  MonthlySpending: MonthlySpending;
  MonthlySales: MonthlySales;
  PortfolioDocument: PortfolioDocument;
  PortfolioItemValue: PortfolioItemValue;
  PortfolioItem: PortfolioItemView;
  PortfolioMonth: PortfolioMonth;
  PortfolioItemEdge: Omit<PortfolioItemEdge, 'node'> & { node: ResolversParentTypes['PortfolioItem'] };
  PortfolioItemConnection: Omit<PortfolioItemConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PortfolioItemEdge']> };
  Portfolio: OpenPortfolio;
  PortfolioItemInput: PortfolioItemInput;
  PortfolioItemResult: Omit<PortfolioItemResult, 'portfolioItem'> & { portfolioItem?: Maybe<ResolversParentTypes['PortfolioItem']> };
  PortfolioPhotographsResult: Omit<PortfolioPhotographsResult, 'portfolioItem'> & { portfolioItem?: Maybe<ResolversParentTypes['PortfolioItem']> };
  SavedSearchCriterion: SavedSearchCriterion;
  SavedSearchHits: Omit<SavedSearchHits, 'nodes'> & { nodes: ReadonlyArray<ResolversParentTypes['Listing']> };
  SavedSearch: SavedSearchRow;
  SavedSearchDraft: Omit<SavedSearchDraft, 'saved'> & { saved?: Maybe<ResolversParentTypes['SavedSearch']> };
  SavedSearchResult: Omit<SavedSearchResult, 'savedSearch'> & { savedSearch?: Maybe<ResolversParentTypes['SavedSearch']> };
  ListingProblem: ListingProblem;
  ListingStep: ListingStep;
  SellerListing: ListingRow;
  SellerListingEdge: Omit<SellerListingEdge, 'node'> & { node: ResolversParentTypes['SellerListing'] };
  SellerListingConnection: Omit<SellerListingConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SellerListingEdge']> };
  SellerListingCount: SellerListingCount;
  ListingEditor: OwnListing;
  ListingPaper: ListingPaper;
  ListingEditorResult: Omit<ListingEditorResult, 'editor'> & { editor?: Maybe<ResolversParentTypes['ListingEditor']> };
  ListingCreateResult: ListingCreateResult;
  ListingVersion: ListingVersion;
  ListingOutcome: ListingOutcome;
  ListingsResult: ListingsResult;
  KnownName: KnownName;
  ModelFact: ModelFact;
  PriceEstimate: PriceEstimate;
  OriginalityInput: OriginalityInput;
  Comparable: Comparable;
  PriceGuidance: PriceGuidance;
  InventoryFilter: InventoryFilter;
  ListingEvent: ListingEvent;
  ListingVariantStock: ListingVariantStock;
  StockWriteOff: StockWriteOff;
  ListingStock: ListingStock;
  SoldFor: SoldFor;
  SlowListing: Omit<SlowListing, 'listing'> & { listing: ResolversParentTypes['SellerListing'] };
  SlowListingEdge: Omit<SlowListingEdge, 'node'> & { node: ResolversParentTypes['SlowListing'] };
  SlowListingConnection: Omit<SlowListingConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SlowListingEdge']> };
  StockAgeBand: StockAgeBand;
  MissingView: MissingView;
  AskedView: AskedView;
  WishlistItem: Omit<WishlistItem, 'item'> & { item: ResolversParentTypes['Item'] };
  WishlistEdge: Omit<WishlistEdge, 'node'> & { node: ResolversParentTypes['WishlistItem'] };
  WishlistConnection: Omit<WishlistConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['WishlistEdge']> };
  WishlistShare: WishlistShare;
  SharedWishlistEdge: Omit<SharedWishlistEdge, 'node'> & { node: ResolversParentTypes['Item'] };
  SharedWishlist: Omit<SharedWishlist, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SharedWishlistEdge']> };
  WishlistShareResult: WishlistShareResult;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], unknown> {
  name: 'DateTime';
}

export type CurrencyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  iso?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  ping?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ledgerAccounts?: Resolver<ReadonlyArray<ResolversTypes['LedgerAccount']>, ParentType, ContextType>;
  journal?: Resolver<ResolversTypes['JournalEntryConnection'], ParentType, ContextType, RequireFields<QueryJournalArgs, 'first'>>;
  journalSums?: Resolver<ResolversTypes['JournalSums'], ParentType, ContextType, Partial<QueryJournalSumsArgs>>;
  journalEntry?: Resolver<Maybe<ResolversTypes['JournalEntry']>, ParentType, ContextType, RequireFields<QueryJournalEntryArgs, 'id'>>;
  trialBalance?: Resolver<ResolversTypes['TrialBalance'], ParentType, ContextType, Partial<QueryTrialBalanceArgs>>;
  journalFiles?: Resolver<ResolversTypes['JournalFileConnection'], ParentType, ContextType, RequireFields<QueryJournalFilesArgs, 'first'>>;
  booksClosedUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  daySheet?: Resolver<ResolversTypes['DaySheet'], ParentType, ContextType, Partial<QueryDaySheetArgs>>;
  closedDays?: Resolver<ReadonlyArray<ResolversTypes['ClosedDay']>, ParentType, ContextType, RequireFields<QueryClosedDaysArgs, 'first'>>;
  quickbooks?: Resolver<ResolversTypes['QuickBooksConnection'], ParentType, ContextType>;
  quickbooksDocuments?: Resolver<ResolversTypes['QuickBooksDocumentConnection'], ParentType, ContextType, RequireFields<QueryQuickbooksDocumentsArgs, 'first'>>;
  quickbooksCounts?: Resolver<ReadonlyArray<ResolversTypes['QuickBooksStateCount']>, ParentType, ContextType>;
  quickbooksMappings?: Resolver<ReadonlyArray<ResolversTypes['QuickBooksMapping']>, ParentType, ContextType>;
  quickbooksChoices?: Resolver<Maybe<ReadonlyArray<ResolversTypes['QuickBooksChoice']>>, ParentType, ContextType, RequireFields<QueryQuickbooksChoicesArgs, 'kind'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  impersonator?: Resolver<Maybe<ResolversTypes['PublicAccount']>, ParentType, ContextType>;
  accounts?: Resolver<ResolversTypes['AccountConnection'], ParentType, ContextType, RequireFields<QueryAccountsArgs, 'first'>>;
  accountSecurity?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType>;
  addresses?: Resolver<ResolversTypes['AddressConnection'], ParentType, ContextType, RequireFields<QueryAddressesArgs, 'first'>>;
  addressStores?: Resolver<ReadonlyArray<ResolversTypes['Address']>, ParentType, ContextType>;
  botChallenge?: Resolver<ResolversTypes['BotChallenge'], ParentType, ContextType, RequireFields<QueryBotChallengeArgs, 'action'>>;
  plainFormRefusal?: Resolver<Maybe<ResolversTypes['PlainFormRefusal']>, ParentType, ContextType, RequireFields<QueryPlainFormRefusalArgs, 'form'>>;
  passwordResetOverview?: Resolver<Maybe<ResolversTypes['PasswordResetOverview']>, ParentType, ContextType, RequireFields<QueryPasswordResetOverviewArgs, 'code'>>;
  appraisals?: Resolver<ResolversTypes['AppraisalConnection'], ParentType, ContextType, Partial<QueryAppraisalsArgs>>;
  appraisal?: Resolver<Maybe<ResolversTypes['Appraisal']>, ParentType, ContextType, RequireFields<QueryAppraisalArgs, 'id'>>;
  assistants?: Resolver<ReadonlyArray<ResolversTypes['Assistant']>, ParentType, ContextType>;
  assistant?: Resolver<Maybe<ResolversTypes['Assistant']>, ParentType, ContextType, RequireFields<QueryAssistantArgs, 'id'>>;
  assistantModel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assistantQuestions?: Resolver<ResolversTypes['AssistantQuestionConnection'], ParentType, ContextType, Partial<QueryAssistantQuestionsArgs>>;
  assistantQuestion?: Resolver<Maybe<ResolversTypes['AssistantQuestion']>, ParentType, ContextType, RequireFields<QueryAssistantQuestionArgs, 'id'>>;
  assistantUse?: Resolver<ReadonlyArray<ResolversTypes['AssistantUse']>, ParentType, ContextType>;
  assistantDays?: Resolver<ReadonlyArray<ResolversTypes['AssistantDay']>, ParentType, ContextType>;
  tableViews?: Resolver<ReadonlyArray<ResolversTypes['TableView']>, ParentType, ContextType, RequireFields<QueryTableViewsArgs, 'tableId'>>;
  batches?: Resolver<ResolversTypes['BatchConnection'], ParentType, ContextType, Partial<QueryBatchesArgs>>;
  batch?: Resolver<Maybe<ResolversTypes['Batch']>, ParentType, ContextType, RequireFields<QueryBatchArgs, 'id'>>;
  tableExports?: Resolver<ReadonlyArray<ResolversTypes['TableExport']>, ParentType, ContextType>;
  remotes?: Resolver<ReadonlyArray<ResolversTypes['Remote']>, ParentType, ContextType>;
  findRecords?: Resolver<ReadonlyArray<ResolversTypes['RecordHit']>, ParentType, ContextType, RequireFields<QueryFindRecordsArgs, 'search'>>;
  auditLog?: Resolver<ResolversTypes['AuditConnection'], ParentType, ContextType, Partial<QueryAuditLogArgs>>;
  outboxMails?: Resolver<ResolversTypes['OutboxMailConnection'], ParentType, ContextType, Partial<QueryOutboxMailsArgs>>;
  failedJobs?: Resolver<ReadonlyArray<ResolversTypes['FailedJob']>, ParentType, ContextType>;
  regularWork?: Resolver<ReadonlyArray<ResolversTypes['RegularWork']>, ParentType, ContextType>;
  shopOverview?: Resolver<ResolversTypes['ShopOverview'], ParentType, ContextType>;
  instrumentValuation?: Resolver<Maybe<ResolversTypes['InstrumentValuation']>, ParentType, ContextType, RequireFields<QueryInstrumentValuationArgs, 'brand' | 'model'>>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType, RequireFields<QuerySellerArgs, 'username'>>;
  listings?: Resolver<ResolversTypes['ListingSearch'], ParentType, ContextType, RequireFields<QueryListingsArgs, 'sort' | 'page' | 'first'>>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<QueryItemArgs, 'id'>>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<QueryItemsArgs, 'ids'>>;
  similarItems?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<QuerySimilarItemsArgs, 'itemId' | 'first'>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'slug'>>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  decades?: Resolver<ReadonlyArray<ResolversTypes['DecadeCount']>, ParentType, ContextType>;
  searchSuggestions?: Resolver<ReadonlyArray<ResolversTypes['Suggestion']>, ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'keywords'>>;
  catalogueBrands?: Resolver<ResolversTypes['CatalogueBrandConnection'], ParentType, ContextType, RequireFields<QueryCatalogueBrandsArgs, 'sort' | 'descending'>>;
  catalogueBrand?: Resolver<Maybe<ResolversTypes['CatalogueBrand']>, ParentType, ContextType, RequireFields<QueryCatalogueBrandArgs, 'id'>>;
  catalogueCategories?: Resolver<ReadonlyArray<ResolversTypes['CatalogueCategory']>, ParentType, ContextType>;
  catalogueNamePreview?: Resolver<ResolversTypes['CatalogueNamePreview'], ParentType, ContextType, RequireFields<QueryCatalogueNamePreviewArgs, 'change'>>;
  catalogueNameChanges?: Resolver<ReadonlyArray<ResolversTypes['CatalogueNameChange']>, ParentType, ContextType>;
  searchVocabulary?: Resolver<ResolversTypes['SearchVocabulary'], ParentType, ContextType>;
  searchVocabularyRevisions?: Resolver<ReadonlyArray<ResolversTypes['SearchVocabulary']>, ParentType, ContextType>;
  searchVocabularyRevision?: Resolver<Maybe<ResolversTypes['SearchVocabulary']>, ParentType, ContextType, RequireFields<QuerySearchVocabularyRevisionArgs, 'version'>>;
  searchComparison?: Resolver<ResolversTypes['SearchComparisonResult'], ParentType, ContextType, RequireFields<QuerySearchComparisonArgs, 'entries'>>;
  banner?: Resolver<ReadonlyArray<ResolversTypes['BannerEntry']>, ParentType, ContextType>;
  menus?: Resolver<ReadonlyArray<ResolversTypes['Menu']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['ContentPage']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'slug'>>;
  posts?: Resolver<ResolversTypes['BlogPosts'], ParentType, ContextType, RequireFields<QueryPostsArgs, 'first' | 'skip'>>;
  post?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType, RequireFields<QueryPostArgs, 'slug'>>;
  blogCategories?: Resolver<ReadonlyArray<ResolversTypes['BlogCategory']>, ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['QuestionGroup']>, ParentType, ContextType>;
  contentDocuments?: Resolver<ResolversTypes['ContentDocumentConnection'], ParentType, ContextType, RequireFields<QueryContentDocumentsArgs, 'kind' | 'archived'>>;
  contentDocument?: Resolver<Maybe<ResolversTypes['ContentDocument']>, ParentType, ContextType, RequireFields<QueryContentDocumentArgs, 'id'>>;
  contentVersions?: Resolver<ReadonlyArray<ResolversTypes['ContentVersion']>, ParentType, ContextType, RequireFields<QueryContentVersionsArgs, 'id'>>;
  contentRendered?: Resolver<ResolversTypes['ContentRendered'], ParentType, ContextType, RequireFields<QueryContentRenderedArgs, 'markdown' | 'locale'>>;
  contentPreviewAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryContentPreviewAddressArgs, 'id' | 'locale'>>;
  contentChoices?: Resolver<ResolversTypes['ContentChoices'], ParentType, ContextType>;
  contentTargets?: Resolver<ReadonlyArray<ResolversTypes['ContentTarget']>, ParentType, ContextType>;
  contentDeadTargets?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryContentDeadTargetsArgs, 'targets' | 'locale'>>;
  formSubmissions?: Resolver<ResolversTypes['FormSubmissionConnection'], ParentType, ContextType, RequireFields<QueryFormSubmissionsArgs, 'mine'>>;
  formSubmission?: Resolver<Maybe<ResolversTypes['FormSubmission']>, ParentType, ContextType, RequireFields<QueryFormSubmissionArgs, 'id'>>;
  formAssignees?: Resolver<ReadonlyArray<ResolversTypes['StaffName']>, ParentType, ContextType>;
  formDraft?: Resolver<Maybe<ResolversTypes['FormDraft']>, ParentType, ContextType, RequireFields<QueryFormDraftArgs, 'id'>>;
  mailTemplates?: Resolver<ReadonlyArray<ResolversTypes['MailTemplate']>, ParentType, ContextType>;
  mailTemplate?: Resolver<Maybe<ResolversTypes['MailTemplate']>, ParentType, ContextType, RequireFields<QueryMailTemplateArgs, 'key'>>;
  redirects?: Resolver<ResolversTypes['RedirectConnection'], ParentType, ContextType, RequireFields<QueryRedirectsArgs, 'unused' | 'removed'>>;
  redirect?: Resolver<Maybe<ResolversTypes['Redirect']>, ParentType, ContextType, RequireFields<QueryRedirectArgs, 'id'>>;
  listingDescription?: Resolver<Maybe<ResolversTypes['ListingDescription']>, ParentType, ContextType, RequireFields<QueryListingDescriptionArgs, 'id'>>;
  listingDescriptionCheck?: Resolver<Maybe<ResolversTypes['DescriptionCheck']>, ParentType, ContextType, RequireFields<QueryListingDescriptionCheckArgs, 'id' | 'en' | 'fr'>>;
  exchangeRates?: Resolver<Maybe<ResolversTypes['ExchangeRates']>, ParentType, ContextType>;
  orderFeedback?: Resolver<Maybe<ResolversTypes['OrderFeedback']>, ParentType, ContextType, RequireFields<QueryOrderFeedbackArgs, 'orderId'>>;
  reportedFeedback?: Resolver<ResolversTypes['FeedbackConnection'], ParentType, ContextType, RequireFields<QueryReportedFeedbackArgs, 'hidden'>>;
  moderatedFeedback?: Resolver<Maybe<ResolversTypes['Feedback']>, ParentType, ContextType, RequireFields<QueryModeratedFeedbackArgs, 'id'>>;
  itemShippingEstimate?: Resolver<ReadonlyArray<ResolversTypes['ShippingMethodOption']>, ParentType, ContextType, RequireFields<QueryItemShippingEstimateArgs, 'itemId' | 'postalCode' | 'countryIso'>>;
  holdRules?: Resolver<ReadonlyArray<ResolversTypes['HoldRule']>, ParentType, ContextType>;
  dealTerms?: Resolver<ReadonlyArray<ResolversTypes['DealTerms']>, ParentType, ContextType>;
  intakes?: Resolver<ResolversTypes['IntakeConnection'], ParentType, ContextType, Partial<QueryIntakesArgs>>;
  intake?: Resolver<Maybe<ResolversTypes['Intake']>, ParentType, ContextType, RequireFields<QueryIntakeArgs, 'id'>>;
  serialLookup?: Resolver<ResolversTypes['SerialLookup'], ParentType, ContextType, RequireFields<QuerySerialLookupArgs, 'serial'>>;
  stolenSerials?: Resolver<ResolversTypes['StolenSerialConnection'], ParentType, ContextType, Partial<QueryStolenSerialsArgs>>;
  consentRequest?: Resolver<Maybe<ResolversTypes['ConsentRequest']>, ParentType, ContextType, RequireFields<QueryConsentRequestArgs, 'id'>>;
  viewerConsentRequests?: Resolver<ReadonlyArray<ResolversTypes['ConsentRequest']>, ParentType, ContextType>;
  consentRequests?: Resolver<ResolversTypes['ConsentRequestConnection'], ParentType, ContextType, RequireFields<QueryConsentRequestsArgs, 'open'>>;
  consignment?: Resolver<Maybe<ResolversTypes['Consignment']>, ParentType, ContextType, RequireFields<QueryConsignmentArgs, 'listingId'>>;
  apiKeys?: Resolver<ResolversTypes['ApiKeyConnection'], ParentType, ContextType, Partial<QueryApiKeysArgs>>;
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType, RequireFields<QueryApiKeyArgs, 'id'>>;
  webhookEventKinds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  webhooks?: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, Partial<QueryWebhookDeliveriesArgs>>;
  webhookDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveryArgs, 'id'>>;
  listingImports?: Resolver<ReadonlyArray<ResolversTypes['ListingImport']>, ParentType, ContextType>;
  listingImport?: Resolver<Maybe<ResolversTypes['ListingImport']>, ParentType, ContextType, RequireFields<QueryListingImportArgs, 'id'>>;
  photographs?: Resolver<ReadonlyArray<ResolversTypes['Photograph']>, ParentType, ContextType, RequireFields<QueryPhotographsArgs, 'ids'>>;
  messageCountUnread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notificationPreferences?: Resolver<ResolversTypes['NotificationPreferences'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first'>>;
  threads?: Resolver<ResolversTypes['ThreadConnection'], ParentType, ContextType, RequireFields<QueryThreadsArgs, 'first' | 'filter'>>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType, RequireFields<QueryThreadArgs, 'id'>>;
  savedReplies?: Resolver<ReadonlyArray<ResolversTypes['SavedReply']>, ParentType, ContextType>;
  awayReply?: Resolver<Maybe<ResolversTypes['AwayReply']>, ParentType, ContextType>;
  threadAbout?: Resolver<Maybe<ResolversTypes['ThreadStart']>, ParentType, ContextType, RequireFields<QueryThreadAboutArgs, 'subject'>>;
  unsubscription?: Resolver<Maybe<ResolversTypes['Unsubscription']>, ParentType, ContextType, RequireFields<QueryUnsubscriptionArgs, 'token'>>;
  cardFields?: Resolver<ResolversTypes['CardFields'], ParentType, ContextType>;
  prepaidCodes?: Resolver<ResolversTypes['PrepaidCodeConnection'], ParentType, ContextType, RequireFields<QueryPrepaidCodesArgs, 'first'>>;
  paymentHandoff?: Resolver<Maybe<ResolversTypes['PaymentHandoff']>, ParentType, ContextType, RequireFields<QueryPaymentHandoffArgs, 'idempotencyKey'>>;
  paymentMethods?: Resolver<ReadonlyArray<ResolversTypes['PaymentMethodKind']>, ParentType, ContextType>;
  providerSettlements?: Resolver<ResolversTypes['ProviderSettlementConnection'], ParentType, ContextType, RequireFields<QueryProviderSettlementsArgs, 'first'>>;
  providerSettlement?: Resolver<Maybe<ResolversTypes['ProviderSettlement']>, ParentType, ContextType, RequireFields<QueryProviderSettlementArgs, 'id'>>;
  settlementRow?: Resolver<Maybe<ResolversTypes['SettlementRow']>, ParentType, ContextType, RequireFields<QuerySettlementRowArgs, 'id'>>;
  storedValueAccounts?: Resolver<ResolversTypes['StoredValueAccountConnection'], ParentType, ContextType, RequireFields<QueryStoredValueAccountsArgs, 'first'>>;
  storedValueAccount?: Resolver<Maybe<ResolversTypes['StoredValueAccount']>, ParentType, ContextType, RequireFields<QueryStoredValueAccountArgs, 'id'>>;
  storedValueTotals?: Resolver<ResolversTypes['StoredValueTotals'], ParentType, ContextType>;
  staffRoles?: Resolver<ReadonlyArray<ResolversTypes['StaffRole']>, ParentType, ContextType>;
  accountDetails?: Resolver<Maybe<ResolversTypes['AccountDetails']>, ParentType, ContextType, RequireFields<QueryAccountDetailsArgs, 'id'>>;
  viewerSellerApplication?: Resolver<Maybe<ResolversTypes['SellerApplication']>, ParentType, ContextType>;
  sellerApplications?: Resolver<ResolversTypes['SellerApplicationConnection'], ParentType, ContextType, RequireFields<QuerySellerApplicationsArgs, 'first'>>;
  sellerApplication?: Resolver<Maybe<ResolversTypes['SellerApplication']>, ParentType, ContextType, RequireFields<QuerySellerApplicationArgs, 'id'>>;
  accountMergePreview?: Resolver<ResolversTypes['AccountMergePreviewResult'], ParentType, ContextType, RequireFields<QueryAccountMergePreviewArgs, 'keptId' | 'closedId'>>;
  impersonation?: Resolver<Maybe<ResolversTypes['Impersonation']>, ParentType, ContextType>;
  accountPrivacy?: Resolver<ResolversTypes['AccountPrivacy'], ParentType, ContextType>;
  accountDeletion?: Resolver<Maybe<ResolversTypes['AccountDeletion']>, ParentType, ContextType>;
  repairJobs?: Resolver<ResolversTypes['RepairJobConnection'], ParentType, ContextType, RequireFields<QueryRepairJobsArgs, 'open'>>;
  repairJob?: Resolver<Maybe<ResolversTypes['RepairJob']>, ParentType, ContextType, RequireFields<QueryRepairJobArgs, 'id'>>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<QueryCartArgs, 'orderId'>>;
  orderShippingMethods?: Resolver<ReadonlyArray<ResolversTypes['ShippingMethodOption']>, ParentType, ContextType, RequireFields<QueryOrderShippingMethodsArgs, 'orderId'>>;
  claimableOrderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counterListings?: Resolver<ResolversTypes['CounterListings'], ParentType, ContextType, RequireFields<QueryCounterListingsArgs, 'search'>>;
  draftOrders?: Resolver<ResolversTypes['DraftOrderConnection'], ParentType, ContextType, Partial<QueryDraftOrdersArgs>>;
  draftOrder?: Resolver<Maybe<ResolversTypes['DraftOrder']>, ParentType, ContextType, RequireFields<QueryDraftOrderArgs, 'id'>>;
  listingHold?: Resolver<Maybe<ResolversTypes['ListingHold']>, ParentType, ContextType, RequireFields<QueryListingHoldArgs, 'listingId'>>;
  layawayPlans?: Resolver<ReadonlyArray<ResolversTypes['Layaway']>, ParentType, ContextType, RequireFields<QueryLayawayPlansArgs, 'orderId'>>;
  offersBuyingCounts?: Resolver<ResolversTypes['OfferCounts'], ParentType, ContextType>;
  offersSellingCounts?: Resolver<ResolversTypes['OfferCounts'], ParentType, ContextType, RequireFields<QueryOffersSellingCountsArgs, 'everySeller'>>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType, RequireFields<QueryOfferArgs, 'id'>>;
  viewerOffer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType, RequireFields<QueryViewerOfferArgs, 'listingId'>>;
  offersBuying?: Resolver<ResolversTypes['OfferConnection'], ParentType, ContextType, RequireFields<QueryOffersBuyingArgs, 'live'>>;
  offersSelling?: Resolver<ResolversTypes['OfferConnection'], ParentType, ContextType, RequireFields<QueryOffersSellingArgs, 'everySeller'>>;
  offerListings?: Resolver<ResolversTypes['OfferListingConnection'], ParentType, ContextType, RequireFields<QueryOfferListingsArgs, 'everySeller'>>;
  saleProceeds?: Resolver<Maybe<ResolversTypes['SaleProceeds']>, ParentType, ContextType, RequireFields<QuerySaleProceedsArgs, 'listingId' | 'amountCents'>>;
  orderStatus?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType, RequireFields<QueryOrderStatusArgs, 'key'>>;
  orderRefundQuote?: Resolver<ResolversTypes['RefundQuote'], ParentType, ContextType, RequireFields<QueryOrderRefundQuoteArgs, 'id' | 'amountCents'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderDocument?: Resolver<Maybe<ResolversTypes['OrderDocument']>, ParentType, ContextType, RequireFields<QueryOrderDocumentArgs, 'id' | 'kind'>>;
  orderRefund?: Resolver<Maybe<ResolversTypes['OrderRefund']>, ParentType, ContextType, RequireFields<QueryOrderRefundArgs, 'id'>>;
  ordersCompleted?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, Partial<QueryOrdersCompletedArgs>>;
  purchaseCounts?: Resolver<ResolversTypes['PurchaseCounts'], ParentType, ContextType>;
  invoices?: Resolver<ResolversTypes['InvoiceConnection'], ParentType, ContextType, Partial<QueryInvoicesArgs>>;
  sellingOrders?: Resolver<ResolversTypes['SellingOrderConnection'], ParentType, ContextType, RequireFields<QuerySellingOrdersArgs, 'toShip' | 'everySeller'>>;
  sellingCounts?: Resolver<ResolversTypes['SellingCounts'], ParentType, ContextType, RequireFields<QuerySellingCountsArgs, 'everySeller'>>;
  sellerCorrections?: Resolver<ReadonlyArray<ResolversTypes['SellerCorrection']>, ParentType, ContextType, Partial<QuerySellerCorrectionsArgs>>;
  duePayouts?: Resolver<ReadonlyArray<ResolversTypes['SellerDue']>, ParentType, ContextType>;
  payoutRuns?: Resolver<ResolversTypes['PayoutRunConnection'], ParentType, ContextType, Partial<QueryPayoutRunsArgs>>;
  payoutRun?: Resolver<Maybe<ResolversTypes['PayoutRun']>, ParentType, ContextType, RequireFields<QueryPayoutRunArgs, 'id'>>;
  plainCheckout?: Resolver<ResolversTypes['PlainCheckout'], ParentType, ContextType>;
  returnRequest?: Resolver<Maybe<ResolversTypes['ReturnRequest']>, ParentType, ContextType, RequireFields<QueryReturnRequestArgs, 'id'>>;
  purchasedLine?: Resolver<Maybe<ResolversTypes['PurchasedLine']>, ParentType, ContextType, RequireFields<QueryPurchasedLineArgs, 'lineItemId'>>;
  staffOrders?: Resolver<ResolversTypes['StaffOrderConnection'], ParentType, ContextType, Partial<QueryStaffOrdersArgs>>;
  staffOrderSums?: Resolver<ResolversTypes['StaffOrderSums'], ParentType, ContextType, Partial<QueryStaffOrderSumsArgs>>;
  staffOrderCounts?: Resolver<ReadonlyArray<ResolversTypes['StaffOrderCount']>, ParentType, ContextType>;
  spendingByMonth?: Resolver<ReadonlyArray<ResolversTypes['MonthlySpending']>, ParentType, ContextType, RequireFields<QuerySpendingByMonthArgs, 'months'>>;
  salesByMonth?: Resolver<ReadonlyArray<ResolversTypes['MonthlySales']>, ParentType, ContextType, RequireFields<QuerySalesByMonthArgs, 'months'>>;
  sellerStatement?: Resolver<ResolversTypes['SellerStatement'], ParentType, ContextType, Partial<QuerySellerStatementArgs>>;
  portfolio?: Resolver<ResolversTypes['Portfolio'], ParentType, ContextType>;
  portfolioItem?: Resolver<Maybe<ResolversTypes['PortfolioItem']>, ParentType, ContextType, RequireFields<QueryPortfolioItemArgs, 'id'>>;
  savedSearches?: Resolver<ReadonlyArray<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  savedSearch?: Resolver<Maybe<ResolversTypes['SavedSearch']>, ParentType, ContextType, RequireFields<QuerySavedSearchArgs, 'id'>>;
  savedSearchDraft?: Resolver<ResolversTypes['SavedSearchDraft'], ParentType, ContextType, RequireFields<QuerySavedSearchDraftArgs, 'filter'>>;
  sellerListings?: Resolver<ResolversTypes['SellerListingConnection'], ParentType, ContextType, RequireFields<QuerySellerListingsArgs, 'everySeller'>>;
  sellerListingCounts?: Resolver<ReadonlyArray<ResolversTypes['SellerListingCount']>, ParentType, ContextType, RequireFields<QuerySellerListingCountsArgs, 'everySeller'>>;
  listingEditor?: Resolver<Maybe<ResolversTypes['ListingEditor']>, ParentType, ContextType, RequireFields<QueryListingEditorArgs, 'id'>>;
  listingNames?: Resolver<ReadonlyArray<ResolversTypes['KnownName']>, ParentType, ContextType, RequireFields<QueryListingNamesArgs, 'text'>>;
  modelFacts?: Resolver<ReadonlyArray<ResolversTypes['ModelFact']>, ParentType, ContextType, RequireFields<QueryModelFactsArgs, 'brand' | 'model'>>;
  priceGuidance?: Resolver<Maybe<ResolversTypes['PriceGuidance']>, ParentType, ContextType, RequireFields<QueryPriceGuidanceArgs, 'id' | 'brand' | 'model' | 'priceCents'>>;
  listingStock?: Resolver<ResolversTypes['ListingStock'], ParentType, ContextType, RequireFields<QueryListingStockArgs, 'id'>>;
  inventory?: Resolver<ResolversTypes['SellerListingConnection'], ParentType, ContextType, Partial<QueryInventoryArgs>>;
  listingHistory?: Resolver<ReadonlyArray<ResolversTypes['ListingEvent']>, ParentType, ContextType, RequireFields<QueryListingHistoryArgs, 'id'>>;
  slowStock?: Resolver<ResolversTypes['SlowListingConnection'], ParentType, ContextType, RequireFields<QuerySlowStockArgs, 'days'>>;
  stockAgeBands?: Resolver<ReadonlyArray<ResolversTypes['StockAgeBand']>, ParentType, ContextType>;
  missingViews?: Resolver<ReadonlyArray<ResolversTypes['MissingView']>, ParentType, ContextType, RequireFields<QueryMissingViewsArgs, 'itemId'>>;
  wishlistShare?: Resolver<Maybe<ResolversTypes['WishlistShare']>, ParentType, ContextType>;
  sharedWishlist?: Resolver<Maybe<ResolversTypes['SharedWishlist']>, ParentType, ContextType, RequireFields<QuerySharedWishlistArgs, 'token'>>;
  wishlist?: Resolver<ResolversTypes['WishlistConnection'], ParentType, ContextType, Partial<QueryWishlistArgs>>;
  wishlistItemIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  ping?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  journalFileCreate?: Resolver<ResolversTypes['JournalFileResult'], ParentType, ContextType, RequireFields<MutationJournalFileCreateArgs, 'format' | 'from' | 'to' | 'summary' | 'repeat'>>;
  booksClose?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationBooksCloseArgs, 'day'>>;
  daySheetSave?: Resolver<ResolversTypes['DaySheetResult'], ParentType, ContextType, RequireFields<MutationDaySheetSaveArgs, 'day' | 'version' | 'sheet'>>;
  daySheetExplain?: Resolver<ResolversTypes['DaySheetResult'], ParentType, ContextType, RequireFields<MutationDaySheetExplainArgs, 'day' | 'version' | 'line' | 'text'>>;
  dayClose?: Resolver<ResolversTypes['DaySheetResult'], ParentType, ContextType, RequireFields<MutationDayCloseArgs, 'day' | 'version'>>;
  dayCorrect?: Resolver<ResolversTypes['DaySheetResult'], ParentType, ContextType, RequireFields<MutationDayCorrectArgs, 'day' | 'amountCents' | 'reason' | 'idempotencyKey'>>;
  quickbooksPostingSet?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationQuickbooksPostingSetArgs, 'posting'>>;
  quickbooksConnect?: Resolver<ResolversTypes['QuickBooksConnectResult'], ParentType, ContextType>;
  quickbooksDisconnect?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType>;
  quickbooksMap?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationQuickbooksMapArgs, 'role' | 'refId'>>;
  quickbooksDocumentRetry?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationQuickbooksDocumentRetryArgs, 'id'>>;
  quickbooksDocumentSkip?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationQuickbooksDocumentSkipArgs, 'id' | 'reason'>>;
  sessionCreate?: Resolver<ResolversTypes['SessionResult'], ParentType, ContextType, RequireFields<MutationSessionCreateArgs, 'email' | 'password'>>;
  sessionCreateWithCode?: Resolver<ResolversTypes['SessionResult'], ParentType, ContextType, RequireFields<MutationSessionCreateWithCodeArgs, 'email' | 'code' | 'securityCode'>>;
  sessionSendAuthCode?: Resolver<ResolversTypes['AuthCodeResult'], ParentType, ContextType, RequireFields<MutationSessionSendAuthCodeArgs, 'email'>>;
  sessionReauthenticate?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationSessionReauthenticateArgs, 'credential'>>;
  sessionEnd?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationSessionEndArgs, 'id'>>;
  sessionEndOthers?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType>;
  sessionDestroy?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType>;
  accountCreate?: Resolver<ResolversTypes['SessionResult'], ParentType, ContextType, RequireFields<MutationAccountCreateArgs, 'account'>>;
  accountForgotPassword?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationAccountForgotPasswordArgs, 'email'>>;
  accountResetPassword?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationAccountResetPasswordArgs, 'code' | 'password'>>;
  accountConfirmEmail?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationAccountConfirmEmailArgs, 'code'>>;
  accountSendEmailConfirmation?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType>;
  accountUpdate?: Resolver<ResolversTypes['AccountUpdateResult'], ParentType, ContextType, RequireFields<MutationAccountUpdateArgs, 'account'>>;
  accountChangePassword?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationAccountChangePasswordArgs, 'passwords'>>;
  addressUpdate?: Resolver<ResolversTypes['AddressResult'], ParentType, ContextType, RequireFields<MutationAddressUpdateArgs, 'id' | 'address'>>;
  addressCreate?: Resolver<ResolversTypes['AddressResult'], ParentType, ContextType, RequireFields<MutationAddressCreateArgs, 'address'>>;
  addressExpressCreate?: Resolver<ResolversTypes['AddressResult'], ParentType, ContextType, RequireFields<MutationAddressExpressCreateArgs, 'address' | 'orderId'>>;
  addressDelete?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationAddressDeleteArgs, 'id'>>;
  addressSetDefault?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationAddressSetDefaultArgs, 'id'>>;
  accountExpressAssociate?: Resolver<ResolversTypes['SessionResult'], ParentType, ContextType, RequireFields<MutationAccountExpressAssociateArgs, 'orderId' | 'email'>>;
  sessionProveSecondFactor?: Resolver<ResolversTypes['SecondFactorResult'], ParentType, ContextType, RequireFields<MutationSessionProveSecondFactorArgs, 'code'>>;
  sessionAskForPasskey?: Resolver<ResolversTypes['PasskeyOptionsResult'], ParentType, ContextType>;
  sessionCreateWithPasskey?: Resolver<ResolversTypes['SessionResult'], ParentType, ContextType, RequireFields<MutationSessionCreateWithPasskeyArgs, 'response'>>;
  totpBegin?: Resolver<ResolversTypes['TotpEnrolmentResult'], ParentType, ContextType>;
  totpConfirm?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationTotpConfirmArgs, 'code'>>;
  totpDisable?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType>;
  recoveryCodesReplace?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType>;
  passkeyBegin?: Resolver<ResolversTypes['PasskeyOptionsResult'], ParentType, ContextType>;
  passkeyAdd?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationPasskeyAddArgs, 'name' | 'response'>>;
  passkeyRename?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationPasskeyRenameArgs, 'id' | 'name'>>;
  passkeyRemove?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationPasskeyRemoveArgs, 'id'>>;
  passkeyAskForProof?: Resolver<ResolversTypes['PasskeyOptionsResult'], ParentType, ContextType>;
  profilePictureRemove?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationProfilePictureRemoveArgs, 'kind'>>;
  appraisalAnswer?: Resolver<ResolversTypes['AppraisalResult'], ParentType, ContextType, RequireFields<MutationAppraisalAnswerArgs, 'id' | 'version' | 'lowCents' | 'estimateCents' | 'highCents' | 'text'>>;
  appraisalMove?: Resolver<ResolversTypes['AppraisalResult'], ParentType, ContextType, RequireFields<MutationAppraisalMoveArgs, 'id' | 'version' | 'to'>>;
  appraisalConsign?: Resolver<ResolversTypes['AppraisalResult'], ParentType, ContextType, RequireFields<MutationAppraisalConsignArgs, 'id' | 'version'>>;
  assistantCreate?: Resolver<ResolversTypes['AssistantResult'], ParentType, ContextType, RequireFields<MutationAssistantCreateArgs, 'definition'>>;
  assistantSave?: Resolver<ResolversTypes['AssistantResult'], ParentType, ContextType, RequireFields<MutationAssistantSaveArgs, 'id' | 'version' | 'definition'>>;
  assistantPublish?: Resolver<ResolversTypes['AssistantResult'], ParentType, ContextType, RequireFields<MutationAssistantPublishArgs, 'id' | 'version'>>;
  assistantRetire?: Resolver<ResolversTypes['AssistantResult'], ParentType, ContextType, RequireFields<MutationAssistantRetireArgs, 'id' | 'version'>>;
  assistantMakeDefault?: Resolver<ResolversTypes['AssistantResult'], ParentType, ContextType, RequireFields<MutationAssistantMakeDefaultArgs, 'id' | 'version'>>;
  tableViewCreate?: Resolver<ResolversTypes['TableViewResult'], ParentType, ContextType, RequireFields<MutationTableViewCreateArgs, 'tableId' | 'name' | 'query' | 'isShared'>>;
  tableViewUpdate?: Resolver<ResolversTypes['TableViewResult'], ParentType, ContextType, RequireFields<MutationTableViewUpdateArgs, 'id'>>;
  tableViewRemove?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationTableViewRemoveArgs, 'id'>>;
  batchPreview?: Resolver<ResolversTypes['BatchResult'], ParentType, ContextType, RequireFields<MutationBatchPreviewArgs, 'kind' | 'rowIds' | 'input'>>;
  batchApply?: Resolver<ResolversTypes['BatchResult'], ParentType, ContextType, RequireFields<MutationBatchApplyArgs, 'id'>>;
  batchUndo?: Resolver<ResolversTypes['BatchResult'], ParentType, ContextType, RequireFields<MutationBatchUndoArgs, 'id' | 'evenChanged'>>;
  tableExportRequest?: Resolver<ResolversTypes['TableExportResult'], ParentType, ContextType, RequireFields<MutationTableExportRequestArgs, 'tableId' | 'query' | 'columns'>>;
  remoteRollBack?: Resolver<ResolversTypes['RemoteRollBackResult'], ParentType, ContextType, RequireFields<MutationRemoteRollBackArgs, 'remote' | 'channel' | 'revision'>>;
  outboxMailResend?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationOutboxMailResendArgs, 'ids'>>;
  failedJobRetry?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationFailedJobRetryArgs, 'id'>>;
  catalogueBrandCreate?: Resolver<ResolversTypes['CatalogueNameResult'], ParentType, ContextType, RequireFields<MutationCatalogueBrandCreateArgs, 'name'>>;
  catalogueNameChange?: Resolver<ResolversTypes['CatalogueNameResult'], ParentType, ContextType, RequireFields<MutationCatalogueNameChangeArgs, 'change'>>;
  catalogueNameUndo?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationCatalogueNameUndoArgs, 'id'>>;
  catalogueNameRemove?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationCatalogueNameRemoveArgs, 'kind' | 'id' | 'version'>>;
  catalogueCategorySave?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationCatalogueCategorySaveArgs, 'id' | 'version' | 'title' | 'description'>>;
  catalogueTypeSave?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationCatalogueTypeSaveArgs, 'id' | 'version' | 'title' | 'description'>>;
  catalogueTypeCreate?: Resolver<ResolversTypes['CatalogueNameResult'], ParentType, ContextType, RequireFields<MutationCatalogueTypeCreateArgs, 'categoryId' | 'title' | 'description'>>;
  catalogueOrder?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationCatalogueOrderArgs, 'from' | 'ids'>>;
  searchVocabularySave?: Resolver<ResolversTypes['SearchVocabularyResult'], ParentType, ContextType, RequireFields<MutationSearchVocabularySaveArgs, 'version' | 'entries'>>;
  contentCreate?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationContentCreateArgs, 'kind' | 'titleEn'>>;
  contentDuplicate?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationContentDuplicateArgs, 'id'>>;
  contentSave?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationContentSaveArgs, 'id' | 'version' | 'values'>>;
  contentDraftKeep?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationContentDraftKeepArgs, 'id' | 'version' | 'values'>>;
  contentPublish?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationContentPublishArgs, 'id' | 'version' | 'languages'>>;
  contentUnpublish?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationContentUnpublishArgs, 'id' | 'version' | 'languages'>>;
  contentSchedule?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationContentScheduleArgs, 'id' | 'version' | 'languages' | 'at'>>;
  contentUnschedule?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationContentUnscheduleArgs, 'id' | 'version' | 'languages'>>;
  contentRestore?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationContentRestoreArgs, 'id' | 'version' | 'from'>>;
  contentMove?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationContentMoveArgs, 'id' | 'version' | 'slug'>>;
  contentArchive?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationContentArchiveArgs, 'id' | 'version'>>;
  contentUnarchive?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationContentUnarchiveArgs, 'id'>>;
  contentMoveTexts?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationContentMoveTextsArgs, 'id' | 'version' | 'from' | 'to'>>;
  contentReorder?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationContentReorderArgs, 'kind' | 'from' | 'ids'>>;
  formAnswer?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<MutationFormAnswerArgs, 'id' | 'version' | 'subject' | 'text'>>;
  formMove?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<MutationFormMoveArgs, 'id' | 'version' | 'to'>>;
  formAssign?: Resolver<ResolversTypes['FormResult'], ParentType, ContextType, RequireFields<MutationFormAssignArgs, 'id' | 'version'>>;
  mailTextSave?: Resolver<ResolversTypes['MailTextResult'], ParentType, ContextType, RequireFields<MutationMailTextSaveArgs, 'key' | 'locale' | 'version' | 'words'>>;
  mailTextRestore?: Resolver<ResolversTypes['MailTextResult'], ParentType, ContextType, RequireFields<MutationMailTextRestoreArgs, 'key' | 'locale' | 'version'>>;
  mailTextPreview?: Resolver<ResolversTypes['MailPreviewResult'], ParentType, ContextType, RequireFields<MutationMailTextPreviewArgs, 'key' | 'locale' | 'words'>>;
  mailTextTest?: Resolver<ResolversTypes['MailPreviewResult'], ParentType, ContextType, RequireFields<MutationMailTextTestArgs, 'key' | 'locale' | 'words'>>;
  redirectSave?: Resolver<ResolversTypes['RedirectResult'], ParentType, ContextType, RequireFields<MutationRedirectSaveArgs, 'redirect'>>;
  redirectRemove?: Resolver<ResolversTypes['RedirectResult'], ParentType, ContextType, RequireFields<MutationRedirectRemoveArgs, 'id' | 'version'>>;
  redirectRestore?: Resolver<ResolversTypes['RedirectResult'], ParentType, ContextType, RequireFields<MutationRedirectRestoreArgs, 'id'>>;
  redirectsImport?: Resolver<ResolversTypes['RedirectImportResult'], ParentType, ContextType, RequireFields<MutationRedirectsImportArgs, 'csv'>>;
  listingDescriptionDraft?: Resolver<ResolversTypes['DescriptionDraftResult'], ParentType, ContextType, RequireFields<MutationListingDescriptionDraftArgs, 'id'>>;
  listingDescriptionSave?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationListingDescriptionSaveArgs, 'id' | 'version' | 'en' | 'fr'>>;
  feedbackCreate?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationFeedbackCreateArgs, 'orderId' | 'feedback'>>;
  feedbackAnswer?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationFeedbackAnswerArgs, 'id' | 'text'>>;
  feedbackReport?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationFeedbackReportArgs, 'id' | 'reason'>>;
  feedbackHide?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationFeedbackHideArgs, 'id' | 'reason'>>;
  feedbackShow?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationFeedbackShowArgs, 'id'>>;
  intakeReceive?: Resolver<ResolversTypes['IntakeResult'], ParentType, ContextType, RequireFields<MutationIntakeReceiveArgs, 'intake'>>;
  intakeHoldRelease?: Resolver<ResolversTypes['IntakeResult'], ParentType, ContextType, RequireFields<MutationIntakeHoldReleaseArgs, 'id' | 'reason' | 'photographId'>>;
  intakeIdentityShow?: Resolver<ResolversTypes['IdentityResult'], ParentType, ContextType, RequireFields<MutationIntakeIdentityShowArgs, 'id' | 'reason'>>;
  holdRuleSave?: Resolver<ResolversTypes['RuleResult'], ParentType, ContextType, RequireFields<MutationHoldRuleSaveArgs, 'place' | 'deal' | 'days' | 'source'>>;
  holdRuleRemove?: Resolver<ResolversTypes['RuleResult'], ParentType, ContextType, RequireFields<MutationHoldRuleRemoveArgs, 'id' | 'version'>>;
  dealTermsPublish?: Resolver<ResolversTypes['RuleResult'], ParentType, ContextType, RequireFields<MutationDealTermsPublishArgs, 'deal' | 'version' | 'textEn' | 'textFr'>>;
  stolenSerialAdd?: Resolver<ResolversTypes['RuleResult'], ParentType, ContextType, RequireFields<MutationStolenSerialAddArgs, 'serial' | 'brand' | 'model' | 'note'>>;
  stolenSerialClose?: Resolver<ResolversTypes['RuleResult'], ParentType, ContextType, RequireFields<MutationStolenSerialCloseArgs, 'id' | 'reason'>>;
  consentAsk?: Resolver<ResolversTypes['ConsentResult'], ParentType, ContextType, RequireFields<MutationConsentAskArgs, 'listingId' | 'question'>>;
  consentWithdraw?: Resolver<ResolversTypes['ConsentResult'], ParentType, ContextType, RequireFields<MutationConsentWithdrawArgs, 'id'>>;
  consentAnswer?: Resolver<ResolversTypes['ConsentResult'], ParentType, ContextType, RequireFields<MutationConsentAnswerArgs, 'id' | 'answer'>>;
  apiKeyCreate?: Resolver<ResolversTypes['ApiKeyResult'], ParentType, ContextType, RequireFields<MutationApiKeyCreateArgs, 'name' | 'scopes' | 'days'>>;
  apiKeyRevoke?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationApiKeyRevokeArgs, 'id'>>;
  webhookCreate?: Resolver<ResolversTypes['WebhookSecretResult'], ParentType, ContextType, RequireFields<MutationWebhookCreateArgs, 'name' | 'url' | 'kinds'>>;
  webhookUpdate?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationWebhookUpdateArgs, 'id' | 'version' | 'name' | 'url' | 'kinds' | 'isActive'>>;
  webhookRotateSecret?: Resolver<ResolversTypes['WebhookSecretResult'], ParentType, ContextType, RequireFields<MutationWebhookRotateSecretArgs, 'id' | 'version'>>;
  webhookRemove?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationWebhookRemoveArgs, 'id' | 'version'>>;
  webhookTest?: Resolver<ResolversTypes['WebhookSendResult'], ParentType, ContextType, RequireFields<MutationWebhookTestArgs, 'id'>>;
  webhookResend?: Resolver<ResolversTypes['WebhookSendResult'], ParentType, ContextType, RequireFields<MutationWebhookResendArgs, 'deliveryIds'>>;
  webhookReplay?: Resolver<ResolversTypes['WebhookSendResult'], ParentType, ContextType, RequireFields<MutationWebhookReplayArgs, 'id' | 'from' | 'to'>>;
  listingImportMap?: Resolver<ResolversTypes['ListingImportResult'], ParentType, ContextType, RequireFields<MutationListingImportMapArgs, 'id' | 'fields'>>;
  listingImportStart?: Resolver<ResolversTypes['ListingImportResult'], ParentType, ContextType, RequireFields<MutationListingImportStartArgs, 'id'>>;
  listingImportStop?: Resolver<ResolversTypes['ListingImportResult'], ParentType, ContextType, RequireFields<MutationListingImportStopArgs, 'id'>>;
  photographEdit?: Resolver<ResolversTypes['PhotographResult'], ParentType, ContextType, RequireFields<MutationPhotographEditArgs, 'id' | 'rotation'>>;
  updateNotificationPreferences?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationUpdateNotificationPreferencesArgs, 'preferences'>>;
  notificationChoiceSet?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationNotificationChoiceSetArgs, 'eventType' | 'channel' | 'isWanted'>>;
  notificationsMarkSeen?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType>;
  messageSend?: Resolver<ResolversTypes['MessageResult'], ParentType, ContextType, RequireFields<MutationMessageSendArgs, 'message'>>;
  threadMarkRead?: Resolver<ResolversTypes['ThreadResult'], ParentType, ContextType, RequireFields<MutationThreadMarkReadArgs, 'id'>>;
  savedReplySave?: Resolver<ResolversTypes['SavedReplyResult'], ParentType, ContextType, RequireFields<MutationSavedReplySaveArgs, 'reply'>>;
  savedReplyRemove?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationSavedReplyRemoveArgs, 'id'>>;
  awayReplySet?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationAwayReplySetArgs, 'reply'>>;
  awayReplyClear?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType>;
  accountBlock?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationAccountBlockArgs, 'id'>>;
  accountUnblock?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationAccountUnblockArgs, 'id'>>;
  messageReport?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationMessageReportArgs, 'id' | 'reason'>>;
  unsubscriptionSet?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationUnsubscriptionSetArgs, 'token' | 'isSubscribed'>>;
  prepaidCodeBalance?: Resolver<ResolversTypes['PrepaidCodeResult'], ParentType, ContextType, RequireFields<MutationPrepaidCodeBalanceArgs, 'code'>>;
  prepaidCodeIssue?: Resolver<ResolversTypes['PrepaidCodeIssueResult'], ParentType, ContextType, RequireFields<MutationPrepaidCodeIssueArgs, 'amountCents' | 'isTrade'>>;
  storeCreditGrant?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationStoreCreditGrantArgs, 'accountId' | 'amountCents' | 'isTrade'>>;
  settlementImport?: Resolver<ResolversTypes['SettlementImportResult'], ParentType, ContextType, RequireFields<MutationSettlementImportArgs, 'provider' | 'fileName' | 'csv'>>;
  settlementArrive?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationSettlementArriveArgs, 'id' | 'day' | 'amountCents'>>;
  settlementDifferenceExplain?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationSettlementDifferenceExplainArgs, 'id' | 'reason'>>;
  storedValueAdjust?: Resolver<ResolversTypes['StoredValueResult'], ParentType, ContextType, RequireFields<MutationStoredValueAdjustArgs, 'id' | 'amountCents' | 'reason' | 'idempotencyKey'>>;
  storedValueExpire?: Resolver<ResolversTypes['StoredValueResult'], ParentType, ContextType, RequireFields<MutationStoredValueExpireArgs, 'id' | 'reason' | 'idempotencyKey'>>;
  savedCardAdd?: Resolver<ResolversTypes['SavedCardResult'], ParentType, ContextType, RequireFields<MutationSavedCardAddArgs, 'makeDefault' | 'idempotencyKey'>>;
  savedCardResume?: Resolver<ResolversTypes['SavedCardResult'], ParentType, ContextType, RequireFields<MutationSavedCardResumeArgs, 'idempotencyKey'>>;
  savedCardMakeDefault?: Resolver<ResolversTypes['SavedCardResult'], ParentType, ContextType, RequireFields<MutationSavedCardMakeDefaultArgs, 'id'>>;
  savedCardRemove?: Resolver<ResolversTypes['SavedCardResult'], ParentType, ContextType, RequireFields<MutationSavedCardRemoveArgs, 'id'>>;
  accountSetRights?: Resolver<ResolversTypes['AccountRightsResult'], ParentType, ContextType, RequireFields<MutationAccountSetRightsArgs, 'id' | 'rights' | 'reason'>>;
  accountMerge?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationAccountMergeArgs, 'keptId' | 'closedId' | 'reason'>>;
  accountMergeReverse?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationAccountMergeReverseArgs, 'id' | 'reason'>>;
  staffRoleSave?: Resolver<ResolversTypes['StaffRoleResult'], ParentType, ContextType, RequireFields<MutationStaffRoleSaveArgs, 'name' | 'grants'>>;
  staffRoleRemove?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationStaffRoleRemoveArgs, 'id'>>;
  sellerApplicationCreate?: Resolver<ResolversTypes['SellerApplicationResult'], ParentType, ContextType, RequireFields<MutationSellerApplicationCreateArgs, 'application'>>;
  sellerApplicationWithdraw?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType>;
  sellerApplicationDecide?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationSellerApplicationDecideArgs, 'id' | 'approve'>>;
  impersonationStart?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationImpersonationStartArgs, 'accountId' | 'reason'>>;
  impersonationSendCode?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType>;
  impersonationStepUp?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationImpersonationStepUpArgs, 'code' | 'reason'>>;
  twoStepResetAsk?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationTwoStepResetAskArgs, 'removePasskeys'>>;
  twoStepResetConfirm?: Resolver<ResolversTypes['TwoStepResetResult'], ParentType, ContextType, RequireFields<MutationTwoStepResetConfirmArgs, 'code'>>;
  twoStepResetStop?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationTwoStepResetStopArgs, 'code'>>;
  twoStepResetDecide?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationTwoStepResetDecideArgs, 'id' | 'approve' | 'reason' | 'version'>>;
  impersonationEnd?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType>;
  accountExportRequest?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType>;
  accountDelete?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationAccountDeleteArgs, 'confirmation'>>;
  accountKeep?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType>;
  repairJobCreate?: Resolver<ResolversTypes['RepairJobResult'], ParentType, ContextType, RequireFields<MutationRepairJobCreateArgs, 'job'>>;
  repairJobUpdate?: Resolver<ResolversTypes['RepairJobResult'], ParentType, ContextType, RequireFields<MutationRepairJobUpdateArgs, 'id' | 'version' | 'job'>>;
  repairJobMove?: Resolver<ResolversTypes['RepairJobResult'], ParentType, ContextType, RequireFields<MutationRepairJobMoveArgs, 'id' | 'version' | 'to'>>;
  cartAddListing?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationCartAddListingArgs, 'listingId'>>;
  cartUpdateLineItemQuantity?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationCartUpdateLineItemQuantityArgs, 'lineItemId' | 'orderId' | 'quantity'>>;
  cartUpdateLineItemPrice?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationCartUpdateLineItemPriceArgs, 'lineItemId' | 'orderId'>>;
  cartUpdateLineItemNotes?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationCartUpdateLineItemNotesArgs, 'lineItemId' | 'orderId' | 'notes'>>;
  cartRemoveListing?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationCartRemoveListingArgs, 'listingId' | 'orderId'>>;
  cartSetShippingAddress?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationCartSetShippingAddressArgs, 'orderId'>>;
  orderSetAccount?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationOrderSetAccountArgs, 'id'>>;
  draftOrderSend?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationDraftOrderSendArgs, 'id'>>;
  draftOrderClaim?: Resolver<ResolversTypes['CartResult'], ParentType, ContextType, RequireFields<MutationDraftOrderClaimArgs, 'orderId'>>;
  orderEnsureTaxConsidered?: Resolver<ResolversTypes['OrdersResult'], ParentType, ContextType, RequireFields<MutationOrderEnsureTaxConsideredArgs, 'orderId'>>;
  orderSetShippingMethod?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationOrderSetShippingMethodArgs, 'id' | 'shippingMethodRef'>>;
  ordersPay?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationOrdersPayArgs, 'orders' | 'paymentMethods' | 'idempotencyKey'>>;
  ordersPayByCard?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationOrdersPayByCardArgs, 'orders' | 'token' | 'idempotencyKey'>>;
  paymentResume?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationPaymentResumeArgs, 'idempotencyKey'>>;
  orderSetAffirmPercentageFee?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationOrderSetAffirmPercentageFeeArgs, 'id'>>;
  orderRemoveAffirmPercentageFee?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationOrderRemoveAffirmPercentageFeeArgs, 'id'>>;
  ordersClaim?: Resolver<ResolversTypes['OrdersClaimResult'], ParentType, ContextType>;
  orderClaim?: Resolver<ResolversTypes['OrderClaimResult'], ParentType, ContextType, RequireFields<MutationOrderClaimArgs, 'id'>>;
  draftOrderCreate?: Resolver<ResolversTypes['DraftOrderResult'], ParentType, ContextType, RequireFields<MutationDraftOrderCreateArgs, 'listingId'>>;
  draftOrderCreateCustom?: Resolver<ResolversTypes['DraftOrderResult'], ParentType, ContextType, RequireFields<MutationDraftOrderCreateCustomArgs, 'line'>>;
  draftOrderAddListing?: Resolver<ResolversTypes['DraftOrderResult'], ParentType, ContextType, RequireFields<MutationDraftOrderAddListingArgs, 'id' | 'version' | 'listingId'>>;
  draftOrderSetCustomLine?: Resolver<ResolversTypes['DraftOrderResult'], ParentType, ContextType, RequireFields<MutationDraftOrderSetCustomLineArgs, 'id' | 'version' | 'line'>>;
  draftOrderSetLine?: Resolver<ResolversTypes['DraftOrderResult'], ParentType, ContextType, RequireFields<MutationDraftOrderSetLineArgs, 'id' | 'version' | 'lineItemId' | 'quantity'>>;
  draftOrderSetCustomer?: Resolver<ResolversTypes['DraftOrderResult'], ParentType, ContextType, RequireFields<MutationDraftOrderSetCustomerArgs, 'id' | 'version' | 'locale'>>;
  draftOrderSetAddress?: Resolver<ResolversTypes['DraftOrderResult'], ParentType, ContextType, RequireFields<MutationDraftOrderSetAddressArgs, 'id' | 'version'>>;
  draftOrderSetShipping?: Resolver<ResolversTypes['DraftOrderResult'], ParentType, ContextType, RequireFields<MutationDraftOrderSetShippingArgs, 'id' | 'version' | 'shippingMethodRef'>>;
  draftOrderSetDiscount?: Resolver<ResolversTypes['DraftOrderResult'], ParentType, ContextType, RequireFields<MutationDraftOrderSetDiscountArgs, 'id' | 'version' | 'amountCents'>>;
  draftOrderExtend?: Resolver<ResolversTypes['DraftOrderResult'], ParentType, ContextType, RequireFields<MutationDraftOrderExtendArgs, 'id' | 'version' | 'hours'>>;
  draftOrderMail?: Resolver<ResolversTypes['DraftOrderResult'], ParentType, ContextType, RequireFields<MutationDraftOrderMailArgs, 'id' | 'version'>>;
  draftOrderTake?: Resolver<ResolversTypes['DraftOrderResult'], ParentType, ContextType, RequireFields<MutationDraftOrderTakeArgs, 'id' | 'version'>>;
  draftOrderRemove?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationDraftOrderRemoveArgs, 'id' | 'version'>>;
  ordersHold?: Resolver<ResolversTypes['OrdersHoldResult'], ParentType, ContextType, RequireFields<MutationOrdersHoldArgs, 'orderIds' | 'renew'>>;
  ordersRelease?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationOrdersReleaseArgs, 'orderIds'>>;
  waitlistJoin?: Resolver<ResolversTypes['WaitlistResult'], ParentType, ContextType, RequireFields<MutationWaitlistJoinArgs, 'listingId'>>;
  waitlistLeave?: Resolver<ResolversTypes['WaitlistResult'], ParentType, ContextType, RequireFields<MutationWaitlistLeaveArgs, 'listingId'>>;
  offersAnswer?: Resolver<ResolversTypes['OffersResult'], ParentType, ContextType, RequireFields<MutationOffersAnswerArgs, 'ids' | 'action'>>;
  offerRuleSet?: Resolver<ResolversTypes['OfferListingResult'], ParentType, ContextType, RequireFields<MutationOfferRuleSetArgs, 'listingId'>>;
  offerToWatchers?: Resolver<ResolversTypes['OfferListingResult'], ParentType, ContextType, RequireFields<MutationOfferToWatchersArgs, 'listingId' | 'amountCents'>>;
  offerCreate?: Resolver<ResolversTypes['OfferResult'], ParentType, ContextType, RequireFields<MutationOfferCreateArgs, 'listingId' | 'amountCents'>>;
  offerWithdraw?: Resolver<ResolversTypes['OfferResult'], ParentType, ContextType, RequireFields<MutationOfferWithdrawArgs, 'id'>>;
  offerAccept?: Resolver<ResolversTypes['OfferResult'], ParentType, ContextType, RequireFields<MutationOfferAcceptArgs, 'id'>>;
  offerDecline?: Resolver<ResolversTypes['OfferResult'], ParentType, ContextType, RequireFields<MutationOfferDeclineArgs, 'id'>>;
  offerCounter?: Resolver<ResolversTypes['OfferResult'], ParentType, ContextType, RequireFields<MutationOfferCounterArgs, 'id' | 'amountCents'>>;
  offerExtend?: Resolver<ResolversTypes['OfferResult'], ParentType, ContextType, RequireFields<MutationOfferExtendArgs, 'id'>>;
  orderSetContact?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationOrderSetContactArgs, 'id' | 'contactId'>>;
  orderSetSalesperson?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationOrderSetSalespersonArgs, 'id'>>;
  orderCancel?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationOrderCancelArgs, 'id'>>;
  orderReportPurchase?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationOrderReportPurchaseArgs, 'id'>>;
  orderSetTracking?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationOrderSetTrackingArgs, 'id' | 'carrierName' | 'trackingNumber'>>;
  orderShip?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationOrderShipArgs, 'id' | 'carrierName' | 'trackingNumber'>>;
  orderDeliver?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationOrderDeliverArgs, 'id'>>;
  orderRefundCreate?: Resolver<ResolversTypes['OrderResult'], ParentType, ContextType, RequireFields<MutationOrderRefundCreateArgs, 'id' | 'amountCents' | 'reason' | 'idempotencyKey'>>;
  orderSetPaidOut?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationOrderSetPaidOutArgs, 'id'>>;
  orderSetPayoutFailed?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationOrderSetPayoutFailedArgs, 'id' | 'reason'>>;
  lineItemSetReturnedAt?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationLineItemSetReturnedAtArgs, 'id' | 'returnNotes'>>;
  lineItemCancelReturn?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationLineItemCancelReturnArgs, 'id'>>;
  sellerCorrectionEnter?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationSellerCorrectionEnterArgs, 'orderId' | 'kind' | 'amountCents' | 'reason' | 'idempotencyKey'>>;
  payoutRunPrepare?: Resolver<ResolversTypes['PayoutRunResult'], ParentType, ContextType, RequireFields<MutationPayoutRunPrepareArgs, 'orderIds'>>;
  payoutRunApprove?: Resolver<ResolversTypes['PayoutRunResult'], ParentType, ContextType, RequireFields<MutationPayoutRunApproveArgs, 'id' | 'version'>>;
  payoutRunPay?: Resolver<ResolversTypes['PayoutRunResult'], ParentType, ContextType, RequireFields<MutationPayoutRunPayArgs, 'id' | 'version'>>;
  payoutRunConfirm?: Resolver<ResolversTypes['PayoutRunResult'], ParentType, ContextType, RequireFields<MutationPayoutRunConfirmArgs, 'id' | 'version' | 'bankReference'>>;
  payoutRunCancel?: Resolver<ResolversTypes['PayoutRunResult'], ParentType, ContextType, RequireFields<MutationPayoutRunCancelArgs, 'id' | 'version' | 'reason'>>;
  returnRequestCreate?: Resolver<ResolversTypes['ReturnRequestResult'], ParentType, ContextType, RequireFields<MutationReturnRequestCreateArgs, 'lineItemId' | 'reason'>>;
  returnRequestAnswer?: Resolver<ResolversTypes['ReturnRequestResult'], ParentType, ContextType, RequireFields<MutationReturnRequestAnswerArgs, 'id' | 'approve'>>;
  returnRequestWithdraw?: Resolver<ResolversTypes['ReturnRequestResult'], ParentType, ContextType, RequireFields<MutationReturnRequestWithdrawArgs, 'id'>>;
  returnRequestSend?: Resolver<ResolversTypes['ReturnRequestResult'], ParentType, ContextType, RequireFields<MutationReturnRequestSendArgs, 'id' | 'carrierName' | 'trackingNumber'>>;
  shipDelayAsk?: Resolver<ResolversTypes['ShipDelayResult'], ParentType, ContextType, RequireFields<MutationShipDelayAskArgs, 'orderId' | 'until' | 'reason'>>;
  shipDelayAnswer?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationShipDelayAnswerArgs, 'id' | 'agrees'>>;
  ordersShip?: Resolver<ResolversTypes['OrderOutcomesResult'], ParentType, ContextType, RequireFields<MutationOrdersShipArgs, 'shipments'>>;
  ordersDeliver?: Resolver<ResolversTypes['OrderOutcomesResult'], ParentType, ContextType, RequireFields<MutationOrdersDeliverArgs, 'ids'>>;
  portfolioItemCreate?: Resolver<ResolversTypes['PortfolioItemResult'], ParentType, ContextType, RequireFields<MutationPortfolioItemCreateArgs, 'portfolioItem'>>;
  portfolioItemUpdate?: Resolver<ResolversTypes['PortfolioItemResult'], ParentType, ContextType, RequireFields<MutationPortfolioItemUpdateArgs, 'id' | 'portfolioItem'>>;
  portfolioItemRemove?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationPortfolioItemRemoveArgs, 'id'>>;
  portfolioItemRestore?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationPortfolioItemRestoreArgs, 'id'>>;
  portfolioPhotographsSet?: Resolver<ResolversTypes['PortfolioPhotographsResult'], ParentType, ContextType, RequireFields<MutationPortfolioPhotographsSetArgs, 'id' | 'photographIds' | 'known'>>;
  portfolioDocumentRemove?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationPortfolioDocumentRemoveArgs, 'id'>>;
  savedSearchCreate?: Resolver<ResolversTypes['SavedSearchResult'], ParentType, ContextType, RequireFields<MutationSavedSearchCreateArgs, 'filter' | 'frequency'>>;
  savedSearchUpdate?: Resolver<ResolversTypes['SavedSearchResult'], ParentType, ContextType, RequireFields<MutationSavedSearchUpdateArgs, 'id'>>;
  savedSearchRemove?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationSavedSearchRemoveArgs, 'id'>>;
  savedSearchRestore?: Resolver<ResolversTypes['SavedSearchResult'], ParentType, ContextType, RequireFields<MutationSavedSearchRestoreArgs, 'id'>>;
  savedSearchMarkSeen?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationSavedSearchMarkSeenArgs, 'id' | 'upTo'>>;
  listingCreate?: Resolver<ResolversTypes['ListingCreateResult'], ParentType, ContextType, RequireFields<MutationListingCreateArgs, 'kind'>>;
  listingPaperRemove?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationListingPaperRemoveArgs, 'id' | 'paperId'>>;
  listingSave?: Resolver<ResolversTypes['ListingEditorResult'], ParentType, ContextType, RequireFields<MutationListingSaveArgs, 'id' | 'version' | 'document'>>;
  listingMove?: Resolver<ResolversTypes['ListingEditorResult'], ParentType, ContextType, RequireFields<MutationListingMoveArgs, 'id' | 'version' | 'action'>>;
  listingsChange?: Resolver<ResolversTypes['ListingsResult'], ParentType, ContextType, RequireFields<MutationListingsChangeArgs, 'listings' | 'action'>>;
  stockReceive?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationStockReceiveArgs, 'id' | 'version' | 'pieces' | 'unitCostCents' | 'paidFrom' | 'reference' | 'idempotencyKey'>>;
  stockWriteOff?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationStockWriteOffArgs, 'id' | 'version' | 'pieces' | 'reason' | 'note' | 'idempotencyKey'>>;
  stockWriteOffUndo?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationStockWriteOffUndoArgs, 'id'>>;
  listingChangeOffer?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationListingChangeOfferArgs, 'id' | 'version'>>;
  viewAsk?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationViewAskArgs, 'itemId' | 'shot'>>;
  viewDecline?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationViewDeclineArgs, 'listingId' | 'shot'>>;
  wishlistShare?: Resolver<ResolversTypes['WishlistShareResult'], ParentType, ContextType, RequireFields<MutationWishlistShareArgs, 'showsName'>>;
  wishlistStopSharing?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType>;
  wishlistAddItem?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationWishlistAddItemArgs, 'itemId'>>;
  wishlistRemoveItem?: Resolver<ResolversTypes['BasicResult'], ParentType, ContextType, RequireFields<MutationWishlistRemoveItemArgs, 'itemId'>>;
};

export type MutationResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MutationResult'] = ResolversParentTypes['MutationResult']> = {
  __resolveType: TypeResolveFn<'BasicResult' | 'JournalFileResult' | 'DaySheetResult' | 'QuickBooksConnectResult' | 'SessionResult' | 'AuthCodeResult' | 'AccountUpdateResult' | 'AddressResult' | 'TotpEnrolmentResult' | 'RecoveryCodesResult' | 'PasskeyOptionsResult' | 'SecondFactorResult' | 'AppraisalResult' | 'AssistantResult' | 'TableViewResult' | 'BatchResult' | 'TableExportResult' | 'RemoteRollBackResult' | 'CatalogueNameResult' | 'SearchVocabularyResult' | 'ContentResult' | 'FormResult' | 'MailPreviewResult' | 'MailTextResult' | 'RedirectResult' | 'RedirectImportResult' | 'DescriptionDraftResult' | 'IntakeResult' | 'RuleResult' | 'IdentityResult' | 'ConsentResult' | 'ApiKeyResult' | 'WebhookSecretResult' | 'WebhookResult' | 'WebhookSendResult' | 'ListingImportResult' | 'MessageResult' | 'ThreadResult' | 'SavedReplyResult' | 'PrepaidCodeResult' | 'PrepaidCodeIssueResult' | 'SettlementImportResult' | 'StoredValueResult' | 'SavedCardResult' | 'SellerApplicationResult' | 'AccountMergePreviewResult' | 'AccountRightsResult' | 'StaffRoleResult' | 'TwoStepResetResult' | 'RepairJobResult' | 'CartResult' | 'PaymentResult' | 'OrderClaimResult' | 'OrdersClaimResult' | 'DraftOrderResult' | 'OrdersHoldResult' | 'WaitlistResult' | 'OffersResult' | 'OfferListingResult' | 'OfferResult' | 'OrderResult' | 'OrdersResult' | 'PayoutRunResult' | 'ReturnRequestResult' | 'ShipDelayResult' | 'OrderOutcomesResult' | 'PortfolioItemResult' | 'PortfolioPhotographsResult' | 'SavedSearchResult' | 'ListingEditorResult' | 'ListingCreateResult' | 'ListingsResult' | 'WishlistShareResult', ParentType, ContextType>;
};

export type BasicResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BasicResult'] = ResolversParentTypes['BasicResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LedgerAccountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LedgerAccount'] = ResolversParentTypes['LedgerAccount']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LedgerAccountType'], ParentType, ContextType>;
};

export type JournalSourceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['JournalSource'] = ResolversParentTypes['JournalSource']> = {
  kind?: Resolver<ResolversTypes['JournalSourceKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  storedValueId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type JournalLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['JournalLine'] = ResolversParentTypes['JournalLine']> = {
  account?: Resolver<ResolversTypes['LedgerAccount'], ParentType, ContextType>;
  debit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sellerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JournalEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['JournalEntry'] = ResolversParentTypes['JournalEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['JournalLine']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['JournalSource'], ParentType, ContextType>;
  quickbooks?: Resolver<ReadonlyArray<ResolversTypes['QuickBooksDocument']>, ParentType, ContextType>;
};

export type JournalEntryEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['JournalEntryEdge'] = ResolversParentTypes['JournalEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JournalEntry'], ParentType, ContextType>;
};

export type JournalEntryConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['JournalEntryConnection'] = ResolversParentTypes['JournalEntryConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['JournalEntryEdge']>, ParentType, ContextType>;
};

export type JournalSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['JournalSums'] = ResolversParentTypes['JournalSums']> = {
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  debits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TrialBalanceRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrialBalanceRow'] = ResolversParentTypes['TrialBalanceRow']> = {
  account?: Resolver<ResolversTypes['LedgerAccount'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  debits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TrialBalanceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrialBalance'] = ResolversParentTypes['TrialBalance']> = {
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accounts?: Resolver<ReadonlyArray<ResolversTypes['TrialBalanceRow']>, ParentType, ContextType>;
  debits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type JournalFileResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['JournalFile'] = ResolversParentTypes['JournalFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['JournalFileFormat'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRepeat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  debits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type JournalFileEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['JournalFileEdge'] = ResolversParentTypes['JournalFileEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JournalFile'], ParentType, ContextType>;
};

export type JournalFileConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['JournalFileConnection'] = ResolversParentTypes['JournalFileConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['JournalFileEdge']>, ParentType, ContextType>;
};

export type JournalFileResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['JournalFileResult'] = ResolversParentTypes['JournalFileResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['JournalFile']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DayCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DayCount'] = ResolversParentTypes['DayCount']> = {
  cents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DayExplanationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DayExplanation'] = ResolversParentTypes['DayExplanation']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['PublicAccount']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DayLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DayLine'] = ResolversParentTypes['DayLine']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['DayLineUnit'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  found?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['DayExplanation']>, ParentType, ContextType>;
  isSettled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DayCorrectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DayCorrection'] = ResolversParentTypes['DayCorrection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['PublicAccount']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DaySheetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DaySheet'] = ResolversParentTypes['DaySheet']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openingFloat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  counts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DayCount']>>, ParentType, ContextType>;
  counted?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  terminal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  checks?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  banked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['DayLine']>, ParentType, ContextType>;
  corrections?: Resolver<ReadonlyArray<ResolversTypes['DayCorrection']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['PublicAccount']>, ParentType, ContextType>;
};

export type ClosedDayResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ClosedDay'] = ResolversParentTypes['ClosedDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['PublicAccount']>, ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DaySheetResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DaySheetResult'] = ResolversParentTypes['DaySheetResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sheet?: Resolver<Maybe<ResolversTypes['DaySheet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuickBooksConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuickBooksConnection'] = ResolversParentTypes['QuickBooksConnection']> = {
  state?: Resolver<ResolversTypes['QuickBooksState'], ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realmId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  computesTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  postsFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refreshExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  connectedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  connectedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  posting?: Resolver<ResolversTypes['QuickBooksPosting'], ParentType, ContextType>;
  nextPosting?: Resolver<ResolversTypes['QuickBooksPosting'], ParentType, ContextType>;
};

export type QuickBooksDocumentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuickBooksDocument'] = ResolversParentTypes['QuickBooksDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['QuickBooksDocumentState'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['QuickBooksDocumentLine']>, ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['QuickBooksMapping']>, ParentType, ContextType>;
  faultCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faultText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intuitTid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quickbooksId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quickbooksTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quickbooksTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QuickBooksDocumentLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuickBooksDocumentLine'] = ResolversParentTypes['QuickBooksDocumentLine']> = {
  mapping?: Resolver<Maybe<ResolversTypes['QuickBooksMapping']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTaxed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  debit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type QuickBooksDocumentEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuickBooksDocumentEdge'] = ResolversParentTypes['QuickBooksDocumentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['QuickBooksDocument'], ParentType, ContextType>;
};

export type QuickBooksDocumentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuickBooksDocumentConnection'] = ResolversParentTypes['QuickBooksDocumentConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['QuickBooksDocumentEdge']>, ParentType, ContextType>;
};

export type QuickBooksStateCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuickBooksStateCount'] = ResolversParentTypes['QuickBooksStateCount']> = {
  state?: Resolver<ResolversTypes['QuickBooksDocumentState'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuickBooksMappingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuickBooksMapping'] = ResolversParentTypes['QuickBooksMapping']> = {
  role?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['QuickBooksRefKind'], ParentType, ContextType>;
  refId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuickBooksChoiceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuickBooksChoice'] = ResolversParentTypes['QuickBooksChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuickBooksConnectResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuickBooksConnectResult'] = ResolversParentTypes['QuickBooksConnectResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublicAccountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PublicAccount'] = ResolversParentTypes['PublicAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountImageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountImage'] = ResolversParentTypes['AccountImage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailsVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoEmbed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoAspect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canUseStripeTerminal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canUseManualPayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canManageShippingMethods?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrivateSeller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProfessionalSeller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  emailVerifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  avatarImage?: Resolver<Maybe<ResolversTypes['AccountImage']>, ParentType, ContextType>;
  bannerImage?: Resolver<Maybe<ResolversTypes['AccountImage']>, ParentType, ContextType>;
  ordersBuyerOpen?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<AccountOrdersBuyerOpenArgs, 'first'>>;
  storeCredits?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StoreCredits']>>, ParentType, ContextType>;
  savedCards?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SavedCard']>>, ParentType, ContextType>;
  grants?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  staffRole?: Resolver<Maybe<ResolversTypes['StaffRole']>, ParentType, ContextType>;
};

export type AccountConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountConnection'] = ResolversParentTypes['AccountConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['AccountEdge']>, ParentType, ContextType>;
};

export type AccountEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountEdge'] = ResolversParentTypes['AccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type SessionResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SessionResult'] = ResolversParentTypes['SessionResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthCodeResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuthCodeResult'] = ResolversParentTypes['AuthCodeResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  securityCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountSessionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authenticatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AccountSecurityResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountSecurity'] = ResolversParentTypes['AccountSecurity']> = {
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['AccountSession']>, ParentType, ContextType>;
  twoStepSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['AccountPasskey']>, ParentType, ContextType>;
  twoStepReset?: Resolver<Maybe<ResolversTypes['OwnTwoStepReset']>, ParentType, ContextType>;
};

export type AccountUpdateResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountUpdateResult'] = ResolversParentTypes['AccountUpdateResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iso?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iso?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keptAsTyped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddressIssueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AddressIssue'] = ResolversParentTypes['AddressIssue']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddressEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AddressEdge'] = ResolversParentTypes['AddressEdge']> = {
  isFound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
};

export type AddressConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AddressConnection'] = ResolversParentTypes['AddressConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['AddressEdge']>, ParentType, ContextType>;
};

export type AddressResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AddressResult'] = ResolversParentTypes['AddressResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['AddressIssue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BotChallengeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BotChallenge'] = ResolversParentTypes['BotChallenge']> = {
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlainFormRefusalResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlainFormRefusal'] = ResolversParentTypes['PlainFormRefusal']> = {
  fields?: Resolver<ReadonlyArray<ResolversTypes['PlainField']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['AddressIssue']>, ParentType, ContextType>;
};

export type AccountPasskeyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountPasskey'] = ResolversParentTypes['AccountPasskey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSynced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TotpEnrolmentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TotpEnrolment'] = ResolversParentTypes['TotpEnrolment']> = {
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qrPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TotpEnrolmentResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TotpEnrolmentResult'] = ResolversParentTypes['TotpEnrolmentResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enrolment?: Resolver<Maybe<ResolversTypes['TotpEnrolment']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecoveryCodesResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecoveryCodesResult'] = ResolversParentTypes['RecoveryCodesResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasskeyOptionsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PasskeyOptionsResult'] = ResolversParentTypes['PasskeyOptionsResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondFactorResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SecondFactorResult'] = ResolversParentTypes['SecondFactorResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordResetOverviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PasswordResetOverview'] = ResolversParentTypes['PasswordResetOverview']> = {
  isTwoStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['AccountPasskey']>, ParentType, ContextType>;
};

export type AppraisalEstimateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AppraisalEstimate'] = ResolversParentTypes['AppraisalEstimate']> = {
  low?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  estimate?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AppraisalResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Appraisal'] = ResolversParentTypes['Appraisal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['FormSubmission'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['Condition']>, ParentType, ContextType>;
  serial?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimate?: Resolver<Maybe<ResolversTypes['AppraisalEstimate']>, ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['SellerListing']>, ParentType, ContextType>;
  isTakenIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  photographs?: Resolver<ReadonlyArray<ResolversTypes['Photograph']>, ParentType, ContextType>;
};

export type AppraisalEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AppraisalEdge'] = ResolversParentTypes['AppraisalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Appraisal'], ParentType, ContextType>;
};

export type AppraisalConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AppraisalConnection'] = ResolversParentTypes['AppraisalConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['AppraisalEdge']>, ParentType, ContextType>;
};

export type AppraisalResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AppraisalResult'] = ResolversParentTypes['AppraisalResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appraisal?: Resolver<Maybe<ResolversTypes['Appraisal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssistantTestQuestionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AssistantTestQuestion'] = ResolversParentTypes['AssistantTestQuestion']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAnswered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AssistantDefinitionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AssistantDefinition'] = ResolversParentTypes['AssistantDefinition']> = {
  nameEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameFr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['AssistantSource']>, ParentType, ContextType>;
  usesModel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hourlyQuestions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dailyCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['AssistantTestQuestion']>, ParentType, ContextType>;
};

export type AssistantRevisionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AssistantRevision'] = ResolversParentTypes['AssistantRevision']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['AssistantRevisionAction'], ParentType, ContextType>;
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  definition?: Resolver<ResolversTypes['AssistantDefinition'], ParentType, ContextType>;
};

export type AssistantResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Assistant'] = ResolversParentTypes['Assistant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  definition?: Resolver<ResolversTypes['AssistantDefinition'], ParentType, ContextType>;
  revisions?: Resolver<ReadonlyArray<ResolversTypes['AssistantRevision']>, ParentType, ContextType>;
};

export type AssistantResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AssistantResult'] = ResolversParentTypes['AssistantResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assistant?: Resolver<Maybe<ResolversTypes['Assistant']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssistantStatementResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AssistantStatement'] = ResolversParentTypes['AssistantStatement']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssistantQuestionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AssistantQuestion'] = ResolversParentTypes['AssistantQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assistantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assistantName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['AssistantOutcome']>, ParentType, ContextType>;
  statements?: Resolver<ReadonlyArray<ResolversTypes['AssistantStatement']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AssistantQuestionConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AssistantQuestionConnection'] = ResolversParentTypes['AssistantQuestionConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['AssistantQuestionEdge']>, ParentType, ContextType>;
};

export type AssistantQuestionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AssistantQuestionEdge'] = ResolversParentTypes['AssistantQuestionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AssistantQuestion'], ParentType, ContextType>;
};

export type AssistantUseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AssistantUse'] = ResolversParentTypes['AssistantUse']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assistantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assistantName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  declined?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowRated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  questionsThisHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hourlyQuestions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  costTodayCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dailyCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AssistantDayResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AssistantDay'] = ResolversParentTypes['AssistantDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  declined?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfinished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowRated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TableViewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TableView'] = ResolversParentTypes['TableView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tableId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TableViewResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TableViewResult'] = ResolversParentTypes['TableViewResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['TableView']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BatchFieldResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BatchField'] = ResolversParentTypes['BatchField']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BatchFieldKind'], ParentType, ContextType>;
};

export type BatchCellResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BatchCell'] = ResolversParentTypes['BatchCell']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BatchRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BatchRow'] = ResolversParentTypes['BatchRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BatchRowState'], ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['BatchCell']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['BatchRowChange']>, ParentType, ContextType>;
};

export type BatchRowsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BatchRows'] = ResolversParentTypes['BatchRows']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BatchRow']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BatchCountsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BatchCounts'] = ResolversParentTypes['BatchCounts']> = {
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  applied?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BatchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Batch'] = ResolversParentTypes['Batch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BatchState'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['BatchField']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  appliedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['BatchCounts'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['BatchRows'], ParentType, ContextType, RequireFields<BatchRowsArgs, 'after' | 'first'>>;
};

export type BatchConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BatchConnection'] = ResolversParentTypes['BatchConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['BatchEdge']>, ParentType, ContextType>;
};

export type BatchEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BatchEdge'] = ResolversParentTypes['BatchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Batch'], ParentType, ContextType>;
};

export type BatchResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BatchResult'] = ResolversParentTypes['BatchResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batch?: Resolver<Maybe<ResolversTypes['Batch']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TableExportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TableExport'] = ResolversParentTypes['TableExport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tableId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TableExportState'], ParentType, ContextType>;
  rowCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TableExportResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TableExportResult'] = ResolversParentTypes['TableExportResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  export?: Resolver<Maybe<ResolversTypes['TableExport']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountHistoryEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountHistoryEntry'] = ResolversParentTypes['AccountHistoryEntry']> = {
  actionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['PublicAccount']>, ParentType, ContextType>;
  impersonator?: Resolver<Maybe<ResolversTypes['PublicAccount']>, ParentType, ContextType>;
  subjectKind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<ReadonlyArray<ResolversTypes['AccountHistoryDetail']>, ParentType, ContextType>;
};

export type RemoteBuildResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemoteBuild'] = ResolversParentTypes['RemoteBuild']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  servedBy?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  failureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RemoteChannelResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemoteChannel'] = ResolversParentTypes['RemoteChannel']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  buildId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['PublicAccount']>, ParentType, ContextType>;
  canaryBuildId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canaryPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  previousBuildId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RemoteFailureResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemoteFailure'] = ResolversParentTypes['RemoteFailure']> = {
  buildId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RemoteFailureSource'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RemoteResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Remote'] = ResolversParentTypes['Remote']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  builds?: Resolver<ReadonlyArray<ResolversTypes['RemoteBuild']>, ParentType, ContextType>;
  channels?: Resolver<ReadonlyArray<ResolversTypes['RemoteChannel']>, ParentType, ContextType>;
  failures?: Resolver<ReadonlyArray<ResolversTypes['RemoteFailure']>, ParentType, ContextType>;
};

export type RemoteRollBackResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemoteRollBackResult'] = ResolversParentTypes['RemoteRollBackResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buildId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordHitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RecordHit'] = ResolversParentTypes['RecordHit']> = {
  kind?: Resolver<ResolversTypes['RecordKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditPersonResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditPerson'] = ResolversParentTypes['AuditPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditDetailResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditDetail'] = ResolversParentTypes['AuditDetail']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditKeyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditKey'] = ResolversParentTypes['AuditKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectKind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['AuditPerson']>, ParentType, ContextType>;
  impersonator?: Resolver<Maybe<ResolversTypes['AuditPerson']>, ParentType, ContextType>;
  apiKey?: Resolver<Maybe<ResolversTypes['AuditKey']>, ParentType, ContextType>;
  details?: Resolver<ReadonlyArray<ResolversTypes['AuditDetail']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditConnection'] = ResolversParentTypes['AuditConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditEdge']>, ParentType, ContextType>;
};

export type AuditEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditEdge'] = ResolversParentTypes['AuditEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type OutboxMailResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OutboxMail'] = ResolversParentTypes['OutboxMail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  canResend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OutboxMailConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OutboxMailConnection'] = ResolversParentTypes['OutboxMailConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['OutboxMailEdge']>, ParentType, ContextType>;
};

export type OutboxMailEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OutboxMailEdge'] = ResolversParentTypes['OutboxMailEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OutboxMail'], ParentType, ContextType>;
};

export type FailedJobResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FailedJob'] = ResolversParentTypes['FailedJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegularWorkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RegularWork'] = ResolversParentTypes['RegularWork']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isIdle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShopMonthResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ShopMonth'] = ResolversParentTypes['ShopMonth']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodsCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  incomeCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  costCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockAgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StockAge'] = ResolversParentTypes['StockAge']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OpenWorkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OpenWork'] = ResolversParentTypes['OpenWork']> = {
  kind?: Resolver<ResolversTypes['OpenWorkKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopOverviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ShopOverview'] = ResolversParentTypes['ShopOverview']> = {
  months?: Resolver<ReadonlyArray<ResolversTypes['ShopMonth']>, ParentType, ContextType>;
  stockAges?: Resolver<ReadonlyArray<ResolversTypes['StockAge']>, ParentType, ContextType>;
  openWork?: Resolver<ReadonlyArray<ResolversTypes['OpenWork']>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['ImageView'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ImageUrlArgs, 'size'>>;
};

export type ClipCaptionsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ClipCaptions'] = ResolversParentTypes['ClipCaptions']> = {
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClipResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Clip'] = ResolversParentTypes['Clip']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClipKind'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  poster?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  captions?: Resolver<ReadonlyArray<ResolversTypes['ClipCaptions']>, ParentType, ContextType>;
  isSynthesised?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryTypeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryType'] = ResolversParentTypes['CategoryType']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, RequireFields<CategoryTypeImageArgs, 'view'>>;
};

export type CategoryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['CategoryType']>, ParentType, ContextType>;
};

export type NamedValueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NamedValue'] = ResolversParentTypes['NamedValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpecRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SpecRow'] = ResolversParentTypes['SpecRow']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeasurementResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Measurement'] = ResolversParentTypes['Measurement']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConditionReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConditionReport'] = ResolversParentTypes['ConditionReport']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VariantResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  fields?: Resolver<ReadonlyArray<ResolversTypes['NamedValue']>, ParentType, ContextType>;
};

export type RetailResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Retail'] = ResolversParentTypes['Retail']> = {
  stockLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OriginalityFactResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OriginalityFact'] = ResolversParentTypes['OriginalityFact']> = {
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OriginalityState'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type PastSaleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PastSale'] = ResolversParentTypes['PastSale']> = {
  year?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  soldAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Item'] = ResolversParentTypes['Item']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  yearLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finish?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishFamily?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  backdrop?: Resolver<ResolversTypes['Backdrop'], ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['Condition'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CategoryType'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  handedness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weightGrams?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  serial?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['Image']>, ParentType, ContextType>;
  coverAlt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clips?: Resolver<ReadonlyArray<ResolversTypes['Clip']>, ParentType, ContextType>;
  parentItem?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  hasVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  retail?: Resolver<ResolversTypes['Retail'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['PublicAccount'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  acceptingOffers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offerDeclineThreshold?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inViewerWishlist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  specs?: Resolver<ReadonlyArray<ResolversTypes['SpecRow']>, ParentType, ContextType>;
  measurements?: Resolver<ReadonlyArray<ResolversTypes['Measurement']>, ParentType, ContextType>;
  report?: Resolver<ReadonlyArray<ResolversTypes['ConditionReport']>, ParentType, ContextType>;
  reportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  originality?: Resolver<ReadonlyArray<ResolversTypes['OriginalityFact']>, ParentType, ContextType>;
  pastSales?: Resolver<ReadonlyArray<ResolversTypes['PastSale']>, ParentType, ContextType>;
  requiresShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  localPickupOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shippingIsNegotiable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherLanguage?: Resolver<ResolversTypes['OtherLanguage'], ParentType, ContextType>;
  sellerFeedback?: Resolver<ResolversTypes['FeedbackSummary'], ParentType, ContextType>;
  domesticShipping?: Resolver<Maybe<ResolversTypes['MoneyRange']>, ParentType, ContextType>;
};

export type ListingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inViewerCart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<ListingInViewerCartArgs>>;
  askingPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceBefore?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  listedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  soldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerHoldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isPaymentPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPendingSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerOfferUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  key?: Resolver<ResolversTypes['FacetKey'], ParentType, ContextType>;
  countsAreLowerBounds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type PriceBucketResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceBucket'] = ResolversParentTypes['PriceBucket']> = {
  fromCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RenamedFilterValueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RenamedFilterValue'] = ResolversParentTypes['RenamedFilterValue']> = {
  key?: Resolver<ResolversTypes['FacetKey'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingSearchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingSearch'] = ResolversParentTypes['ListingSearch']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Listing']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalCountEstimate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType>;
  prices?: Resolver<ReadonlyArray<ResolversTypes['PriceBucket']>, ParentType, ContextType>;
  pricesAreLowerBounds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  correctedKeywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keywordsAreUnspecific?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suggestions?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  renamed?: Resolver<ReadonlyArray<ResolversTypes['RenamedFilterValue']>, ParentType, ContextType>;
};

export type SuggestionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Suggestion'] = ResolversParentTypes['Suggestion']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  conditionLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DecadeCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DecadeCount'] = ResolversParentTypes['DecadeCount']> = {
  decade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isProfessional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  salesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answerMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  feedbackSummary?: Resolver<ResolversTypes['FeedbackSummary'], ParentType, ContextType>;
  feedback?: Resolver<ResolversTypes['FeedbackConnection'], ParentType, ContextType, Partial<SellerFeedbackArgs>>;
  awayUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ValuationComparableResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ValuationComparable'] = ResolversParentTypes['ValuationComparable']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['Condition'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  adjustedPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InstrumentValuationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InstrumentValuation'] = ResolversParentTypes['InstrumentValuation']> = {
  low?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  median?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isThin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nearness?: Resolver<ResolversTypes['ValuationNearness'], ParentType, ContextType>;
  soldCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  liveCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yearlyGrowthPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  comparables?: Resolver<ReadonlyArray<ResolversTypes['ValuationComparable']>, ParentType, ContextType>;
  pastError?: Resolver<Maybe<ResolversTypes['ValuationPastError']>, ParentType, ContextType>;
};

export type ValuationPastErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ValuationPastError'] = ResolversParentTypes['ValuationPastError']> = {
  sales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  medianErrorPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  heldPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CatalogueBrandResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogueBrand'] = ResolversParentTypes['CatalogueBrand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formerNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  models?: Resolver<ReadonlyArray<ResolversTypes['CatalogueModel']>, ParentType, ContextType>;
};

export type CatalogueBrandEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogueBrandEdge'] = ResolversParentTypes['CatalogueBrandEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CatalogueBrand'], ParentType, ContextType>;
};

export type CatalogueBrandConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogueBrandConnection'] = ResolversParentTypes['CatalogueBrandConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['CatalogueBrandEdge']>, ParentType, ContextType>;
};

export type CatalogueModelResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogueModel'] = ResolversParentTypes['CatalogueModel']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formerNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CatalogueTextResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogueText'] = ResolversParentTypes['CatalogueText']> = {
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogueTypeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogueType'] = ResolversParentTypes['CatalogueType']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['CatalogueText'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['CatalogueText'], ParentType, ContextType>;
  listings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogueCategoryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogueCategory'] = ResolversParentTypes['CatalogueCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['CatalogueText'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['CatalogueText'], ParentType, ContextType>;
  listings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['CatalogueType']>, ParentType, ContextType>;
};

export type CatalogueNameCountsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogueNameCounts'] = ResolversParentTypes['CatalogueNameCounts']> = {
  listings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drafts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedSearches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  portfolio?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  synonyms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addresses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogueNamePreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogueNamePreview'] = ResolversParentTypes['CatalogueNamePreview']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMerge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counts?: Resolver<Maybe<ResolversTypes['CatalogueNameCounts']>, ParentType, ContextType>;
};

export type CatalogueNameChangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogueNameChange'] = ResolversParentTypes['CatalogueNameChange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['CatalogueNameCounts'], ParentType, ContextType>;
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undoUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CatalogueNameResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CatalogueNameResult'] = ResolversParentTypes['CatalogueNameResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchSynonymResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchSynonym'] = ResolversParentTypes['SearchSynonym']> = {
  kind?: Resolver<ResolversTypes['SynonymKind'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  means?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchVocabularyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchVocabulary'] = ResolversParentTypes['SearchVocabulary']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['SearchSynonym']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SearchVocabularyResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchVocabularyResult'] = ResolversParentTypes['SearchVocabularyResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vocabulary?: Resolver<Maybe<ResolversTypes['SearchVocabulary']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchOutcomeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchOutcome'] = ResolversParentTypes['SearchOutcome']> = {
  words?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hits?: Resolver<ReadonlyArray<ResolversTypes['SearchHit']>, ParentType, ContextType>;
};

export type SearchComparisonResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchComparison'] = ResolversParentTypes['SearchComparison']> = {
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['SearchQueryOrigin'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['SearchOutcome'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['SearchOutcome'], ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchComparisonResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchComparisonResult'] = ResolversParentTypes['SearchComparisonResult']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comparisons?: Resolver<ReadonlyArray<ResolversTypes['SearchComparison']>, ParentType, ContextType>;
};

export type BannerEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BannerEntry'] = ResolversParentTypes['BannerEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentActionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentAction'] = ResolversParentTypes['ContentAction']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentPersonResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentPerson'] = ResolversParentTypes['ContentPerson']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ContentPicture']>, ParentType, ContextType>;
};

export type ContentPictureResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentPicture'] = ResolversParentTypes['ContentPicture']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType, RequireFields<ContentPictureImageArgs, 'view'>>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  backdrop?: Resolver<ResolversTypes['Backdrop'], ParentType, ContextType>;
};

export type ContentStepResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentStep'] = ResolversParentTypes['ContentStep']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentPriceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentPrice'] = ResolversParentTypes['ContentPrice']> = {
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isFixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentPage'] = ResolversParentTypes['ContentPage']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ContentPicture']>, ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['ContentAction']>, ParentType, ContextType>;
  updatedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['ContentPerson']>, ParentType, ContextType>;
  guests?: Resolver<ReadonlyArray<ResolversTypes['ContentPerson']>, ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ContentStep']>, ParentType, ContextType>;
  prices?: Resolver<ReadonlyArray<ResolversTypes['ContentPrice']>, ParentType, ContextType>;
};

export type BlogCategoryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BlogCategory'] = ResolversParentTypes['BlogCategory']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlogAuthorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BlogAuthor'] = ResolversParentTypes['BlogAuthor']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlogPostResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BlogPost'] = ResolversParentTypes['BlogPost']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['BlogAuthor'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['BlogCategory'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType, RequireFields<BlogPostImageArgs, 'view'>>;
  imageAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  backdrop?: Resolver<ResolversTypes['Backdrop'], ParentType, ContextType>;
  newer?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  older?: Resolver<Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  related?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BlogPost']>>, ParentType, ContextType>;
};

export type BlogPostsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BlogPosts'] = ResolversParentTypes['BlogPosts']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionGroupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuestionGroup'] = ResolversParentTypes['QuestionGroup']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['Question']>, ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MenuResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['MenuItem']>, ParentType, ContextType>;
};

export type ContentValueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentValue'] = ResolversParentTypes['ContentValue']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentLanguageStateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentLanguageState'] = ResolversParentTypes['ContentLanguageState']> = {
  locale?: Resolver<ResolversTypes['ContentLanguage'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  publishedVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scheduledVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scheduledFor?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ContentOwnDraftResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentOwnDraft'] = ResolversParentTypes['ContentOwnDraft']> = {
  baseVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['ContentValue']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ContentDocumentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentDocument'] = ResolversParentTypes['ContentDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['ContentLanguageState']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['ContentValue']>, ParentType, ContextType>;
  termUses?: Resolver<ReadonlyArray<ResolversTypes['ContentTermUse']>, ParentType, ContextType>;
  ownDraft?: Resolver<Maybe<ResolversTypes['ContentOwnDraft']>, ParentType, ContextType>;
  otherEditors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentTermUseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentTermUse'] = ResolversParentTypes['ContentTermUse']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentDocumentEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentDocumentEdge'] = ResolversParentTypes['ContentDocumentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentDocument'], ParentType, ContextType>;
};

export type ContentDocumentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentDocumentConnection'] = ResolversParentTypes['ContentDocumentConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ContentDocumentEdge']>, ParentType, ContextType>;
};

export type ContentVersionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentVersion'] = ResolversParentTypes['ContentVersion']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['ContentStepKind'], ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['ContentLanguage']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['ContentValue']>, ParentType, ContextType>;
};

export type ContentConflictResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentConflict'] = ResolversParentTypes['ContentConflict']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  theirs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentProblemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentProblem'] = ResolversParentTypes['ContentProblem']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ContentProblemCode'], ParentType, ContextType>;
};

export type ContentResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentResult'] = ResolversParentTypes['ContentResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['ContentDocument']>, ParentType, ContextType>;
  conflicts?: Resolver<ReadonlyArray<ResolversTypes['ContentConflict']>, ParentType, ContextType>;
  merged?: Resolver<ReadonlyArray<ResolversTypes['ContentValue']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['ContentProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentRenderedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentRendered'] = ResolversParentTypes['ContentRendered']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deadLinks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentDrawingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentDrawing'] = ResolversParentTypes['ContentDrawing']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentChoiceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentChoice'] = ResolversParentTypes['ContentChoice']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentChoicesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentChoices'] = ResolversParentTypes['ContentChoices']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['ContentChoice']>, ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['ContentChoice']>, ParentType, ContextType>;
  authors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  drawings?: Resolver<ReadonlyArray<ResolversTypes['ContentDrawing']>, ParentType, ContextType>;
};

export type ContentTargetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContentTarget'] = ResolversParentTypes['ContentTarget']> = {
  kind?: Resolver<ResolversTypes['ContentTargetKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormAnswerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FormAnswer'] = ResolversParentTypes['FormAnswer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormPictureResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FormPicture'] = ResolversParentTypes['FormPicture']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormStepResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FormStep'] = ResolversParentTypes['FormStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FormState'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StaffNameResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StaffName'] = ResolversParentTypes['StaffName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormMentionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FormMention'] = ResolversParentTypes['FormMention']> = {
  kind?: Resolver<ResolversTypes['FormMentionKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormSubmissionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FormSubmission'] = ResolversParentTypes['FormSubmission']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FormState'], ParentType, ContextType>;
  nextStates?: Resolver<ReadonlyArray<ResolversTypes['FormState']>, ParentType, ContextType>;
  isAnswerable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answers?: Resolver<ReadonlyArray<ResolversTypes['FormAnswer']>, ParentType, ContextType>;
  pictures?: Resolver<ReadonlyArray<ResolversTypes['FormPicture']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['StaffName']>, ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['FormStep']>, ParentType, ContextType>;
  mentions?: Resolver<ReadonlyArray<ResolversTypes['FormMention']>, ParentType, ContextType>;
};

export type FormSubmissionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FormSubmissionEdge'] = ResolversParentTypes['FormSubmissionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FormSubmission'], ParentType, ContextType>;
};

export type FormSubmissionConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FormSubmissionConnection'] = ResolversParentTypes['FormSubmissionConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['FormSubmissionEdge']>, ParentType, ContextType>;
};

export type FormResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FormResult'] = ResolversParentTypes['FormResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['FormSubmission']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormDraftProblemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FormDraftProblem'] = ResolversParentTypes['FormDraftProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormDraftPictureResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FormDraftPicture'] = ResolversParentTypes['FormDraftPicture']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormDraftResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FormDraft'] = ResolversParentTypes['FormDraft']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answers?: Resolver<ReadonlyArray<ResolversTypes['FormAnswer']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['FormDraftProblem']>, ParentType, ContextType>;
  pictures?: Resolver<ReadonlyArray<ResolversTypes['FormDraftPicture']>, ParentType, ContextType>;
};

export type MailPlaceholderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailPlaceholder'] = ResolversParentTypes['MailPlaceholder']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailWordsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailWords'] = ResolversParentTypes['MailWords']> = {
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailTextVersionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailTextVersion'] = ResolversParentTypes['MailTextVersion']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['MailWords']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LocalMailTextResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LocalMailText'] = ResolversParentTypes['LocalMailText']> = {
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['MailWords'], ParentType, ContextType>;
  standard?: Resolver<ResolversTypes['MailWords'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['MailTextVersion']>, ParentType, ContextType>;
};

export type MailTemplateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailTemplate'] = ResolversParentTypes['MailTemplate']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholders?: Resolver<ReadonlyArray<ResolversTypes['MailPlaceholder']>, ParentType, ContextType>;
  texts?: Resolver<ReadonlyArray<ResolversTypes['LocalMailText']>, ParentType, ContextType>;
};

export type MailPreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailPreview'] = ResolversParentTypes['MailPreview']> = {
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isReal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MailPreviewResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailPreviewResult'] = ResolversParentTypes['MailPreviewResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['MailPreview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MailTextResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailTextResult'] = ResolversParentTypes['MailTextResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['MailTemplate']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedirectResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Redirect'] = ResolversParentTypes['Redirect']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fromPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastHitAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  removedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RedirectEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedirectEdge'] = ResolversParentTypes['RedirectEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType>;
};

export type RedirectConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedirectConnection'] = ResolversParentTypes['RedirectConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['RedirectEdge']>, ParentType, ContextType>;
};

export type RedirectResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedirectResult'] = ResolversParentTypes['RedirectResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['Redirect']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedirectLineProblemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedirectLineProblem'] = ResolversParentTypes['RedirectLineProblem']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RedirectImportResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedirectImportResult'] = ResolversParentTypes['RedirectImportResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['RedirectLineProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DescriptionFactResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DescriptionFact'] = ResolversParentTypes['DescriptionFact']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DescriptionFactKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueFr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type UnbackedWordsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UnbackedWords'] = ResolversParentTypes['UnbackedWords']> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DescriptionSentenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DescriptionSentence'] = ResolversParentTypes['DescriptionSentence']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  unbacked?: Resolver<ReadonlyArray<ResolversTypes['UnbackedWords']>, ParentType, ContextType>;
};

export type DescriptionCheckResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DescriptionCheck'] = ResolversParentTypes['DescriptionCheck']> = {
  en?: Resolver<ReadonlyArray<ResolversTypes['DescriptionSentence']>, ParentType, ContextType>;
  fr?: Resolver<ReadonlyArray<ResolversTypes['DescriptionSentence']>, ParentType, ContextType>;
  onlyEn?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  onlyFr?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingDescriptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingDescription'] = ResolversParentTypes['ListingDescription']> = {
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['DescriptionFact']>, ParentType, ContextType>;
  check?: Resolver<ResolversTypes['DescriptionCheck'], ParentType, ContextType>;
};

export type DescriptionDraftResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DescriptionDraftResult'] = ResolversParentTypes['DescriptionDraftResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExchangeRateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExchangeRate'] = ResolversParentTypes['ExchangeRate']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ExchangeRatesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExchangeRates'] = ResolversParentTypes['ExchangeRates']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rates?: Resolver<ReadonlyArray<ResolversTypes['ExchangeRate']>, ParentType, ContextType>;
};

export type FeedbackResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Feedback'] = ResolversParentTypes['Feedback']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['FeedbackSide'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asDescribed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  packing?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  communication?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  moderation?: Resolver<Maybe<ResolversTypes['FeedbackModeration']>, ParentType, ContextType>;
};

export type FeedbackReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FeedbackReport'] = ResolversParentTypes['FeedbackReport']> = {
  reason?: Resolver<ResolversTypes['FeedbackReportReason'], ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FeedbackModerationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FeedbackModeration'] = ResolversParentTypes['FeedbackModeration']> = {
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['FeedbackReport']>, ParentType, ContextType>;
  hiddenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hiddenReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeedbackSummaryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FeedbackSummary'] = ResolversParentTypes['FeedbackSummary']> = {
  average?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distribution?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FeedbackEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FeedbackEdge'] = ResolversParentTypes['FeedbackEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Feedback'], ParentType, ContextType>;
};

export type FeedbackConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FeedbackConnection'] = ResolversParentTypes['FeedbackConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['FeedbackEdge']>, ParentType, ContextType>;
};

export type OrderFeedbackResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderFeedback'] = ResolversParentTypes['OrderFeedback']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['FeedbackSide'], ParentType, ContextType>;
  counterpart?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  closesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['RatingObstacle']>, ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['Feedback']>, ParentType, ContextType>;
  other?: Resolver<Maybe<ResolversTypes['Feedback']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  canRate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lineFacts?: Resolver<ReadonlyArray<ResolversTypes['DraftOrderLine']>, ParentType, ContextType>;
  layaway?: Resolver<Maybe<ResolversTypes['Layaway']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fullyPaidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentState?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['PurchaseStage']>, ParentType, ContextType>;
  canAcceptPrepaidCodes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiresShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  localPickupOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPickUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  analyticsShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canSetTracking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shipDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  taxExemptReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  draftedBy?: Resolver<Maybe<ResolversTypes['PublicAccount']>, ParentType, ContextType>;
  salesperson?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['PublicAccount'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  shipment?: Resolver<Maybe<ResolversTypes['Shipment']>, ParentType, ContextType>;
  shippingMethod?: Resolver<Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  shippingMethodRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipOption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  subTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isTaxKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  extraFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  extraFeeDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountRemaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountRemainingLessRefunds?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paymentBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['LineItem']>, ParentType, ContextType>;
  capturedPayments?: Resolver<ReadonlyArray<ResolversTypes['CapturedPayment']>, ParentType, ContextType>;
  refunds?: Resolver<ReadonlyArray<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  guestKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerActions?: Resolver<ReadonlyArray<ResolversTypes['OrderAction']>, ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['OrderMargin']>, ParentType, ContextType>;
  priceChanges?: Resolver<ReadonlyArray<ResolversTypes['OrderPriceChange']>, ParentType, ContextType>;
  shippingChange?: Resolver<Maybe<ResolversTypes['OrderShippingChange']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingMethodOptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ShippingMethodOption'] = ResolversParentTypes['ShippingMethodOption']> = {
  ref?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earliestDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  latestDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MoneyRangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MoneyRange'] = ResolversParentTypes['MoneyRange']> = {
  least?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type HoldRuleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HoldRule'] = ResolversParentTypes['HoldRule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deal?: Resolver<ResolversTypes['IntakeDeal'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DealTermsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DealTerms'] = ResolversParentTypes['DealTerms']> = {
  deal?: Resolver<ResolversTypes['IntakeDeal'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textFr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type IntakeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Intake'] = ResolversParentTypes['Intake']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['SellerListing']>, ParentType, ContextType>;
  deal?: Resolver<ResolversTypes['IntakeDeal'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serial?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  idKind?: Resolver<Maybe<ResolversTypes['IdentityPaper']>, ParentType, ContextType>;
  idEnding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  splitBasisPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  termDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['DealTerms'], ParentType, ContextType>;
  signedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedLocale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holdDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holdSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holdUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isOnHold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  watchNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  releasedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  releaseReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  releaseImageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type IntakeEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['IntakeEdge'] = ResolversParentTypes['IntakeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Intake'], ParentType, ContextType>;
};

export type IntakeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['IntakeConnection'] = ResolversParentTypes['IntakeConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['IntakeEdge']>, ParentType, ContextType>;
};

export type StolenSerialResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StolenSerial'] = ResolversParentTypes['StolenSerial']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serial?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StolenSerialEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StolenSerialEdge'] = ResolversParentTypes['StolenSerialEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StolenSerial'], ParentType, ContextType>;
};

export type StolenSerialConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StolenSerialConnection'] = ResolversParentTypes['StolenSerialConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['StolenSerialEdge']>, ParentType, ContextType>;
};

export type SerialYearsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SerialYears'] = ResolversParentTypes['SerialYears']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  makers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  isKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SerialVisitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SerialVisit'] = ResolversParentTypes['SerialVisit']> = {
  kind?: Resolver<ResolversTypes['SerialVisitKind'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serial?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SerialLookupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SerialLookup'] = ResolversParentTypes['SerialLookup']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  years?: Resolver<ReadonlyArray<ResolversTypes['SerialYears']>, ParentType, ContextType>;
  visits?: Resolver<ReadonlyArray<ResolversTypes['SerialVisit']>, ParentType, ContextType>;
  lookAlikes?: Resolver<ReadonlyArray<ResolversTypes['SerialVisit']>, ParentType, ContextType>;
  stolen?: Resolver<ReadonlyArray<ResolversTypes['StolenSerial']>, ParentType, ContextType>;
  stolenLookAlikes?: Resolver<ReadonlyArray<ResolversTypes['StolenSerial']>, ParentType, ContextType>;
};

export type IntakeResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['IntakeResult'] = ResolversParentTypes['IntakeResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intake?: Resolver<Maybe<ResolversTypes['Intake']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RuleResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RuleResult'] = ResolversParentTypes['RuleResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdentityResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['IdentityResult'] = ResolversParentTypes['IdentityResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConsentRequestResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConsentRequest'] = ResolversParentTypes['ConsentRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ConsentKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ConsentState'], ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['ConsentObstacle']>, ParentType, ContextType>;
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  priceBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shareBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shareBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shareAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  termEnds?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['DealTerms'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consignor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isAnsweredByLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wished?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ConsentRequestEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConsentRequestEdge'] = ResolversParentTypes['ConsentRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ConsentRequest'], ParentType, ContextType>;
};

export type ConsentRequestConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConsentRequestConnection'] = ResolversParentTypes['ConsentRequestConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ConsentRequestEdge']>, ParentType, ContextType>;
};

export type ConsentOfferResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConsentOffer'] = ResolversParentTypes['ConsentOffer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ConsignmentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Consignment'] = ResolversParentTypes['Consignment']> = {
  intakeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  consignor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shareBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  termsVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  offers?: Resolver<ReadonlyArray<ResolversTypes['ConsentOffer']>, ParentType, ContextType>;
  requests?: Resolver<ReadonlyArray<ResolversTypes['ConsentRequest']>, ParentType, ContextType>;
};

export type ConsentResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConsentResult'] = ResolversParentTypes['ConsentResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['ConsentRequest']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApiKeyState'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  lostScopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['PublicAccount'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedBy?: Resolver<Maybe<ResolversTypes['PublicAccount']>, ParentType, ContextType>;
};

export type ApiKeyConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ApiKeyConnection'] = ResolversParentTypes['ApiKeyConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ApiKeyEdge']>, ParentType, ContextType>;
};

export type ApiKeyEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ApiKeyEdge'] = ResolversParentTypes['ApiKeyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
};

export type ApiKeyResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ApiKeyResult'] = ResolversParentTypes['ApiKeyResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kinds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookState'], ParentType, ContextType>;
  disabledBecause?: Resolver<Maybe<ResolversTypes['WebhookDisabledReason']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  formerSecretUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['PublicAccount'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastDeliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endpointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endpointName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  attemptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastFault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attempts?: Resolver<ReadonlyArray<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookSecretResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookSecretResult'] = ResolversParentTypes['WebhookSecretResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookResult'] = ResolversParentTypes['WebhookResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookSendResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookSendResult'] = ResolversParentTypes['WebhookSendResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deliveryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingImportColumnResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingImportColumn'] = ResolversParentTypes['ListingImportColumn']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  samples?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingImportOutcomeCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingImportOutcomeCount'] = ResolversParentTypes['ListingImportOutcomeCount']> = {
  outcome?: Resolver<ResolversTypes['ListingImportOutcome'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListingImportIssueCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingImportIssueCount'] = ResolversParentTypes['ListingImportIssueCount']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['ListingImportLevel'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListingImportIssueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingImportIssue'] = ResolversParentTypes['ListingImportIssue']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['ListingImportLevel'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ListingImportIssuePageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingImportIssuePage'] = ResolversParentTypes['ListingImportIssuePage']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['ListingImportIssue']>, ParentType, ContextType>;
};

export type ListingImportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingImport'] = ResolversParentTypes['ListingImport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ListingImportState'], ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faultLine?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ListingImportColumn']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcomes?: Resolver<ReadonlyArray<ResolversTypes['ListingImportOutcomeCount']>, ParentType, ContextType>;
  issueCounts?: Resolver<ReadonlyArray<ResolversTypes['ListingImportIssueCount']>, ParentType, ContextType>;
  issues?: Resolver<ResolversTypes['ListingImportIssuePage'], ParentType, ContextType, RequireFields<ListingImportIssuesArgs, 'page'>>;
  failedUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ListingImportResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingImportResult'] = ResolversParentTypes['ListingImportResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listingImport?: Resolver<Maybe<ResolversTypes['ListingImport']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhotographCropResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PhotographCrop'] = ResolversParentTypes['PhotographCrop']> = {
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PhotographResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Photograph'] = ResolversParentTypes['Photograph']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  master?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rotation?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  crop?: Resolver<Maybe<ResolversTypes['PhotographCrop']>, ParentType, ContextType>;
  isLargeEnough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PhotographResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PhotographResult'] = ResolversParentTypes['PhotographResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photograph?: Resolver<Maybe<ResolversTypes['Photograph']>, ParentType, ContextType>;
};

export type EventTypeChoiceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EventTypeChoice'] = ResolversParentTypes['EventTypeChoice']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['EventGroup'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['ChannelState'], ParentType, ContextType>;
  bell?: Resolver<ResolversTypes['ChannelState'], ParentType, ContextType>;
};

export type NotificationPreferencesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NotificationPreferences'] = ResolversParentTypes['NotificationPreferences']> = {
  emailEventTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  bellEventTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  eventTypes?: Resolver<ReadonlyArray<ResolversTypes['EventTypeChoice']>, ParentType, ContextType>;
};

export type UnsubscriptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Unsubscription'] = ResolversParentTypes['Unsubscription']> = {
  eventType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  unseenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
};

export type ThreadSubjectResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ThreadSubject'] = ResolversParentTypes['ThreadSubject']> = {
  kind?: Resolver<ResolversTypes['ThreadSubjectKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shipClock?: Resolver<Maybe<ResolversTypes['ShipClock']>, ParentType, ContextType>;
};

export type ThreadPersonResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ThreadPerson'] = ResolversParentTypes['ThreadPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isShop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MessageAttachmentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageAttachment'] = ResolversParentTypes['MessageAttachment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPicture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attachments?: Resolver<ReadonlyArray<ResolversTypes['MessageAttachment']>, ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
};

export type ThreadStepResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ThreadStep'] = ResolversParentTypes['ThreadStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ThreadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Thread'] = ResolversParentTypes['Thread']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ThreadSubject'], ParentType, ContextType>;
  counterpart?: Resolver<ResolversTypes['ThreadPerson'], ParentType, ContextType>;
  viewerIsBuyer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  lastMessageAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<ThreadMessagesArgs, 'first'>>;
  replyFacts?: Resolver<ResolversTypes['ReplyFacts'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ThreadStep']>, ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ThreadEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ThreadEdge'] = ResolversParentTypes['ThreadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Thread'], ParentType, ContextType>;
};

export type ThreadConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ThreadConnection'] = ResolversParentTypes['ThreadConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ThreadEdge']>, ParentType, ContextType>;
};

export type ThreadStartResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ThreadStart'] = ResolversParentTypes['ThreadStart']> = {
  subject?: Resolver<ResolversTypes['ThreadSubject'], ParentType, ContextType>;
  counterpart?: Resolver<ResolversTypes['ThreadPerson'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactDetailResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ContactDetail'] = ResolversParentTypes['ContactDetail']> = {
  kind?: Resolver<ResolversTypes['ContactKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageResult'] = ResolversParentTypes['MessageResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactDetails?: Resolver<ReadonlyArray<ResolversTypes['ContactDetail']>, ParentType, ContextType>;
  sent?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThreadResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ThreadResult'] = ResolversParentTypes['ThreadResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplyFactsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReplyFacts'] = ResolversParentTypes['ReplyFacts']> = {
  item?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shipAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SavedReplyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SavedReply'] = ResolversParentTypes['SavedReply']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textFr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedReplyResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SavedReplyResult'] = ResolversParentTypes['SavedReplyResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AwayReplyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AwayReply'] = ResolversParentTypes['AwayReply']> = {
  textEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textFr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentReversalResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentReversal'] = ResolversParentTypes['PaymentReversal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReversalState'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  respondBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  __resolveType: TypeResolveFn<'PaymentCard' | 'PaymentValor' | 'PaymentPaypal' | 'PaymentShopPay' | 'PaymentAffirm' | 'PaymentPrepaidCode' | 'PaymentManual' | 'PaymentStoreCredits' | 'PaymentAch', ParentType, ContextType>;
};

export type PaymentCardResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentCard'] = ResolversParentTypes['PaymentCard']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  capturedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  terminal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentValorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentValor'] = ResolversParentTypes['PaymentValor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  capturedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentPaypalResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentPaypal'] = ResolversParentTypes['PaymentPaypal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  capturedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentShopPayResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentShopPay'] = ResolversParentTypes['PaymentShopPay']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  capturedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentAffirmResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentAffirm'] = ResolversParentTypes['PaymentAffirm']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  capturedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentPrepaidCodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentPrepaidCode'] = ResolversParentTypes['PaymentPrepaidCode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  capturedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentManualResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentManual'] = ResolversParentTypes['PaymentManual']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  capturedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentStoreCreditsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentStoreCredits'] = ResolversParentTypes['PaymentStoreCredits']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  capturedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentAchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentAch'] = ResolversParentTypes['PaymentAch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  capturedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAction?: Resolver<Maybe<ResolversTypes['NextAction']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NextActionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NextAction'] = ResolversParentTypes['NextAction']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CardFieldsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CardFields'] = ResolversParentTypes['CardFields']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishableKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PrepaidCodeBalanceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PrepaidCodeBalance'] = ResolversParentTypes['PrepaidCodeBalance']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isTrade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PrepaidCodeResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PrepaidCodeResult'] = ResolversParentTypes['PrepaidCodeResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['PrepaidCodeBalance']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PrepaidCodeIssueResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PrepaidCodeIssueResult'] = ResolversParentTypes['PrepaidCodeIssueResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuedCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PrepaidCodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PrepaidCode'] = ResolversParentTypes['PrepaidCode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTrade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issued?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PrepaidCodeEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PrepaidCodeEdge'] = ResolversParentTypes['PrepaidCodeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PrepaidCode'], ParentType, ContextType>;
};

export type PrepaidCodeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PrepaidCodeConnection'] = ResolversParentTypes['PrepaidCodeConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['PrepaidCodeEdge']>, ParentType, ContextType>;
};

export type StoreCreditTransactionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoreCreditTransaction'] = ResolversParentTypes['StoreCreditTransaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StoreCreditsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoreCredits'] = ResolversParentTypes['StoreCredits']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTrade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  transactions?: Resolver<ReadonlyArray<ResolversTypes['StoreCreditTransaction']>, ParentType, ContextType>;
};

export type PaymentHandoffResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentHandoff'] = ResolversParentTypes['PaymentHandoff']> = {
  kind?: Resolver<ResolversTypes['PaymentMethodKind'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProviderSettlementResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProviderSettlement'] = ResolversParentTypes['ProviderSettlement']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openDifferences?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  arrivedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrived?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  arrivalReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrivalBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  importedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['SettlementRow']>, ParentType, ContextType>;
};

export type SettlementRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SettlementRow'] = ResolversParentTypes['SettlementRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settlementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ProviderSettlementEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProviderSettlementEdge'] = ResolversParentTypes['ProviderSettlementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProviderSettlement'], ParentType, ContextType>;
};

export type ProviderSettlementConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProviderSettlementConnection'] = ResolversParentTypes['ProviderSettlementConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProviderSettlementEdge']>, ParentType, ContextType>;
};

export type SettlementLineProblemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SettlementLineProblem'] = ResolversParentTypes['SettlementLineProblem']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettlementImportResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SettlementImportResult'] = ResolversParentTypes['SettlementImportResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settlements?: Resolver<ReadonlyArray<ResolversTypes['ProviderSettlement']>, ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  header?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['SettlementLineProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoredValueTransactionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoredValueTransaction'] = ResolversParentTypes['StoredValueTransaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['StoredValueReason'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StoredValueTransactionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoredValueTransactionEdge'] = ResolversParentTypes['StoredValueTransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StoredValueTransaction'], ParentType, ContextType>;
};

export type StoredValueTransactionConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoredValueTransactionConnection'] = ResolversParentTypes['StoredValueTransactionConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['StoredValueTransactionEdge']>, ParentType, ContextType>;
};

export type StoredValueHolderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoredValueHolder'] = ResolversParentTypes['StoredValueHolder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoredValueAccountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoredValueAccount'] = ResolversParentTypes['StoredValueAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StoredValueKind'], ParentType, ContextType>;
  isTrade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StoredValueState'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  issued?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holder?: Resolver<Maybe<ResolversTypes['StoredValueHolder']>, ParentType, ContextType>;
  issuedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  transactions?: Resolver<ResolversTypes['StoredValueTransactionConnection'], ParentType, ContextType, RequireFields<StoredValueAccountTransactionsArgs, 'first'>>;
};

export type StoredValueAccountEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoredValueAccountEdge'] = ResolversParentTypes['StoredValueAccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StoredValueAccount'], ParentType, ContextType>;
};

export type StoredValueAccountConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoredValueAccountConnection'] = ResolversParentTypes['StoredValueAccountConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['StoredValueAccountEdge']>, ParentType, ContextType>;
};

export type StoredValueTotalsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoredValueTotals'] = ResolversParentTypes['StoredValueTotals']> = {
  codes?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  storeCredits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tradeCredits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type StoredValueResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoredValueResult'] = ResolversParentTypes['StoredValueResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['StoredValueAccount']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedCardResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SavedCard'] = ResolversParentTypes['SavedCard']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiryMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiryYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SavedCardResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SavedCardResult'] = ResolversParentTypes['SavedCardResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextAction?: Resolver<Maybe<ResolversTypes['NextAction']>, ParentType, ContextType>;
  savedCards?: Resolver<ReadonlyArray<ResolversTypes['SavedCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffRoleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StaffRole'] = ResolversParentTypes['StaffRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grants?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerApplicationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellerApplication'] = ResolversParentTypes['SellerApplication']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SellerApplicationKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SellerApplicationState'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  businessName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['PublicAccount']>, ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['ApplicantEvidence'], ParentType, ContextType>;
};

export type ApplicantEvidenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ApplicantEvidence'] = ResolversParentTypes['ApplicantEvidence']> = {
  emailVerifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  addressCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  purchaseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deniedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerApplicationConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellerApplicationConnection'] = ResolversParentTypes['SellerApplicationConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SellerApplicationEdge']>, ParentType, ContextType>;
};

export type SellerApplicationEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellerApplicationEdge'] = ResolversParentTypes['SellerApplicationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SellerApplication'], ParentType, ContextType>;
};

export type SellerApplicationResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellerApplicationResult'] = ResolversParentTypes['SellerApplicationResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['SellerApplication']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountDetails'] = ResolversParentTypes['AccountDetails']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deletionDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  purchaseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  applications?: Resolver<ReadonlyArray<ResolversTypes['SellerApplication']>, ParentType, ContextType>;
  securityEvents?: Resolver<ReadonlyArray<ResolversTypes['AccountSecurityEvent']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['AccountHistoryEntry']>, ParentType, ContextType>;
  impersonations?: Resolver<ReadonlyArray<ResolversTypes['AccountImpersonation']>, ParentType, ContextType>;
  merges?: Resolver<ReadonlyArray<ResolversTypes['AccountMerge']>, ParentType, ContextType>;
  isMerged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  twoStepResets?: Resolver<ReadonlyArray<ResolversTypes['TwoStepReset']>, ParentType, ContextType>;
};

export type AccountMergeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountMerge'] = ResolversParentTypes['AccountMerge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['PublicAccount'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['PublicAccount'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mergedBy?: Resolver<Maybe<ResolversTypes['PublicAccount']>, ParentType, ContextType>;
  mergedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reversibleUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reversedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isReversible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccountMergePartResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountMergePart'] = ResolversParentTypes['AccountMergePart']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  movedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stayingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountMergeObstacleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountMergeObstacle'] = ResolversParentTypes['AccountMergeObstacle']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountMergePreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountMergePreview'] = ResolversParentTypes['AccountMergePreview']> = {
  kept?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['AccountMergePart']>, ParentType, ContextType>;
  obstacles?: Resolver<ReadonlyArray<ResolversTypes['AccountMergeObstacle']>, ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cardCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gainedRights?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountMergePreviewResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountMergePreviewResult'] = ResolversParentTypes['AccountMergePreviewResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['AccountMergePreview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountSecurityEventResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountSecurityEvent'] = ResolversParentTypes['AccountSecurityEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountHistoryDetailResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountHistoryDetail'] = ResolversParentTypes['AccountHistoryDetail']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountImpersonationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountImpersonation'] = ResolversParentTypes['AccountImpersonation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impersonator?: Resolver<ResolversTypes['PublicAccount'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  actCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountRightsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountRightsResult'] = ResolversParentTypes['AccountRightsResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffRoleResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StaffRoleResult'] = ResolversParentTypes['StaffRoleResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['StaffRole']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TwoStepResetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TwoStepReset'] = ResolversParentTypes['TwoStepReset']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TwoStepResetState'], ParentType, ContextType>;
  removesPasskeys?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['PublicAccount']>, ParentType, ContextType>;
  isDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnTwoStepResetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OwnTwoStepReset'] = ResolversParentTypes['OwnTwoStepReset']> = {
  isApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stopCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TwoStepResetResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TwoStepResetResult'] = ResolversParentTypes['TwoStepResetResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImpersonationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Impersonation'] = ResolversParentTypes['Impersonation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['PublicAccount'], ParentType, ContextType>;
  impersonator?: Resolver<ResolversTypes['PublicAccount'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayWriteUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isCodeSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccountExportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountExport'] = ResolversParentTypes['AccountExport']> = {
  state?: Resolver<ResolversTypes['AccountExportState'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountDeletionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountDeletion'] = ResolversParentTypes['AccountDeletion']> = {
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isPutOff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeletionObstacleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeletionObstacle'] = ResolversParentTypes['DeletionObstacle']> = {
  kind?: Resolver<ResolversTypes['DeletionObstacleKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountPrivacyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountPrivacy'] = ResolversParentTypes['AccountPrivacy']> = {
  export?: Resolver<Maybe<ResolversTypes['AccountExport']>, ParentType, ContextType>;
  deletion?: Resolver<Maybe<ResolversTypes['AccountDeletion']>, ParentType, ContextType>;
  obstacles?: Resolver<ReadonlyArray<ResolversTypes['DeletionObstacle']>, ParentType, ContextType>;
};

export type RepairStepResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RepairStep'] = ResolversParentTypes['RepairStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RepairState'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estimate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RepairJobResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RepairJob'] = ResolversParentTypes['RepairJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RepairState'], ParentType, ContextType>;
  nextStates?: Resolver<ReadonlyArray<ResolversTypes['RepairState']>, ParentType, ContextType>;
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['MailLanguage'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serial?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['RepairStep']>, ParentType, ContextType>;
  sameSerial?: Resolver<ReadonlyArray<ResolversTypes['RepairJob']>, ParentType, ContextType>;
};

export type RepairJobEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RepairJobEdge'] = ResolversParentTypes['RepairJobEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RepairJob'], ParentType, ContextType>;
};

export type RepairJobConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RepairJobConnection'] = ResolversParentTypes['RepairJobConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['RepairJobEdge']>, ParentType, ContextType>;
};

export type RepairJobResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RepairJobResult'] = ResolversParentTypes['RepairJobResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repairJob?: Resolver<Maybe<ResolversTypes['RepairJob']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type CartResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CartResult'] = ResolversParentTypes['CartResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentResult'] = ResolversParentTypes['PaymentResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  nextAction?: Resolver<Maybe<ResolversTypes['NextAction']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderClaimResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderClaimResult'] = ResolversParentTypes['OrderClaimResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['OrderClaimOutcome']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrdersClaimResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrdersClaimResult'] = ResolversParentTypes['OrdersClaimResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CounterListingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CounterListings'] = ResolversParentTypes['CounterListings']> = {
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listings?: Resolver<ReadonlyArray<ResolversTypes['Listing']>, ParentType, ContextType>;
};

export type DraftCustomLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DraftCustomLine'] = ResolversParentTypes['DraftCustomLine']> = {
  isTaxable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weightGrams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DraftOrderLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DraftOrderLine'] = ResolversParentTypes['DraftOrderLine']> = {
  lineItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isOverridden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  secondsHeld?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isHeldByOther?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  custom?: Resolver<Maybe<ResolversTypes['DraftCustomLine']>, ParentType, ContextType>;
};

export type DraftOrderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DraftOrder'] = ResolversParentTypes['DraftOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DraftOrderState'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  secondsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasCustomer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingOverride?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shippingReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['DraftOrderLine']>, ParentType, ContextType>;
};

export type DraftOrderEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DraftOrderEdge'] = ResolversParentTypes['DraftOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DraftOrder'], ParentType, ContextType>;
};

export type DraftOrderConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DraftOrderConnection'] = ResolversParentTypes['DraftOrderConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DraftOrderEdge']>, ParentType, ContextType>;
};

export type DraftOrderResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DraftOrderResult'] = ResolversParentTypes['DraftOrderResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draftOrder?: Resolver<Maybe<ResolversTypes['DraftOrder']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HoldResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Hold'] = ResolversParentTypes['Hold']> = {
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  secondsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrdersHoldResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrdersHoldResult'] = ResolversParentTypes['OrdersHoldResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secondsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renewalsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  held?: Resolver<ReadonlyArray<ResolversTypes['Hold']>, ParentType, ContextType>;
  heldByOthers?: Resolver<ReadonlyArray<ResolversTypes['Hold']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WaitlistEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WaitlistEntry'] = ResolversParentTypes['WaitlistEntry']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ListingHoldResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingHold'] = ResolversParentTypes['ListingHold']> = {
  legalHoldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerHoldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secondsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPaymentPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPendingSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerOfferUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitlistCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitlistEntry?: Resolver<Maybe<ResolversTypes['WaitlistEntry']>, ParentType, ContextType>;
};

export type WaitlistResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WaitlistResult'] = ResolversParentTypes['WaitlistResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waitlistEntry?: Resolver<Maybe<ResolversTypes['WaitlistEntry']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LayawayInstalmentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LayawayInstalment'] = ResolversParentTypes['LayawayInstalment']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InstalmentState'], ParentType, ContextType>;
};

export type LayawayResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Layaway'] = ResolversParentTypes['Layaway']> = {
  ref?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  instalments?: Resolver<ReadonlyArray<ResolversTypes['LayawayInstalment']>, ParentType, ContextType>;
  nextAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OfferMoveResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OfferMove'] = ResolversParentTypes['OfferMove']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OfferMoveKind'], ParentType, ContextType>;
  madeBy?: Resolver<ResolversTypes['OfferMover'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['OfferReason']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OfferResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OfferState'], ParentType, ContextType>;
  declinedBy?: Resolver<Maybe<ResolversTypes['OfferDeclinedBy']>, ParentType, ContextType>;
  amountOffered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  counterAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  agreedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shippingOffered?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  counterShipping?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  agreedShipping?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyer?: Resolver<ResolversTypes['PublicAccount'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['PublicAccount'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  secondsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placeInLine?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  moves?: Resolver<ReadonlyArray<ResolversTypes['OfferMove']>, ParentType, ContextType>;
  sellerNet?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  proceeds?: Resolver<Maybe<ResolversTypes['SaleProceeds']>, ParentType, ContextType>;
  isFromSeller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  automaticAnswer?: Resolver<Maybe<ResolversTypes['OfferAutomaticAnswer']>, ParentType, ContextType>;
  buyerUnpaidOffers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  actions?: Resolver<ReadonlyArray<ResolversTypes['OfferAction']>, ParentType, ContextType>;
};

export type SaleFeeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SaleFee'] = ResolversParentTypes['SaleFee']> = {
  rateBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SaleProceedsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SaleProceeds'] = ResolversParentTypes['SaleProceeds']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fees?: Resolver<ReadonlyArray<ResolversTypes['SaleFee']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sellerShips?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payoutBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comparablesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comparablesMedian?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fromComparablesPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  daysToSell?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  daysToSellCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferOutcomeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OfferOutcome'] = ResolversParentTypes['OfferOutcome']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
};

export type OffersResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OffersResult'] = ResolversParentTypes['OffersResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['OffersField']>, ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['OfferOutcome']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferAutomaticAnswerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OfferAutomaticAnswer'] = ResolversParentTypes['OfferAutomaticAnswer']> = {
  kind?: Resolver<ResolversTypes['OfferAutomaticKind'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OfferRuleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OfferRule'] = ResolversParentTypes['OfferRule']> = {
  belowPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counterPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferListingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OfferListing'] = ResolversParentTypes['OfferListing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  declineBelowPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['OfferRule']>, ParentType, ContextType>;
  watchersLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  watchersOffered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferListingEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OfferListingEdge'] = ResolversParentTypes['OfferListingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OfferListing'], ParentType, ContextType>;
};

export type OfferListingConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OfferListingConnection'] = ResolversParentTypes['OfferListingConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['OfferListingEdge']>, ParentType, ContextType>;
};

export type OfferListingResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OfferListingResult'] = ResolversParentTypes['OfferListingResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['OfferListingField']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['OfferListing']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OfferEdge'] = ResolversParentTypes['OfferEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
};

export type OfferConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OfferConnection'] = ResolversParentTypes['OfferConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['OfferEdge']>, ParentType, ContextType>;
};

export type OfferResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OfferResult'] = ResolversParentTypes['OfferResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['OfferField']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LineItemOfferResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LineItemOffer'] = ResolversParentTypes['LineItemOffer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LineItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LineItem'] = ResolversParentTypes['LineItem']> = {
  offer?: Resolver<Maybe<ResolversTypes['LineItemOffer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  allowCartNotes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cartNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  returnNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LineItemState'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  returnTerms?: Resolver<Maybe<ResolversTypes['ReturnTerms']>, ParentType, ContextType>;
  returnRequest?: Resolver<Maybe<ResolversTypes['ReturnRequest']>, ParentType, ContextType>;
};

export type OfferCountsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OfferCounts'] = ResolversParentTypes['OfferCounts']> = {
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  declined?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderStatusResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderStatus'] = ResolversParentTypes['OrderStatus']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  completedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['PurchaseStage'], ParentType, ContextType>;
  carrierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PurchaseCountsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PurchaseCounts'] = ResolversParentTypes['PurchaseCounts']> = {
  toPay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onTheWay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delivered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShipmentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Shipment'] = ResolversParentTypes['Shipment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type CapturedPaymentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CapturedPayment'] = ResolversParentTypes['CapturedPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTrade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  capturedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  reversal?: Resolver<Maybe<ResolversTypes['PaymentReversal']>, ParentType, ContextType>;
};

export type OrderRefundResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  isVoid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
  refundedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['OrderDocument'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderPriceChangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderPriceChange'] = ResolversParentTypes['OrderPriceChange']> = {
  lineItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderShippingChangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderShippingChange'] = ResolversParentTypes['OrderShippingChange']> = {
  quoted?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderMarginResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderMargin'] = ResolversParentTypes['OrderMargin']> = {
  income?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costedPieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellingOrderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellingOrder'] = ResolversParentTypes['SellingOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  toShip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sale?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  commission?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payoutState?: Resolver<ResolversTypes['PayoutState'], ParentType, ContextType>;
  payoutDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paidOutAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['SellingStage'], ParentType, ContextType>;
  shipBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  held?: Resolver<Maybe<ResolversTypes['HeldPayout']>, ParentType, ContextType>;
};

export type HeldPayoutResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HeldPayout'] = ResolversParentTypes['HeldPayout']> = {
  reason?: Resolver<ResolversTypes['HeldReason'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SellingCountsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellingCounts'] = ResolversParentTypes['SellingCounts']> = {
  unpaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toShip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delivered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellingOrderEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellingOrderEdge'] = ResolversParentTypes['SellingOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SellingOrder'], ParentType, ContextType>;
};

export type SellingOrderConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellingOrderConnection'] = ResolversParentTypes['SellingOrderConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SellingOrderEdge']>, ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  __resolveType: TypeResolveFn<'Order' | 'OrderRefund', ParentType, ContextType>;
};

export type InvoiceEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InvoiceEdge'] = ResolversParentTypes['InvoiceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
};

export type InvoiceConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InvoiceConnection'] = ResolversParentTypes['InvoiceConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['InvoiceEdge']>, ParentType, ContextType>;
};

export type OrderResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderResult'] = ResolversParentTypes['OrderResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrdersResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrdersResult'] = ResolversParentTypes['OrdersResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentFactResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DocumentFact'] = ResolversParentTypes['DocumentFact']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentPartyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DocumentParty'] = ResolversParentTypes['DocumentParty']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentColumnResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DocumentColumn'] = ResolversParentTypes['DocumentColumn']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNumber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DocumentCellResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DocumentCell'] = ResolversParentTypes['DocumentCell']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DocumentRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DocumentRow'] = ResolversParentTypes['DocumentRow']> = {
  cells?: Resolver<ReadonlyArray<ResolversTypes['DocumentCell']>, ParentType, ContextType>;
};

export type DocumentSumResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DocumentSum'] = ResolversParentTypes['DocumentSum']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTotal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderDocumentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderDocument'] = ResolversParentTypes['OrderDocument']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['DocumentFact']>, ParentType, ContextType>;
  parties?: Resolver<ReadonlyArray<ResolversTypes['DocumentParty']>, ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['DocumentColumn']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['DocumentRow']>, ParentType, ContextType>;
  sums?: Resolver<ReadonlyArray<ResolversTypes['DocumentSum']>, ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RefundQuoteLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RefundQuoteLine'] = ResolversParentTypes['RefundQuoteLine']> = {
  lineItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RefundQuoteTenderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RefundQuoteTender'] = ResolversParentTypes['RefundQuoteTender']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RefundQuoteResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RefundQuote'] = ResolversParentTypes['RefundQuote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  financingFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['RefundQuoteLine']>, ParentType, ContextType>;
  tenders?: Resolver<ReadonlyArray<ResolversTypes['RefundQuoteTender']>, ParentType, ContextType>;
};

export type DuePayoutResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DuePayout'] = ResolversParentTypes['DuePayout']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SellerDueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellerDue'] = ResolversParentTypes['SellerDue']> = {
  sellerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPayable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payouts?: Resolver<ReadonlyArray<ResolversTypes['DuePayout']>, ParentType, ContextType>;
};

export type PayoutRunItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PayoutRunItem'] = ResolversParentTypes['PayoutRunItem']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PayoutItemState'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayoutRunStepResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PayoutRunStep'] = ResolversParentTypes['PayoutRunStep']> = {
  state?: Resolver<ResolversTypes['PayoutRunState'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PayoutRunResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PayoutRun'] = ResolversParentTypes['PayoutRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PayoutRunState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['PayoutRunStep']>, ParentType, ContextType>;
  bankReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sellerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['PayoutRunItem']>, ParentType, ContextType>;
  viewerActions?: Resolver<ReadonlyArray<ResolversTypes['PayoutRunAction']>, ParentType, ContextType>;
};

export type PayoutRunEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PayoutRunEdge'] = ResolversParentTypes['PayoutRunEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PayoutRun'], ParentType, ContextType>;
};

export type PayoutRunConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PayoutRunConnection'] = ResolversParentTypes['PayoutRunConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['PayoutRunEdge']>, ParentType, ContextType>;
};

export type PayoutRunResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PayoutRunResult'] = ResolversParentTypes['PayoutRunResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payoutRun?: Resolver<Maybe<ResolversTypes['PayoutRun']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SellerCorrectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellerCorrection'] = ResolversParentTypes['SellerCorrection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SellerCorrectionKind'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enteredBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlainFieldResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlainField'] = ResolversParentTypes['PlainField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlainSeenLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlainSeenLine'] = ResolversParentTypes['PlainSeenLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlainSeenOrderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlainSeenOrder'] = ResolversParentTypes['PlainSeenOrder']> = {
  shippingCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['PlainSeenLine']>, ParentType, ContextType>;
};

export type PlainRefusalResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlainRefusal'] = ResolversParentTypes['PlainRefusal']> = {
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['AddressIssue']>, ParentType, ContextType>;
  seen?: Resolver<ReadonlyArray<ResolversTypes['PlainSeenOrder']>, ParentType, ContextType>;
};

export type PlainStoredValueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlainStoredValue'] = ResolversParentTypes['PlainStoredValue']> = {
  kind?: Resolver<ResolversTypes['PaymentMethodKind'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTrade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  balanceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlainPlacedOrderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlainPlacedOrder'] = ResolversParentTypes['PlainPlacedOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guestKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlainCheckoutResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlainCheckout'] = ResolversParentTypes['PlainCheckout']> = {
  fields?: Resolver<ReadonlyArray<ResolversTypes['PlainField']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['PlainRefusal']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PaymentMethodKind']>, ParentType, ContextType>;
  savedCard?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  layaway?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  storedValues?: Resolver<ReadonlyArray<ResolversTypes['PlainStoredValue']>, ParentType, ContextType>;
  placed?: Resolver<ReadonlyArray<ResolversTypes['PlainPlacedOrder']>, ParentType, ContextType>;
};

export type ReturnTermsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReturnTerms'] = ResolversParentTypes['ReturnTerms']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReturnRequestResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReturnRequest'] = ResolversParentTypes['ReturnRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReturnState'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReturnReason'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isWithinWindow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['ReturnSide']>, ParentType, ContextType>;
  actions?: Resolver<ReadonlyArray<ResolversTypes['ReturnAction']>, ParentType, ContextType>;
};

export type PurchasedLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PurchasedLine'] = ResolversParentTypes['PurchasedLine']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineItem?: Resolver<ResolversTypes['LineItem'], ParentType, ContextType>;
};

export type ReturnRequestResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReturnRequestResult'] = ResolversParentTypes['ReturnRequestResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['ReturnField']>, ParentType, ContextType>;
  returnRequest?: Resolver<Maybe<ResolversTypes['ReturnRequest']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShipClockResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ShipClock'] = ResolversParentTypes['ShipClock']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shipBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isAgreed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  asked?: Resolver<Maybe<ResolversTypes['ShipDelay']>, ParentType, ContextType>;
  actions?: Resolver<ReadonlyArray<ResolversTypes['ShipClockAction']>, ParentType, ContextType>;
  firstDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShipDelayResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ShipDelay'] = ResolversParentTypes['ShipDelay']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ShipDelayResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ShipDelayResult'] = ResolversParentTypes['ShipDelayResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['ShipDelayField']>, ParentType, ContextType>;
  threadId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffOrderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StaffOrder'] = ResolversParentTypes['StaffOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  nextAction?: Resolver<ResolversTypes['OrderNextAction'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type StaffOrderSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StaffOrderSums'] = ResolversParentTypes['StaffOrderSums']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type StaffOrderEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StaffOrderEdge'] = ResolversParentTypes['StaffOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StaffOrder'], ParentType, ContextType>;
};

export type StaffOrderConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StaffOrderConnection'] = ResolversParentTypes['StaffOrderConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['StaffOrderEdge']>, ParentType, ContextType>;
};

export type StaffOrderCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StaffOrderCount'] = ResolversParentTypes['StaffOrderCount']> = {
  nextAction?: Resolver<ResolversTypes['OrderNextAction'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderOutcomeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderOutcome'] = ResolversParentTypes['OrderOutcome']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderOutcomesResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OrderOutcomesResult'] = ResolversParentTypes['OrderOutcomesResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcomes?: Resolver<ReadonlyArray<ResolversTypes['OrderOutcome']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SellerEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellerEntry'] = ResolversParentTypes['SellerEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SellerEntryKind'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SellerStatementResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellerStatement'] = ResolversParentTypes['SellerStatement']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['SellerEntry']>, ParentType, ContextType>;
};

export type MonthlySpendingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MonthlySpending'] = ResolversParentTypes['MonthlySpending']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MonthlySalesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MonthlySales'] = ResolversParentTypes['MonthlySales']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payouts?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PortfolioDocumentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PortfolioDocument'] = ResolversParentTypes['PortfolioDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPicture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PortfolioItemValueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PortfolioItemValue'] = ResolversParentTypes['PortfolioItemValue']> = {
  low?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  median?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  salesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PortfolioItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PortfolioItem'] = ResolversParentTypes['PortfolioItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  finish?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['Condition']>, ParentType, ContextType>;
  serial?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  acquiredOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  acquiredFor?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  insuredFor?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['PortfolioItemValue']>, ParentType, ContextType>;
  comparables?: Resolver<ReadonlyArray<ResolversTypes['PastSale']>, ParentType, ContextType>;
  photographs?: Resolver<ReadonlyArray<ResolversTypes['Photograph']>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['PortfolioDocument']>, ParentType, ContextType>;
};

export type PortfolioMonthResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PortfolioMonth'] = ResolversParentTypes['PortfolioMonth']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comparedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PortfolioItemEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PortfolioItemEdge'] = ResolversParentTypes['PortfolioItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PortfolioItem'], ParentType, ContextType>;
};

export type PortfolioItemConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PortfolioItemConnection'] = ResolversParentTypes['PortfolioItemConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['PortfolioItemEdge']>, ParentType, ContextType>;
};

export type PortfolioResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Portfolio'] = ResolversParentTypes['Portfolio']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['PortfolioItemConnection'], ParentType, ContextType, RequireFields<PortfolioItemsArgs, 'sort'>>;
  months?: Resolver<ReadonlyArray<ResolversTypes['PortfolioMonth']>, ParentType, ContextType>;
};

export type PortfolioItemResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PortfolioItemResult'] = ResolversParentTypes['PortfolioItemResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['PortfolioField']>, ParentType, ContextType>;
  portfolioItem?: Resolver<Maybe<ResolversTypes['PortfolioItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PortfolioPhotographsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PortfolioPhotographsResult'] = ResolversParentTypes['PortfolioPhotographsResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portfolioItem?: Resolver<Maybe<ResolversTypes['PortfolioItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedSearchCriterionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SavedSearchCriterion'] = ResolversParentTypes['SavedSearchCriterion']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedSearchHitsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SavedSearchHits'] = ResolversParentTypes['SavedSearchHits']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Listing']>, ParentType, ContextType>;
  older?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  upTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['SavedSearchFrequency'], ParentType, ContextType>;
  criteria?: Resolver<ReadonlyArray<ResolversTypes['SavedSearchCriterion']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['SavedSearchHits'], ParentType, ContextType, RequireFields<SavedSearchHitsArgs, 'first'>>;
};

export type SavedSearchDraftResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SavedSearchDraft'] = ResolversParentTypes['SavedSearchDraft']> = {
  criteria?: Resolver<ReadonlyArray<ResolversTypes['SavedSearchCriterion']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canSave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  saved?: Resolver<Maybe<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
};

export type SavedSearchResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SavedSearchResult'] = ResolversParentTypes['SavedSearchResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savedSearch?: Resolver<Maybe<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingProblemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingProblem'] = ResolversParentTypes['ListingProblem']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingStepResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingStep'] = ResolversParentTypes['ListingStep']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['SellerListingAction'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['SellerListingState'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['SellerListingState'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['ListingParty'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SellerListingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellerListing'] = ResolversParentTypes['SellerListing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SellerListingState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isConsignment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  imageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  askingPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['PublicAccount'], ParentType, ContextType>;
  watchers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openOffers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  soldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  askedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serial?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['Condition']>, ParentType, ContextType>;
  stockLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countsPieces?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  photographCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  legalHoldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  floorPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type SellerListingEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellerListingEdge'] = ResolversParentTypes['SellerListingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SellerListing'], ParentType, ContextType>;
};

export type SellerListingConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellerListingConnection'] = ResolversParentTypes['SellerListingConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SellerListingEdge']>, ParentType, ContextType>;
};

export type SellerListingCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SellerListingCount'] = ResolversParentTypes['SellerListingCount']> = {
  state?: Resolver<ResolversTypes['SellerListingState'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListingEditorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingEditor'] = ResolversParentTypes['ListingEditor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['SellerListing'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  actions?: Resolver<ReadonlyArray<ResolversTypes['SellerListingAction']>, ParentType, ContextType>;
  asked?: Resolver<Maybe<ResolversTypes['ListingParty']>, ParentType, ContextType>;
  markedFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['ListingProblem']>, ParentType, ContextType>;
  isAdopted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  photographs?: Resolver<ReadonlyArray<ResolversTypes['Photograph']>, ParentType, ContextType>;
  papers?: Resolver<ReadonlyArray<ResolversTypes['ListingPaper']>, ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ListingStep']>, ParentType, ContextType>;
  askedViews?: Resolver<ReadonlyArray<ResolversTypes['AskedView']>, ParentType, ContextType>;
};

export type ListingPaperResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingPaper'] = ResolversParentTypes['ListingPaper']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPicture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingEditorResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingEditorResult'] = ResolversParentTypes['ListingEditorResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editor?: Resolver<Maybe<ResolversTypes['ListingEditor']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['ListingProblem']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingCreateResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingCreateResult'] = ResolversParentTypes['ListingCreateResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingOutcomeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingOutcome'] = ResolversParentTypes['ListingOutcome']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingsResult'] = ResolversParentTypes['ListingsResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['ListingsField']>, ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['ListingOutcome']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KnownNameResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['KnownName'] = ResolversParentTypes['KnownName']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ModelFactResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ModelFact'] = ResolversParentTypes['ModelFact']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceEstimateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceEstimate'] = ResolversParentTypes['PriceEstimate']> = {
  low?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  median?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isThin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ComparableResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Comparable'] = ResolversParentTypes['Comparable']> = {
  kind?: Resolver<ResolversTypes['ComparableKind'], ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['Condition'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  adjustedPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceGuidanceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceGuidance'] = ResolversParentTypes['PriceGuidance']> = {
  comparables?: Resolver<ReadonlyArray<ResolversTypes['Comparable']>, ParentType, ContextType>;
  estimate?: Resolver<Maybe<ResolversTypes['PriceEstimate']>, ParentType, ContextType>;
  originalityPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  proceeds?: Resolver<ResolversTypes['SaleProceeds'], ParentType, ContextType>;
};

export type ListingEventResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingEvent'] = ResolversParentTypes['ListingEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  behind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingVariantStockResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingVariantStock'] = ResolversParentTypes['ListingVariantStock']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type StockWriteOffResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StockWriteOff'] = ResolversParentTypes['StockWriteOff']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['WriteOffReason'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reversedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ListingStockResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ListingStock'] = ResolversParentTypes['ListingStock']> = {
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['ListingVariantStock']>, ParentType, ContextType>;
  writeOffs?: Resolver<ReadonlyArray<ResolversTypes['StockWriteOff']>, ParentType, ContextType>;
};

export type SoldForResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SoldFor'] = ResolversParentTypes['SoldFor']> = {
  low?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  median?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SlowListingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SlowListing'] = ResolversParentTypes['SlowListing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['SellerListing'], ParentType, ContextType>;
  ageDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  soldFor?: Resolver<Maybe<ResolversTypes['SoldFor']>, ParentType, ContextType>;
  advice?: Resolver<ResolversTypes['PriceAdvice'], ParentType, ContextType>;
  suggestedPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type SlowListingEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SlowListingEdge'] = ResolversParentTypes['SlowListingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SlowListing'], ParentType, ContextType>;
};

export type SlowListingConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SlowListingConnection'] = ResolversParentTypes['SlowListingConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SlowListingEdge']>, ParentType, ContextType>;
};

export type StockAgeBandResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StockAgeBand'] = ResolversParentTypes['StockAgeBand']> = {
  fromDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asking?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uncosted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MissingViewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MissingView'] = ResolversParentTypes['MissingView']> = {
  shot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeclined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AskedViewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AskedView'] = ResolversParentTypes['AskedView']> = {
  shot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  priceWhenAdded?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type WishlistEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WishlistEdge'] = ResolversParentTypes['WishlistEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WishlistItem'], ParentType, ContextType>;
};

export type WishlistConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WishlistConnection'] = ResolversParentTypes['WishlistConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['WishlistEdge']>, ParentType, ContextType>;
};

export type WishlistShareResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WishlistShare'] = ResolversParentTypes['WishlistShare']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showsName?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SharedWishlistEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SharedWishlistEdge'] = ResolversParentTypes['SharedWishlistEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
};

export type SharedWishlistResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SharedWishlist'] = ResolversParentTypes['SharedWishlist']> = {
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SharedWishlistEdge']>, ParentType, ContextType>;
};

export type WishlistShareResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WishlistShareResult'] = ResolversParentTypes['WishlistShareResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['WishlistShare']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  DateTime?: GraphQLScalarType;
  Currency?: CurrencyResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MutationResult?: MutationResultResolvers<ContextType>;
  BasicResult?: BasicResultResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  LedgerAccount?: LedgerAccountResolvers<ContextType>;
  JournalSource?: JournalSourceResolvers<ContextType>;
  JournalLine?: JournalLineResolvers<ContextType>;
  JournalEntry?: JournalEntryResolvers<ContextType>;
  JournalEntryEdge?: JournalEntryEdgeResolvers<ContextType>;
  JournalEntryConnection?: JournalEntryConnectionResolvers<ContextType>;
  JournalSums?: JournalSumsResolvers<ContextType>;
  TrialBalanceRow?: TrialBalanceRowResolvers<ContextType>;
  TrialBalance?: TrialBalanceResolvers<ContextType>;
  JournalFile?: JournalFileResolvers<ContextType>;
  JournalFileEdge?: JournalFileEdgeResolvers<ContextType>;
  JournalFileConnection?: JournalFileConnectionResolvers<ContextType>;
  JournalFileResult?: JournalFileResultResolvers<ContextType>;
  DayCount?: DayCountResolvers<ContextType>;
  DayExplanation?: DayExplanationResolvers<ContextType>;
  DayLine?: DayLineResolvers<ContextType>;
  DayCorrection?: DayCorrectionResolvers<ContextType>;
  DaySheet?: DaySheetResolvers<ContextType>;
  ClosedDay?: ClosedDayResolvers<ContextType>;
  DaySheetResult?: DaySheetResultResolvers<ContextType>;
  QuickBooksConnection?: QuickBooksConnectionResolvers<ContextType>;
  QuickBooksDocument?: QuickBooksDocumentResolvers<ContextType>;
  QuickBooksDocumentLine?: QuickBooksDocumentLineResolvers<ContextType>;
  QuickBooksDocumentEdge?: QuickBooksDocumentEdgeResolvers<ContextType>;
  QuickBooksDocumentConnection?: QuickBooksDocumentConnectionResolvers<ContextType>;
  QuickBooksStateCount?: QuickBooksStateCountResolvers<ContextType>;
  QuickBooksMapping?: QuickBooksMappingResolvers<ContextType>;
  QuickBooksChoice?: QuickBooksChoiceResolvers<ContextType>;
  QuickBooksConnectResult?: QuickBooksConnectResultResolvers<ContextType>;
  PublicAccount?: PublicAccountResolvers<ContextType>;
  AccountImage?: AccountImageResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AccountConnection?: AccountConnectionResolvers<ContextType>;
  AccountEdge?: AccountEdgeResolvers<ContextType>;
  SessionResult?: SessionResultResolvers<ContextType>;
  AuthCodeResult?: AuthCodeResultResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  AccountSecurity?: AccountSecurityResolvers<ContextType>;
  AccountUpdateResult?: AccountUpdateResultResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AddressIssue?: AddressIssueResolvers<ContextType>;
  AddressEdge?: AddressEdgeResolvers<ContextType>;
  AddressConnection?: AddressConnectionResolvers<ContextType>;
  AddressResult?: AddressResultResolvers<ContextType>;
  BotChallenge?: BotChallengeResolvers<ContextType>;
  PlainFormRefusal?: PlainFormRefusalResolvers<ContextType>;
  AccountPasskey?: AccountPasskeyResolvers<ContextType>;
  TotpEnrolment?: TotpEnrolmentResolvers<ContextType>;
  TotpEnrolmentResult?: TotpEnrolmentResultResolvers<ContextType>;
  RecoveryCodesResult?: RecoveryCodesResultResolvers<ContextType>;
  PasskeyOptionsResult?: PasskeyOptionsResultResolvers<ContextType>;
  SecondFactorResult?: SecondFactorResultResolvers<ContextType>;
  PasswordResetOverview?: PasswordResetOverviewResolvers<ContextType>;
  AppraisalEstimate?: AppraisalEstimateResolvers<ContextType>;
  Appraisal?: AppraisalResolvers<ContextType>;
  AppraisalEdge?: AppraisalEdgeResolvers<ContextType>;
  AppraisalConnection?: AppraisalConnectionResolvers<ContextType>;
  AppraisalResult?: AppraisalResultResolvers<ContextType>;
  AssistantTestQuestion?: AssistantTestQuestionResolvers<ContextType>;
  AssistantDefinition?: AssistantDefinitionResolvers<ContextType>;
  AssistantRevision?: AssistantRevisionResolvers<ContextType>;
  Assistant?: AssistantResolvers<ContextType>;
  AssistantResult?: AssistantResultResolvers<ContextType>;
  AssistantStatement?: AssistantStatementResolvers<ContextType>;
  AssistantQuestion?: AssistantQuestionResolvers<ContextType>;
  AssistantQuestionConnection?: AssistantQuestionConnectionResolvers<ContextType>;
  AssistantQuestionEdge?: AssistantQuestionEdgeResolvers<ContextType>;
  AssistantUse?: AssistantUseResolvers<ContextType>;
  AssistantDay?: AssistantDayResolvers<ContextType>;
  TableView?: TableViewResolvers<ContextType>;
  TableViewResult?: TableViewResultResolvers<ContextType>;
  BatchField?: BatchFieldResolvers<ContextType>;
  BatchCell?: BatchCellResolvers<ContextType>;
  BatchRow?: BatchRowResolvers<ContextType>;
  BatchRows?: BatchRowsResolvers<ContextType>;
  BatchCounts?: BatchCountsResolvers<ContextType>;
  Batch?: BatchResolvers<ContextType>;
  BatchConnection?: BatchConnectionResolvers<ContextType>;
  BatchEdge?: BatchEdgeResolvers<ContextType>;
  BatchResult?: BatchResultResolvers<ContextType>;
  TableExport?: TableExportResolvers<ContextType>;
  TableExportResult?: TableExportResultResolvers<ContextType>;
  AccountHistoryEntry?: AccountHistoryEntryResolvers<ContextType>;
  RemoteBuild?: RemoteBuildResolvers<ContextType>;
  RemoteChannel?: RemoteChannelResolvers<ContextType>;
  RemoteFailure?: RemoteFailureResolvers<ContextType>;
  Remote?: RemoteResolvers<ContextType>;
  RemoteRollBackResult?: RemoteRollBackResultResolvers<ContextType>;
  RecordHit?: RecordHitResolvers<ContextType>;
  AuditPerson?: AuditPersonResolvers<ContextType>;
  AuditDetail?: AuditDetailResolvers<ContextType>;
  AuditKey?: AuditKeyResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditConnection?: AuditConnectionResolvers<ContextType>;
  AuditEdge?: AuditEdgeResolvers<ContextType>;
  OutboxMail?: OutboxMailResolvers<ContextType>;
  OutboxMailConnection?: OutboxMailConnectionResolvers<ContextType>;
  OutboxMailEdge?: OutboxMailEdgeResolvers<ContextType>;
  FailedJob?: FailedJobResolvers<ContextType>;
  RegularWork?: RegularWorkResolvers<ContextType>;
  ShopMonth?: ShopMonthResolvers<ContextType>;
  StockAge?: StockAgeResolvers<ContextType>;
  OpenWork?: OpenWorkResolvers<ContextType>;
  ShopOverview?: ShopOverviewResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ClipCaptions?: ClipCaptionsResolvers<ContextType>;
  Clip?: ClipResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  CategoryType?: CategoryTypeResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  NamedValue?: NamedValueResolvers<ContextType>;
  SpecRow?: SpecRowResolvers<ContextType>;
  Measurement?: MeasurementResolvers<ContextType>;
  ConditionReport?: ConditionReportResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  Retail?: RetailResolvers<ContextType>;
  OriginalityFact?: OriginalityFactResolvers<ContextType>;
  PastSale?: PastSaleResolvers<ContextType>;
  Item?: ItemResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  PriceBucket?: PriceBucketResolvers<ContextType>;
  RenamedFilterValue?: RenamedFilterValueResolvers<ContextType>;
  ListingSearch?: ListingSearchResolvers<ContextType>;
  Suggestion?: SuggestionResolvers<ContextType>;
  DecadeCount?: DecadeCountResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  ValuationComparable?: ValuationComparableResolvers<ContextType>;
  InstrumentValuation?: InstrumentValuationResolvers<ContextType>;
  ValuationPastError?: ValuationPastErrorResolvers<ContextType>;
  CatalogueBrand?: CatalogueBrandResolvers<ContextType>;
  CatalogueBrandEdge?: CatalogueBrandEdgeResolvers<ContextType>;
  CatalogueBrandConnection?: CatalogueBrandConnectionResolvers<ContextType>;
  CatalogueModel?: CatalogueModelResolvers<ContextType>;
  CatalogueText?: CatalogueTextResolvers<ContextType>;
  CatalogueType?: CatalogueTypeResolvers<ContextType>;
  CatalogueCategory?: CatalogueCategoryResolvers<ContextType>;
  CatalogueNameCounts?: CatalogueNameCountsResolvers<ContextType>;
  CatalogueNamePreview?: CatalogueNamePreviewResolvers<ContextType>;
  CatalogueNameChange?: CatalogueNameChangeResolvers<ContextType>;
  CatalogueNameResult?: CatalogueNameResultResolvers<ContextType>;
  SearchSynonym?: SearchSynonymResolvers<ContextType>;
  SearchVocabulary?: SearchVocabularyResolvers<ContextType>;
  SearchVocabularyResult?: SearchVocabularyResultResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchOutcome?: SearchOutcomeResolvers<ContextType>;
  SearchComparison?: SearchComparisonResolvers<ContextType>;
  SearchComparisonResult?: SearchComparisonResultResolvers<ContextType>;
  BannerEntry?: BannerEntryResolvers<ContextType>;
  ContentAction?: ContentActionResolvers<ContextType>;
  ContentPerson?: ContentPersonResolvers<ContextType>;
  ContentPicture?: ContentPictureResolvers<ContextType>;
  ContentStep?: ContentStepResolvers<ContextType>;
  ContentPrice?: ContentPriceResolvers<ContextType>;
  ContentPage?: ContentPageResolvers<ContextType>;
  BlogCategory?: BlogCategoryResolvers<ContextType>;
  BlogAuthor?: BlogAuthorResolvers<ContextType>;
  BlogPost?: BlogPostResolvers<ContextType>;
  BlogPosts?: BlogPostsResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuestionGroup?: QuestionGroupResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  ContentValue?: ContentValueResolvers<ContextType>;
  ContentLanguageState?: ContentLanguageStateResolvers<ContextType>;
  ContentOwnDraft?: ContentOwnDraftResolvers<ContextType>;
  ContentDocument?: ContentDocumentResolvers<ContextType>;
  ContentTermUse?: ContentTermUseResolvers<ContextType>;
  ContentDocumentEdge?: ContentDocumentEdgeResolvers<ContextType>;
  ContentDocumentConnection?: ContentDocumentConnectionResolvers<ContextType>;
  ContentVersion?: ContentVersionResolvers<ContextType>;
  ContentConflict?: ContentConflictResolvers<ContextType>;
  ContentProblem?: ContentProblemResolvers<ContextType>;
  ContentResult?: ContentResultResolvers<ContextType>;
  ContentRendered?: ContentRenderedResolvers<ContextType>;
  ContentDrawing?: ContentDrawingResolvers<ContextType>;
  ContentChoice?: ContentChoiceResolvers<ContextType>;
  ContentChoices?: ContentChoicesResolvers<ContextType>;
  ContentTarget?: ContentTargetResolvers<ContextType>;
  FormAnswer?: FormAnswerResolvers<ContextType>;
  FormPicture?: FormPictureResolvers<ContextType>;
  FormStep?: FormStepResolvers<ContextType>;
  StaffName?: StaffNameResolvers<ContextType>;
  FormMention?: FormMentionResolvers<ContextType>;
  FormSubmission?: FormSubmissionResolvers<ContextType>;
  FormSubmissionEdge?: FormSubmissionEdgeResolvers<ContextType>;
  FormSubmissionConnection?: FormSubmissionConnectionResolvers<ContextType>;
  FormResult?: FormResultResolvers<ContextType>;
  FormDraftProblem?: FormDraftProblemResolvers<ContextType>;
  FormDraftPicture?: FormDraftPictureResolvers<ContextType>;
  FormDraft?: FormDraftResolvers<ContextType>;
  MailPlaceholder?: MailPlaceholderResolvers<ContextType>;
  MailWords?: MailWordsResolvers<ContextType>;
  MailTextVersion?: MailTextVersionResolvers<ContextType>;
  LocalMailText?: LocalMailTextResolvers<ContextType>;
  MailTemplate?: MailTemplateResolvers<ContextType>;
  MailPreview?: MailPreviewResolvers<ContextType>;
  MailPreviewResult?: MailPreviewResultResolvers<ContextType>;
  MailTextResult?: MailTextResultResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  RedirectEdge?: RedirectEdgeResolvers<ContextType>;
  RedirectConnection?: RedirectConnectionResolvers<ContextType>;
  RedirectResult?: RedirectResultResolvers<ContextType>;
  RedirectLineProblem?: RedirectLineProblemResolvers<ContextType>;
  RedirectImportResult?: RedirectImportResultResolvers<ContextType>;
  DescriptionFact?: DescriptionFactResolvers<ContextType>;
  UnbackedWords?: UnbackedWordsResolvers<ContextType>;
  DescriptionSentence?: DescriptionSentenceResolvers<ContextType>;
  DescriptionCheck?: DescriptionCheckResolvers<ContextType>;
  ListingDescription?: ListingDescriptionResolvers<ContextType>;
  DescriptionDraftResult?: DescriptionDraftResultResolvers<ContextType>;
  ExchangeRate?: ExchangeRateResolvers<ContextType>;
  ExchangeRates?: ExchangeRatesResolvers<ContextType>;
  Feedback?: FeedbackResolvers<ContextType>;
  FeedbackReport?: FeedbackReportResolvers<ContextType>;
  FeedbackModeration?: FeedbackModerationResolvers<ContextType>;
  FeedbackSummary?: FeedbackSummaryResolvers<ContextType>;
  FeedbackEdge?: FeedbackEdgeResolvers<ContextType>;
  FeedbackConnection?: FeedbackConnectionResolvers<ContextType>;
  OrderFeedback?: OrderFeedbackResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  ShippingMethodOption?: ShippingMethodOptionResolvers<ContextType>;
  MoneyRange?: MoneyRangeResolvers<ContextType>;
  HoldRule?: HoldRuleResolvers<ContextType>;
  DealTerms?: DealTermsResolvers<ContextType>;
  Intake?: IntakeResolvers<ContextType>;
  IntakeEdge?: IntakeEdgeResolvers<ContextType>;
  IntakeConnection?: IntakeConnectionResolvers<ContextType>;
  StolenSerial?: StolenSerialResolvers<ContextType>;
  StolenSerialEdge?: StolenSerialEdgeResolvers<ContextType>;
  StolenSerialConnection?: StolenSerialConnectionResolvers<ContextType>;
  SerialYears?: SerialYearsResolvers<ContextType>;
  SerialVisit?: SerialVisitResolvers<ContextType>;
  SerialLookup?: SerialLookupResolvers<ContextType>;
  IntakeResult?: IntakeResultResolvers<ContextType>;
  RuleResult?: RuleResultResolvers<ContextType>;
  IdentityResult?: IdentityResultResolvers<ContextType>;
  ConsentRequest?: ConsentRequestResolvers<ContextType>;
  ConsentRequestEdge?: ConsentRequestEdgeResolvers<ContextType>;
  ConsentRequestConnection?: ConsentRequestConnectionResolvers<ContextType>;
  ConsentOffer?: ConsentOfferResolvers<ContextType>;
  Consignment?: ConsignmentResolvers<ContextType>;
  ConsentResult?: ConsentResultResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyConnection?: ApiKeyConnectionResolvers<ContextType>;
  ApiKeyEdge?: ApiKeyEdgeResolvers<ContextType>;
  ApiKeyResult?: ApiKeyResultResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookSecretResult?: WebhookSecretResultResolvers<ContextType>;
  WebhookResult?: WebhookResultResolvers<ContextType>;
  WebhookSendResult?: WebhookSendResultResolvers<ContextType>;
  ListingImportColumn?: ListingImportColumnResolvers<ContextType>;
  ListingImportOutcomeCount?: ListingImportOutcomeCountResolvers<ContextType>;
  ListingImportIssueCount?: ListingImportIssueCountResolvers<ContextType>;
  ListingImportIssue?: ListingImportIssueResolvers<ContextType>;
  ListingImportIssuePage?: ListingImportIssuePageResolvers<ContextType>;
  ListingImport?: ListingImportResolvers<ContextType>;
  ListingImportResult?: ListingImportResultResolvers<ContextType>;
  PhotographCrop?: PhotographCropResolvers<ContextType>;
  Photograph?: PhotographResolvers<ContextType>;
  PhotographResult?: PhotographResultResolvers<ContextType>;
  EventTypeChoice?: EventTypeChoiceResolvers<ContextType>;
  NotificationPreferences?: NotificationPreferencesResolvers<ContextType>;
  Unsubscription?: UnsubscriptionResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  ThreadSubject?: ThreadSubjectResolvers<ContextType>;
  ThreadPerson?: ThreadPersonResolvers<ContextType>;
  MessageAttachment?: MessageAttachmentResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  ThreadStep?: ThreadStepResolvers<ContextType>;
  Thread?: ThreadResolvers<ContextType>;
  ThreadEdge?: ThreadEdgeResolvers<ContextType>;
  ThreadConnection?: ThreadConnectionResolvers<ContextType>;
  ThreadStart?: ThreadStartResolvers<ContextType>;
  ContactDetail?: ContactDetailResolvers<ContextType>;
  MessageResult?: MessageResultResolvers<ContextType>;
  ThreadResult?: ThreadResultResolvers<ContextType>;
  ReplyFacts?: ReplyFactsResolvers<ContextType>;
  SavedReply?: SavedReplyResolvers<ContextType>;
  SavedReplyResult?: SavedReplyResultResolvers<ContextType>;
  AwayReply?: AwayReplyResolvers<ContextType>;
  PaymentReversal?: PaymentReversalResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentCard?: PaymentCardResolvers<ContextType>;
  PaymentValor?: PaymentValorResolvers<ContextType>;
  PaymentPaypal?: PaymentPaypalResolvers<ContextType>;
  PaymentShopPay?: PaymentShopPayResolvers<ContextType>;
  PaymentAffirm?: PaymentAffirmResolvers<ContextType>;
  PaymentPrepaidCode?: PaymentPrepaidCodeResolvers<ContextType>;
  PaymentManual?: PaymentManualResolvers<ContextType>;
  PaymentStoreCredits?: PaymentStoreCreditsResolvers<ContextType>;
  PaymentAch?: PaymentAchResolvers<ContextType>;
  NextAction?: NextActionResolvers<ContextType>;
  CardFields?: CardFieldsResolvers<ContextType>;
  PrepaidCodeBalance?: PrepaidCodeBalanceResolvers<ContextType>;
  PrepaidCodeResult?: PrepaidCodeResultResolvers<ContextType>;
  PrepaidCodeIssueResult?: PrepaidCodeIssueResultResolvers<ContextType>;
  PrepaidCode?: PrepaidCodeResolvers<ContextType>;
  PrepaidCodeEdge?: PrepaidCodeEdgeResolvers<ContextType>;
  PrepaidCodeConnection?: PrepaidCodeConnectionResolvers<ContextType>;
  StoreCreditTransaction?: StoreCreditTransactionResolvers<ContextType>;
  StoreCredits?: StoreCreditsResolvers<ContextType>;
  PaymentHandoff?: PaymentHandoffResolvers<ContextType>;
  ProviderSettlement?: ProviderSettlementResolvers<ContextType>;
  SettlementRow?: SettlementRowResolvers<ContextType>;
  ProviderSettlementEdge?: ProviderSettlementEdgeResolvers<ContextType>;
  ProviderSettlementConnection?: ProviderSettlementConnectionResolvers<ContextType>;
  SettlementLineProblem?: SettlementLineProblemResolvers<ContextType>;
  SettlementImportResult?: SettlementImportResultResolvers<ContextType>;
  StoredValueTransaction?: StoredValueTransactionResolvers<ContextType>;
  StoredValueTransactionEdge?: StoredValueTransactionEdgeResolvers<ContextType>;
  StoredValueTransactionConnection?: StoredValueTransactionConnectionResolvers<ContextType>;
  StoredValueHolder?: StoredValueHolderResolvers<ContextType>;
  StoredValueAccount?: StoredValueAccountResolvers<ContextType>;
  StoredValueAccountEdge?: StoredValueAccountEdgeResolvers<ContextType>;
  StoredValueAccountConnection?: StoredValueAccountConnectionResolvers<ContextType>;
  StoredValueTotals?: StoredValueTotalsResolvers<ContextType>;
  StoredValueResult?: StoredValueResultResolvers<ContextType>;
  SavedCard?: SavedCardResolvers<ContextType>;
  SavedCardResult?: SavedCardResultResolvers<ContextType>;
  StaffRole?: StaffRoleResolvers<ContextType>;
  SellerApplication?: SellerApplicationResolvers<ContextType>;
  ApplicantEvidence?: ApplicantEvidenceResolvers<ContextType>;
  SellerApplicationConnection?: SellerApplicationConnectionResolvers<ContextType>;
  SellerApplicationEdge?: SellerApplicationEdgeResolvers<ContextType>;
  SellerApplicationResult?: SellerApplicationResultResolvers<ContextType>;
  AccountDetails?: AccountDetailsResolvers<ContextType>;
  AccountMerge?: AccountMergeResolvers<ContextType>;
  AccountMergePart?: AccountMergePartResolvers<ContextType>;
  AccountMergeObstacle?: AccountMergeObstacleResolvers<ContextType>;
  AccountMergePreview?: AccountMergePreviewResolvers<ContextType>;
  AccountMergePreviewResult?: AccountMergePreviewResultResolvers<ContextType>;
  AccountSecurityEvent?: AccountSecurityEventResolvers<ContextType>;
  AccountHistoryDetail?: AccountHistoryDetailResolvers<ContextType>;
  AccountImpersonation?: AccountImpersonationResolvers<ContextType>;
  AccountRightsResult?: AccountRightsResultResolvers<ContextType>;
  StaffRoleResult?: StaffRoleResultResolvers<ContextType>;
  TwoStepReset?: TwoStepResetResolvers<ContextType>;
  OwnTwoStepReset?: OwnTwoStepResetResolvers<ContextType>;
  TwoStepResetResult?: TwoStepResetResultResolvers<ContextType>;
  Impersonation?: ImpersonationResolvers<ContextType>;
  AccountExport?: AccountExportResolvers<ContextType>;
  AccountDeletion?: AccountDeletionResolvers<ContextType>;
  DeletionObstacle?: DeletionObstacleResolvers<ContextType>;
  AccountPrivacy?: AccountPrivacyResolvers<ContextType>;
  RepairStep?: RepairStepResolvers<ContextType>;
  RepairJob?: RepairJobResolvers<ContextType>;
  RepairJobEdge?: RepairJobEdgeResolvers<ContextType>;
  RepairJobConnection?: RepairJobConnectionResolvers<ContextType>;
  RepairJobResult?: RepairJobResultResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartResult?: CartResultResolvers<ContextType>;
  PaymentResult?: PaymentResultResolvers<ContextType>;
  OrderClaimResult?: OrderClaimResultResolvers<ContextType>;
  OrdersClaimResult?: OrdersClaimResultResolvers<ContextType>;
  CounterListings?: CounterListingsResolvers<ContextType>;
  DraftCustomLine?: DraftCustomLineResolvers<ContextType>;
  DraftOrderLine?: DraftOrderLineResolvers<ContextType>;
  DraftOrder?: DraftOrderResolvers<ContextType>;
  DraftOrderEdge?: DraftOrderEdgeResolvers<ContextType>;
  DraftOrderConnection?: DraftOrderConnectionResolvers<ContextType>;
  DraftOrderResult?: DraftOrderResultResolvers<ContextType>;
  Hold?: HoldResolvers<ContextType>;
  OrdersHoldResult?: OrdersHoldResultResolvers<ContextType>;
  WaitlistEntry?: WaitlistEntryResolvers<ContextType>;
  ListingHold?: ListingHoldResolvers<ContextType>;
  WaitlistResult?: WaitlistResultResolvers<ContextType>;
  LayawayInstalment?: LayawayInstalmentResolvers<ContextType>;
  Layaway?: LayawayResolvers<ContextType>;
  OfferMove?: OfferMoveResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  SaleFee?: SaleFeeResolvers<ContextType>;
  SaleProceeds?: SaleProceedsResolvers<ContextType>;
  OfferOutcome?: OfferOutcomeResolvers<ContextType>;
  OffersResult?: OffersResultResolvers<ContextType>;
  OfferAutomaticAnswer?: OfferAutomaticAnswerResolvers<ContextType>;
  OfferRule?: OfferRuleResolvers<ContextType>;
  OfferListing?: OfferListingResolvers<ContextType>;
  OfferListingEdge?: OfferListingEdgeResolvers<ContextType>;
  OfferListingConnection?: OfferListingConnectionResolvers<ContextType>;
  OfferListingResult?: OfferListingResultResolvers<ContextType>;
  OfferEdge?: OfferEdgeResolvers<ContextType>;
  OfferConnection?: OfferConnectionResolvers<ContextType>;
  OfferResult?: OfferResultResolvers<ContextType>;
  LineItemOffer?: LineItemOfferResolvers<ContextType>;
  LineItem?: LineItemResolvers<ContextType>;
  OfferCounts?: OfferCountsResolvers<ContextType>;
  OrderStatus?: OrderStatusResolvers<ContextType>;
  PurchaseCounts?: PurchaseCountsResolvers<ContextType>;
  Shipment?: ShipmentResolvers<ContextType>;
  CapturedPayment?: CapturedPaymentResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  OrderPriceChange?: OrderPriceChangeResolvers<ContextType>;
  OrderShippingChange?: OrderShippingChangeResolvers<ContextType>;
  OrderMargin?: OrderMarginResolvers<ContextType>;
  SellingOrder?: SellingOrderResolvers<ContextType>;
  HeldPayout?: HeldPayoutResolvers<ContextType>;
  SellingCounts?: SellingCountsResolvers<ContextType>;
  SellingOrderEdge?: SellingOrderEdgeResolvers<ContextType>;
  SellingOrderConnection?: SellingOrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceEdge?: InvoiceEdgeResolvers<ContextType>;
  InvoiceConnection?: InvoiceConnectionResolvers<ContextType>;
  OrderResult?: OrderResultResolvers<ContextType>;
  OrdersResult?: OrdersResultResolvers<ContextType>;
  DocumentFact?: DocumentFactResolvers<ContextType>;
  DocumentParty?: DocumentPartyResolvers<ContextType>;
  DocumentColumn?: DocumentColumnResolvers<ContextType>;
  DocumentCell?: DocumentCellResolvers<ContextType>;
  DocumentRow?: DocumentRowResolvers<ContextType>;
  DocumentSum?: DocumentSumResolvers<ContextType>;
  OrderDocument?: OrderDocumentResolvers<ContextType>;
  RefundQuoteLine?: RefundQuoteLineResolvers<ContextType>;
  RefundQuoteTender?: RefundQuoteTenderResolvers<ContextType>;
  RefundQuote?: RefundQuoteResolvers<ContextType>;
  DuePayout?: DuePayoutResolvers<ContextType>;
  SellerDue?: SellerDueResolvers<ContextType>;
  PayoutRunItem?: PayoutRunItemResolvers<ContextType>;
  PayoutRunStep?: PayoutRunStepResolvers<ContextType>;
  PayoutRun?: PayoutRunResolvers<ContextType>;
  PayoutRunEdge?: PayoutRunEdgeResolvers<ContextType>;
  PayoutRunConnection?: PayoutRunConnectionResolvers<ContextType>;
  PayoutRunResult?: PayoutRunResultResolvers<ContextType>;
  SellerCorrection?: SellerCorrectionResolvers<ContextType>;
  PlainField?: PlainFieldResolvers<ContextType>;
  PlainSeenLine?: PlainSeenLineResolvers<ContextType>;
  PlainSeenOrder?: PlainSeenOrderResolvers<ContextType>;
  PlainRefusal?: PlainRefusalResolvers<ContextType>;
  PlainStoredValue?: PlainStoredValueResolvers<ContextType>;
  PlainPlacedOrder?: PlainPlacedOrderResolvers<ContextType>;
  PlainCheckout?: PlainCheckoutResolvers<ContextType>;
  ReturnTerms?: ReturnTermsResolvers<ContextType>;
  ReturnRequest?: ReturnRequestResolvers<ContextType>;
  PurchasedLine?: PurchasedLineResolvers<ContextType>;
  ReturnRequestResult?: ReturnRequestResultResolvers<ContextType>;
  ShipClock?: ShipClockResolvers<ContextType>;
  ShipDelay?: ShipDelayResolvers<ContextType>;
  ShipDelayResult?: ShipDelayResultResolvers<ContextType>;
  StaffOrder?: StaffOrderResolvers<ContextType>;
  StaffOrderSums?: StaffOrderSumsResolvers<ContextType>;
  StaffOrderEdge?: StaffOrderEdgeResolvers<ContextType>;
  StaffOrderConnection?: StaffOrderConnectionResolvers<ContextType>;
  StaffOrderCount?: StaffOrderCountResolvers<ContextType>;
  OrderOutcome?: OrderOutcomeResolvers<ContextType>;
  OrderOutcomesResult?: OrderOutcomesResultResolvers<ContextType>;
  SellerEntry?: SellerEntryResolvers<ContextType>;
  SellerStatement?: SellerStatementResolvers<ContextType>;
  MonthlySpending?: MonthlySpendingResolvers<ContextType>;
  MonthlySales?: MonthlySalesResolvers<ContextType>;
  PortfolioDocument?: PortfolioDocumentResolvers<ContextType>;
  PortfolioItemValue?: PortfolioItemValueResolvers<ContextType>;
  PortfolioItem?: PortfolioItemResolvers<ContextType>;
  PortfolioMonth?: PortfolioMonthResolvers<ContextType>;
  PortfolioItemEdge?: PortfolioItemEdgeResolvers<ContextType>;
  PortfolioItemConnection?: PortfolioItemConnectionResolvers<ContextType>;
  Portfolio?: PortfolioResolvers<ContextType>;
  PortfolioItemResult?: PortfolioItemResultResolvers<ContextType>;
  PortfolioPhotographsResult?: PortfolioPhotographsResultResolvers<ContextType>;
  SavedSearchCriterion?: SavedSearchCriterionResolvers<ContextType>;
  SavedSearchHits?: SavedSearchHitsResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  SavedSearchDraft?: SavedSearchDraftResolvers<ContextType>;
  SavedSearchResult?: SavedSearchResultResolvers<ContextType>;
  ListingProblem?: ListingProblemResolvers<ContextType>;
  ListingStep?: ListingStepResolvers<ContextType>;
  SellerListing?: SellerListingResolvers<ContextType>;
  SellerListingEdge?: SellerListingEdgeResolvers<ContextType>;
  SellerListingConnection?: SellerListingConnectionResolvers<ContextType>;
  SellerListingCount?: SellerListingCountResolvers<ContextType>;
  ListingEditor?: ListingEditorResolvers<ContextType>;
  ListingPaper?: ListingPaperResolvers<ContextType>;
  ListingEditorResult?: ListingEditorResultResolvers<ContextType>;
  ListingCreateResult?: ListingCreateResultResolvers<ContextType>;
  ListingOutcome?: ListingOutcomeResolvers<ContextType>;
  ListingsResult?: ListingsResultResolvers<ContextType>;
  KnownName?: KnownNameResolvers<ContextType>;
  ModelFact?: ModelFactResolvers<ContextType>;
  PriceEstimate?: PriceEstimateResolvers<ContextType>;
  Comparable?: ComparableResolvers<ContextType>;
  PriceGuidance?: PriceGuidanceResolvers<ContextType>;
  ListingEvent?: ListingEventResolvers<ContextType>;
  ListingVariantStock?: ListingVariantStockResolvers<ContextType>;
  StockWriteOff?: StockWriteOffResolvers<ContextType>;
  ListingStock?: ListingStockResolvers<ContextType>;
  SoldFor?: SoldForResolvers<ContextType>;
  SlowListing?: SlowListingResolvers<ContextType>;
  SlowListingEdge?: SlowListingEdgeResolvers<ContextType>;
  SlowListingConnection?: SlowListingConnectionResolvers<ContextType>;
  StockAgeBand?: StockAgeBandResolvers<ContextType>;
  MissingView?: MissingViewResolvers<ContextType>;
  AskedView?: AskedViewResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
  WishlistEdge?: WishlistEdgeResolvers<ContextType>;
  WishlistConnection?: WishlistConnectionResolvers<ContextType>;
  WishlistShare?: WishlistShareResolvers<ContextType>;
  SharedWishlistEdge?: SharedWishlistEdgeResolvers<ContextType>;
  SharedWishlist?: SharedWishlistResolvers<ContextType>;
  WishlistShareResult?: WishlistShareResultResolvers<ContextType>;
};
