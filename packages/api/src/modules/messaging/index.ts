/** Notifications, messages between members, and what their browsers follow live: all that the rest of the API may use of them. */
export { accountPart } from './account-part.ts';
export {
  type AttachmentRow,
  findAttachment,
  readAttachment,
  storeAttachment,
  sweepAttachments,
} from './attachments/attachment-store.ts';
export { onBlock } from './blocks/block-hooks.ts';
export { hasBlocked } from './blocks/blocks.ts';
export { announce } from './live/announce.ts';
export { changesSince, type LiveChange, sweepLiveEvents } from './live/live-events.ts';
export { LiveHub } from './live/live-hub.ts';
export type { NotificationSource } from './notifications/list-notifications.ts';
export { sweepNotifications } from './notifications/list-notifications.ts';
export { type NoticeSection, type NotificationCopy, type Notice, notify } from './notifications/notify.ts';
export { type NewsletterList, registerNewsletterList } from './notifications/newsletter-list.ts';
export { channelsFor, type Role } from './notifications/audience.ts';
export { readUnsubscription, setSubscribed } from './notifications/unsubscribe.ts';
export { threadOfOrder } from './threads/begin-thread.ts';
export { countUnread } from './threads/find-thread.ts';
export type { AwayReplyRow } from './replies/away-reply.ts';
export type { SavedReplyRow } from './replies/saved-replies.ts';
export type { MessageRow } from './threads/message-row.ts';
export { MAXIMUM_ATTACHMENTS } from './threads/check-message.ts';
export { messageText } from './threads/message-text.ts';
export { type AttachmentView, toAttachmentView } from './threads/message-views.ts';
export type { ThreadView } from './threads/thread-views.ts';
export {
  type HaveTraded,
  type Parties,
  registerSubjects,
  type Step,
  type SubjectFacts,
  type SubjectSource,
  type SubjectView,
  viewsOfItems,
} from './threads/subjects.ts';
export type { MessagingTables, SubjectKind } from './tables.ts';
export { messagingMessages } from './messages.ts';
export { migrations } from './migrations.ts';
