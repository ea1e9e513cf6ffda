// Generated from messages.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ThreadSubjectKind =
  | 'ITEM'
  | 'ORDER'
  | 'OFFER';

export type ThreadSubjectInput = {
  readonly kind: ThreadSubjectKind;
  /** The id of the item, order or offer. */
  readonly id: string;
};

/** BUYING and SELLING: by what the viewer is in the thread. ORDERS: threads about orders. */
export type ThreadFilter =
  | 'ALL'
  | 'UNREAD'
  | 'BUYING'
  | 'SELLING'
  | 'ORDERS';

export type MessageInput = {
  /** Into a thread of the viewer's; or `subject`. */
  readonly threadId?: string | null | undefined;
  /** Begins the thread about something, or goes on with it. */
  readonly subject?: ThreadSubjectInput | null | undefined;
  /** 1 to 2,000 characters. */
  readonly text: string;
  /** At most 10 that `POST /api/messages/attachments` has taken. */
  readonly attachmentIds?: ReadonlyArray<string> | null | undefined;
  /** Sends it although it holds contact details, after the answer `contact-details`. */
  readonly sendContactDetails?: boolean | null | undefined;
  /** 8 to 100 characters, made once for each message: what is sent twice arrives once. */
  readonly idempotencyKey: string;
};

export type ContactKind =
  | 'email'
  | 'phone'
  | 'link';

export type ReportReason =
  | 'spam'
  | 'fraud'
  | 'abuse'
  | 'other';

export type ShipClockAction =
  /** Ask the buyer for a later day. */
  | 'ASK'
  /** Answer what the seller has asked. */
  | 'ANSWER';

export type ShipDelayField =
  | 'UNTIL'
  | 'REASON';

export type MessageFactsFragment = { readonly id: string, readonly isOwn: boolean, readonly isAutomatic: boolean, readonly text: string, readonly sentAt: string, readonly readAt: string | null, readonly attachments: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly isPicture: boolean, readonly url: string, readonly width: number | null, readonly height: number | null }> };

export type ThreadFactsFragment = { readonly id: string, readonly unreadCount: number, readonly lastMessageAt: string, readonly viewerIsBuyer: boolean, readonly isBlocked: boolean, readonly subject: { readonly kind: ThreadSubjectKind, readonly id: string, readonly title: string, readonly path: string | null, readonly imageId: string | null }, readonly counterpart: { readonly id: string, readonly displayName: string, readonly username: string, readonly avatarUrl: string | null, readonly isShop: boolean } };

export type MessagesThreadsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: ThreadFilter | null | undefined;
  search?: string | null | undefined;
}>;

export type MessagesThreadsQuery = { readonly threads: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly unreadCount: number, readonly lastMessageAt: string, readonly viewerIsBuyer: boolean, readonly isBlocked: boolean, readonly lastMessage: { readonly id: string, readonly isOwn: boolean, readonly isAutomatic: boolean, readonly text: string, readonly sentAt: string, readonly readAt: string | null, readonly attachments: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly isPicture: boolean, readonly url: string, readonly width: number | null, readonly height: number | null }> } | null, readonly subject: { readonly kind: ThreadSubjectKind, readonly id: string, readonly title: string, readonly path: string | null, readonly imageId: string | null }, readonly counterpart: { readonly id: string, readonly displayName: string, readonly username: string, readonly avatarUrl: string | null, readonly isShop: boolean } } }> } };

export type MessagesThreadQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;

export type MessagesThreadQuery = { readonly thread: { readonly obstacle: string | null, readonly id: string, readonly unreadCount: number, readonly lastMessageAt: string, readonly viewerIsBuyer: boolean, readonly isBlocked: boolean, readonly subject: { readonly id: string, readonly kind: ThreadSubjectKind, readonly title: string, readonly path: string | null, readonly imageId: string | null, readonly shipClock: { readonly orderId: string, readonly shipBy: string, readonly isAgreed: boolean, readonly actions: ReadonlyArray<ShipClockAction>, readonly firstDay: string, readonly lastDay: string, readonly asked: { readonly id: string, readonly until: string, readonly reason: string } | null } | null }, readonly steps: ReadonlyArray<{ readonly id: string, readonly text: string, readonly at: string }>, readonly messages: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly isOwn: boolean, readonly isAutomatic: boolean, readonly text: string, readonly sentAt: string, readonly readAt: string | null, readonly attachments: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly isPicture: boolean, readonly url: string, readonly width: number | null, readonly height: number | null }> } }> }, readonly counterpart: { readonly id: string, readonly displayName: string, readonly username: string, readonly avatarUrl: string | null, readonly isShop: boolean } } | null };

export type MessagesThreadAboutQueryVariables = Exact<{
  subject: ThreadSubjectInput;
}>;

export type MessagesThreadAboutQuery = { readonly threadAbout: { readonly obstacle: string | null, readonly subject: { readonly id: string, readonly kind: ThreadSubjectKind, readonly title: string, readonly path: string | null, readonly imageId: string | null, readonly shipClock: { readonly orderId: string, readonly shipBy: string, readonly isAgreed: boolean, readonly actions: ReadonlyArray<ShipClockAction>, readonly firstDay: string, readonly lastDay: string, readonly asked: { readonly id: string, readonly until: string, readonly reason: string } | null } | null }, readonly counterpart: { readonly id: string, readonly displayName: string, readonly username: string, readonly avatarUrl: string | null, readonly isShop: boolean }, readonly thread: { readonly id: string } | null } | null };

