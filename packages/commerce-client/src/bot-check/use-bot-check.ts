import { useGraphQLClient } from '@headstock/graphql-client';
import { useMemo } from 'react';
import { createBotCheck, type BotAction, type BotCheck } from './bot-check.ts';

/** The bot check of one form; call `prepare` when the visitor begins to fill it in. */
export function useBotCheck(action: BotAction): BotCheck {
  const client = useGraphQLClient();
  return useMemo(() => createBotCheck(client, action), [client, action]);
}
