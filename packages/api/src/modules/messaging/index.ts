/** Notifications, messages between members, and what their browsers follow live: all that the rest of the API may use of them. */
export {
  type AttachmentFault,
  type AttachmentRow,
  findAttachment,
  MAXIMUM_ATTACHMENT_BYTES,
  readAttachment,
  storeAttachment,
  sweepAttachments,
} from './attachments/attachment-store.ts';
export { hasBlocked } from './blocks/blocks.ts';
export { announce } from './live/announce.ts';
export { changesSince, type LiveChange, sweepLiveEvents } from './live/live-events.ts';
export { LiveHub } from './live/live-hub.ts';
export type { NotificationSource } from './notifications/list-notifications.ts';
export { sweepNotifications } from './notifications/list-notifications.ts';
export { type NotificationCopy, type Notice, notify } from './notifications/notify.ts';
export { channelsFor, type Role } from './notifications/audience.ts';
export { readUnsubscription, setSubscribed } from './notifications/unsubscribe.ts';
export { countUnread } from './threads/find-thread.ts';
export type { MessageRow } from './threads/message-row.ts';
export { type AttachmentView, toAttachmentView } from './threads/message-views.ts';
export type { ThreadView } from './threads/thread-views.ts';
export {
  type HaveTraded,
  type Parties,
  registerSubjects,
  type Step,
  type SubjectSource,
  type SubjectView,
  viewsOfItems,
} from './threads/subjects.ts';
export type { MessagingTables, SubjectKind } from './tables.ts';
export { migrations } from './migrations.ts';