export type MessagesSendMutationVariables = Exact<{
  message: MessageInput;
}>;

export type MessagesSendMutation = { readonly messageSend: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly contactDetails: ReadonlyArray<{ readonly kind: ContactKind, readonly text: string }>, readonly sent: { readonly id: string, readonly isOwn: boolean, readonly isAutomatic: boolean, readonly text: string, readonly sentAt: string, readonly readAt: string | null, readonly attachments: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly isPicture: boolean, readonly url: string, readonly width: number | null, readonly height: number | null }> } | null, readonly thread: { readonly id: string } | null } };

export type MessagesMarkReadMutationVariables = Exact<{
  id: string;
}>;

export type MessagesMarkReadMutation = { readonly threadMarkRead: { readonly success: boolean, readonly thread: { readonly id: string, readonly unreadCount: number } | null } };

export type AccountBlockMutationVariables = Exact<{
  id: string;
}>;

export type AccountBlockMutation = { readonly accountBlock: { readonly success: boolean, readonly message: string | null } };

export type AccountUnblockMutationVariables = Exact<{
  id: string;
}>;

export type AccountUnblockMutation = { readonly accountUnblock: { readonly success: boolean, readonly message: string | null } };

export type MessagesReportMutationVariables = Exact<{
  id: string;
  reason: ReportReason;
  details?: string | null | undefined;
}>;

export type MessagesReportMutation = { readonly messageReport: { readonly success: boolean, readonly message: string | null } };

export type ShipClockFactsFragment = { readonly orderId: string, readonly shipBy: string, readonly isAgreed: boolean, readonly actions: ReadonlyArray<ShipClockAction>, readonly firstDay: string, readonly lastDay: string, readonly asked: { readonly id: string, readonly until: string, readonly reason: string } | null };

export type MessagesShipDelayAskMutationVariables = Exact<{
  orderId: string;
  until: string;
  reason: string;
}>;

export type MessagesShipDelayAskMutation = { readonly answer: { readonly success: boolean, readonly message: string | null, readonly field: ShipDelayField | null, readonly threadId: string | null } };

export type MessagesShipDelayAnswerMutationVariables = Exact<{
  id: string;
  agrees: boolean;
}>;

export type MessagesShipDelayAnswerMutation = { readonly answer: { readonly success: boolean, readonly message: string | null } };

export const messageFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isPicture"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}};

export const threadFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Thread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsBuyer"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counterpart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isShop"}}]}}]}};

export const shipClockFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShipClockFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShipClock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"shipBy"}},{"kind":"Field","name":{"kind":"Name","value":"isAgreed"}},{"kind":"Field","name":{"kind":"Name","value":"asked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}};

export const MessagesThreadsDocument = /* #__PURE__ */ typedDocument<MessagesThreadsQuery, MessagesThreadsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessagesThreads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ThreadFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"threads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadFacts"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageFacts"}}]}}]}}]}}]}}]}}, threadFactsFragment, messageFactsFragment]);

export const MessagesThreadDocument = /* #__PURE__ */ typedDocument<MessagesThreadQuery, MessagesThreadQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessagesThread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thread"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadFacts"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shipClock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShipClockFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageFacts"}}]}}]}}]}}]}}]}}, threadFactsFragment, shipClockFactsFragment, messageFactsFragment]);

export const MessagesThreadAboutDocument = /* #__PURE__ */ typedDocument<MessagesThreadAboutQuery, MessagesThreadAboutQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessagesThreadAbout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ThreadSubjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"threadAbout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"shipClock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShipClockFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counterpart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isShop"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}, shipClockFactsFragment]);

export const MessagesSendDocument = /* #__PURE__ */ typedDocument<MessagesSendMutation, MessagesSendMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MessagesSend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageSend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}, messageFactsFragment]);

export const MessagesMarkReadDocument = /* #__PURE__ */ typedDocument<MessagesMarkReadMutation, MessagesMarkReadMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MessagesMarkRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"threadMarkRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"thread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]}}]);

export const AccountBlockDocument = /* #__PURE__ */ typedDocument<AccountBlockMutation, AccountBlockMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);

export const AccountUnblockDocument = /* #__PURE__ */ typedDocument<AccountUnblockMutation, AccountUnblockMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountUnblock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountUnblock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);

export const MessagesReportDocument = /* #__PURE__ */ typedDocument<MessagesReportMutation, MessagesReportMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MessagesReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportReason"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"details"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"details"},"value":{"kind":"Variable","name":{"kind":"Name","value":"details"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);

export const MessagesShipDelayAskDocument = /* #__PURE__ */ typedDocument<MessagesShipDelayAskMutation, MessagesShipDelayAskMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MessagesShipDelayAsk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"shipDelayAsk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}}]}}]}}]);

export const MessagesShipDelayAnswerDocument = /* #__PURE__ */ typedDocument<MessagesShipDelayAnswerMutation, MessagesShipDelayAnswerMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MessagesShipDelayAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agrees"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"shipDelayAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"agrees"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agrees"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);
