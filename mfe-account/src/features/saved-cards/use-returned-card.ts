import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator, useSearchParams } from 'react-router';
import { AccountResumeCardDocument } from './saved-cards.generated.ts';

/** Says what became of a card that was typed on the provider's page, from which `?card=KEY` leads back. */
export function useReturnedCard(): void {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const [query, setQuery] = useSearchParams();
  const key = query.get('card');
  const ask = useEffectEvent(async (idempotencyKey: string) => {
    try {
      const { savedCardResume: answer } = await client.mutate(AccountResumeCardDocument, { idempotencyKey });
      // Whoever came back without typing a card is told nothing.
      if (answer.nextAction) return;
      const fallback = formatMessage({ id: answer.success ? 'savedCards.added' : 'savedCards.failed' });
      emit('notification/show', {
        message: answer.message ?? fallback,
        tone: answer.success ? 'positive' : 'negative',
      });
      await revalidate();
    } catch {
      // Shown by the client; the provider is asked again by the shop itself.
    } finally {
      setQuery({}, { replace: true });
    }
  });
  useEffect(() => {
    if (key !== null) void ask(key);
  }, [key]);
}
