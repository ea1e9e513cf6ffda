// Writes `src/graphql/resolver-types.generated.ts`: what the schema expects of resolvers, their arguments and their results.
// `--check` writes nothing and fails when the file is not up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import { schemaSdl } from '#api/graphql/schema-sdl.ts';

const target = path.resolve(import.meta.dirname, '../src/graphql/resolver-types.generated.ts');
/** The types of the schema whose values are made from something else than the schema shows: type → file and type, seen from the target. */
const mappers = {
  AccountHistoryEntry: '../modules/people/index.ts#HistoryEntry',
  AccountMerge: '../modules/people/index.ts#MergeRow',
  TwoStepReset: '../modules/people/index.ts#ResetRow',
  AccountMergePreview: '../modules/people/index.ts#MergePreview',
  AccountImpersonation: '../modules/people/index.ts#PastImpersonation',
  Appraisal: '../modules/appraisals/index.ts#AppraisalView',
  AuditEntry: '../modules/back-office/index.ts#AuditEntryView',
  FormSubmission: '../modules/content/index.ts#FormSubmissionView',
  Account: '../modules/accounts/index.ts#AccountSource',
  AccountSecurity: '../modules/accounts/index.ts#SecuritySource',
  Address: '../modules/accounts/index.ts#AddressSource',
  ApiKey: '../modules/integrations/index.ts#ApiKeyView',
  SearchVocabulary: '../modules/catalog/index.ts#VocabularySource',
  Assistant: '../modules/assistant/index.ts#AssistantRow',
  AssistantDay: '../modules/assistant/index.ts#AssistantDayRow',
  AssistantQuestion: '../modules/assistant/index.ts#LoggedQuestion',
  AssistantUse: '../modules/assistant/index.ts#AssistantUseRow',
  Remote: '../modules/back-office/index.ts#RemoteView',
  RemoteChannel: '../modules/back-office/index.ts#RemoteChannelView',
  Webhook: '../modules/integrations/index.ts#EndpointView',
  WebhookDelivery: '../modules/integrations/index.ts#DeliveryView',
  Batch: '../modules/back-office/index.ts#BatchView',
  CatalogueBrand: '../modules/catalog/index.ts#BrandView',
  BlogPost: '../modules/content/index.ts#PostSource',
  ContentDocument: '../modules/content/index.ts#DocumentView',
  ContentPage: '../modules/content/index.ts#PageSource',
  ContentPicture: '../modules/content/index.ts#PictureSource',
  CartResult: '../modules/sales/index.ts#CartAnswer',
  Category: '../modules/catalog/index.ts#CategorySource',
  CategoryType: '../modules/catalog/index.ts#TypeSource',
  DraftOrder: '../modules/sales/index.ts#DraftOrderView',
  Feedback: '../modules/feedback/index.ts#FeedbackRow',
  Image: '../modules/catalog/index.ts#ImageSource',
  Clip: '../modules/catalog/index.ts#ClipView',
  Item: '../modules/catalog/index.ts#ItemSource',
  LineItem: '../modules/sales/index.ts#LineItemView',
  ClosedDay: '../modules/accounting/index.ts#DayClosingRow',
  DayCorrection: '../modules/accounting/index.ts#DayCorrectionRow',
  DayExplanation: '../modules/accounting/index.ts#Explanation',
  DayLine: '../modules/accounting/index.ts#SheetLine',
  DaySheet: '../modules/accounting/index.ts#DaySheetView',
  JournalEntry: '../modules/accounting/index.ts#EntryView',
  ListingEditor: '../modules/selling/index.ts#OwnListing',
  ListingImport: '../modules/listing-imports/index.ts#ImportRow',
  Listing: '../modules/catalog/index.ts#ListingSource',
  ListingHold: '../modules/sales/index.ts#ListingHoldView',
  ListingSearch: '../modules/catalog/index.ts#SearchResult',
  Offer: '../modules/sales/index.ts#OfferView',
  SavedSearch: '../modules/saved-searches/index.ts#SavedSearchRow',
  Order: '../modules/sales/index.ts#OrderView',
  OrderFeedback: '../modules/feedback/index.ts#OrderFeedbackView',
  OrderRefund: '../modules/payments/index.ts#RefundView',
  OrderResult: '../modules/sales/index.ts#OrderAnswer',
  Photograph: '../modules/media/index.ts#PhotographSource',
  PaymentReversal: '../modules/payments/index.ts#ReversalView',
  Portfolio: '../modules/portfolio/index.ts#OpenPortfolio',
  PortfolioItem: '../modules/portfolio/index.ts#PortfolioItemView',
  QuickBooksDocument: '../modules/accounting/index.ts#BooksDocumentView',
  SellerApplication: '../modules/people/index.ts#ApplicationRow',
  Impersonation: '../modules/people/index.ts#ImpersonationRow',
  ConsentRequest: '../modules/intake/index.ts#ConsentView',
  Consignment: '../modules/intake/index.ts#ConsignmentRow',
  DealTerms: '../modules/intake/index.ts#DealTermsRow',
  HoldRule: '../modules/intake/index.ts#HoldRuleRow',
  Intake: '../modules/intake/index.ts#IntakeRow',
  SellerListing: '../modules/selling/index.ts#ListingRow',
  Redirect: '../modules/content/index.ts#KnownRedirect',
  RepairJob: '../modules/repairs/index.ts#RepairJobView',
  ReturnRequest: '../modules/sales/index.ts#ReturnView',
  Thread: '../modules/messaging/index.ts#ThreadView',
  Seller: '../modules/catalog/index.ts#SellerSource',
  TableExport: '../modules/back-office/index.ts#ExportRow',
  TableView: '../modules/back-office/index.ts#ViewRow',
  StoreCredits: '../modules/payments/index.ts#StoreCreditsView',
  ProviderSettlement: '../modules/payments/index.ts#SettlementView',
  StoredValueAccount: '../modules/payments/index.ts#StoredValueView',
};

const text = await codegen({
  schema: parse(schemaSdl),
  documents: [],
  filename: target,
  config: {},
  plugins: [
    {
      typescript: {
        scalars: { DateTime: 'Date', ID: 'string' },
        enumsAsTypes: true,
        immutableTypes: true,
        useTypeImports: true,
        skipTypename: true,
        disableDescriptions: true,
      },
    },
    {
      'typescript-resolvers': {
        contextType: './context.ts#GraphQLContext',
        useTypeImports: true,
        immutableTypes: true,
        mappers,
      },
    },
  ],
  pluginMap: { typescript, 'typescript-resolvers': typescriptResolvers },
});

const head = '// Generated from the schema by packages/api/scripts/generate-resolver-types.ts. Do not edit.\n';
/** The plugin's text without `any`: what it writes for subscriptions, of which the schema has none, and of scalars. */
const typed = text
  .replace(/export type SubscriptionSubscribeFn[\s\S]*?(?=export type TypeResolveFn)/, '')
  .replace(/(GraphQLScalarTypeConfig<[^,]+), any>/g, '$1, unknown>');
const wanted = `${head}${typed.trim()}\n`;
const current = existsSync(target) ? readFileSync(target, 'utf8') : '';
if (current === wanted) console.log('The types of the resolvers are up to date');
else if (process.argv.includes('--check')) {
  console.error(`${target} is not up to date. Run \`npm run codegen\` and commit the result.`);
  process.exitCode = 1;
} else writeFileSync(target, wanted);
