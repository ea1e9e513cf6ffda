import { type GraphQLClient, graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountSavedCardsDocument } from '#mfe-account/features/saved-cards/saved-cards.generated.ts';
import type { SavedCards } from '#mfe-account/features/saved-cards/saved-cards.model.ts';
import type { Credits } from '#mfe-account/features/store-credits/credit-history.tsx';
import { AccountStoreCreditsDocument } from '#mfe-account/features/store-credits/store-credits.generated.ts';

/** What the page shows. */
export interface PaymentSettings {
  readonly credits: readonly Credits[];
  /** Null: they did not arrive. */
  readonly saved: SavedCards | null;
}

async function loadCards(client: GraphQLClient, signal: AbortSignal): Promise<SavedCards | null> {
  try {
    const { cardFields, viewer } = await client.query(AccountSavedCardsDocument, {}, { signal, quiet: true });
    return { fields: cardFields, cards: viewer?.savedCards ?? [] };
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** The viewer's saved cards, store credits and trade credits. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<PaymentSettings> {
  const client = context.get(graphqlClientContext);
  const { signal } = request;
  const [{ viewer }, saved] = await Promise.all([
    client.query(AccountStoreCreditsDocument, {}, { signal }),
    loadCards(client, signal),
  ]);
  return { credits: viewer?.storeCredits ?? [], saved };
}
