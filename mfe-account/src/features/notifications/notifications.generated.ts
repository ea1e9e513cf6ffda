// Generated from notifications.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The headings under which events are listed in the settings. */
export type EventGroup =
  | 'account'
  | 'orders'
  | 'offers'
  | 'messages'
  | 'selling'
  | 'waitlist'
  | 'wishlist'
  | 'news';

/** How a channel carries an event: chosen or not, never to be switched off (LOCKED), or not at all (NONE). */
export type ChannelState =
  | 'ON'
  | 'OFF'
  | 'LOCKED'
  | 'NONE';

/** Where somebody hears of an event: by mail, or in the list that the bell opens. */
export type NotificationChannel =
  | 'mail'
  | 'bell';

export type AccountNotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountNotificationSettingsQuery = { readonly notificationPreferences: { readonly eventTypes: ReadonlyArray<{ readonly key: string, readonly group: EventGroup, readonly mail: ChannelState, readonly bell: ChannelState }> } };

export type AccountNotificationChoiceSetMutationVariables = Exact<{
  eventType: string;
  channel: NotificationChannel;
  isWanted: boolean;
}>;

export type AccountNotificationChoiceSetMutation = { readonly notificationChoiceSet: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export const AccountNotificationSettingsDocument = /* #__PURE__ */ typedDocument<AccountNotificationSettingsQuery, AccountNotificationSettingsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountNotificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"bell"}}]}}]}}]}}]);

export const AccountNotificationChoiceSetDocument = /* #__PURE__ */ typedDocument<AccountNotificationChoiceSetMutation, AccountNotificationChoiceSetMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountNotificationChoiceSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationChannel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isWanted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationChoiceSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventType"}}},{"kind":"Argument","name":{"kind":"Name","value":"channel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channel"}}},{"kind":"Argument","name":{"kind":"Name","value":"isWanted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isWanted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);
