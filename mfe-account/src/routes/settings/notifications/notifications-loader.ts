import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import type { EventChoice } from '#mfe-account/features/notifications/notification-choices.model.ts';
import { AccountNotificationSettingsDocument } from '#mfe-account/features/notifications/notifications.generated.ts';

/** Every event that the shop tells its members about, and what the viewer chose. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<readonly EventChoice[]> {
  const client = context.get(graphqlClientContext);
  const answer = await client.query(AccountNotificationSettingsDocument, {}, { signal: request.signal });
  return answer.notificationPreferences.eventTypes;
}
