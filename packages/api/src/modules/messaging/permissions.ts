import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Everything works on the viewer's own. Links in mails work for whoever has them, as their readers may be signed out. */
export const permissions = {
  // Whoever is not signed in has none; the shell asks with the session.
  'Query.messageCountUnread': 'everyone',
  'Query.notificationPreferences': 'member',
  'Query.notifications': 'member',
  'Query.savedReplies': 'member',
  'Query.awayReply': 'member',
  'Query.thread': 'member',
  'Query.threadAbout': 'member',
  'Query.threads': 'member',
  'Query.unsubscription': 'everyone',
  'Mutation.accountBlock': 'member',
  'Mutation.accountUnblock': 'member',
  'Mutation.messageReport': 'member',
  'Mutation.messageSend': 'member',
  'Mutation.notificationChoiceSet': 'member',
  'Mutation.notificationsMarkSeen': 'member',
  'Mutation.savedReplySave': 'member',
  'Mutation.savedReplyRemove': 'member',
  'Mutation.awayReplySet': 'member',
  'Mutation.awayReplyClear': 'member',
  'Mutation.threadMarkRead': 'member',
  'Mutation.unsubscriptionSet': 'everyone',
  'Mutation.updateNotificationPreferences': 'member',
} satisfies PermissionMap;
