import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Services } from '#api/platform/services.ts';
import { register as accountExports } from './routes/account-exports.ts';
import { register as accountForms } from './routes/account-forms.ts';
import { register as assistant } from './routes/assistant.ts';
import { register as assistantTrials } from './routes/assistant-trials.ts';
import { register as cartForms } from './routes/cart-forms.ts';
import { register as catalogRevision } from './routes/catalog-revision.ts';
import { register as checkoutForms } from './routes/checkout-forms.ts';
import { register as clips } from './routes/clips.ts';
import { register as consentForms } from './routes/consent-forms.ts';
import { register as content } from './routes/content.ts';
import { register as csrf } from './routes/csrf.ts';
import { register as forms } from './routes/forms.ts';
import { register as health } from './routes/health.ts';
import { register as images } from './routes/images.ts';
import { register as journalFiles } from './routes/journal-files.ts';
import { register as listingFiles } from './routes/listing-files.ts';
import { register as listingPapers } from './routes/listing-papers.ts';
import { register as live } from './routes/live.ts';
import { register as messageAttachments } from './routes/message-attachments.ts';
import { register as messageForms } from './routes/message-forms.ts';
import { register as metrics } from './routes/metrics.ts';
import { register as orderBatches } from './routes/order-batches.ts';
import { register as orderDocuments } from './routes/order-documents.ts';
import { register as orderSearch } from './routes/order-search.ts';
import { register as payoutRuns } from './routes/payout-runs.ts';
import { register as portfolioFiles } from './routes/portfolio-files.ts';
import { register as photographs } from './routes/photographs.ts';
import { register as profilePictures } from './routes/profile-pictures.ts';
import { register as quickbooksCallback } from './routes/quickbooks-callback.ts';
import { register as redirects } from './routes/redirects.ts';
import { register as remoteFailures } from './routes/remote-failures.ts';
import { register as sellerStatements } from './routes/seller-statements.ts';
import { register as signInForms } from './routes/sign-in-forms.ts';
import { register as sitemap } from './routes/sitemap.ts';
import { register as tableExports } from './routes/table-exports.ts';
import { register as tracking } from './routes/tracking.ts';
import { register as unsubscribe } from './routes/unsubscribe.ts';
import { register as webhooks } from './routes/webhooks.ts';

/** Adds its routes to the server. */
type RegisterRoutes = (app: FastifyInstance, services: Services, schema: GraphQLSchema) => void | Promise<void>;

const routes: readonly RegisterRoutes[] = [
  accountExports,
  accountForms,
  assistant,
  assistantTrials,
  cartForms,
  catalogRevision,
  checkoutForms,
  clips,
  consentForms,
  content,
  csrf,
  forms,
  health,
  images,
  journalFiles,
  listingFiles,
  listingPapers,
  live,
  messageAttachments,
  messageForms,
  metrics,
  orderBatches,
  orderDocuments,
  orderSearch,
  payoutRuns,
  portfolioFiles,
  photographs,
  profilePictures,
  quickbooksCallback,
  remoteFailures,
  redirects,
  sellerStatements,
  signInForms,
  sitemap,
  tableExports,
  tracking,
  unsubscribe,
  webhooks,
];

/** Adds all routes beside GraphQL. */
export async function registerRoutes(app: FastifyInstance, services: Services, schema: GraphQLSchema): Promise<void> {
  for (const register of routes) await register(app, services, schema);
}
