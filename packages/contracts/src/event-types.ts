/**
 * How an event reaches a person by one channel: `on` and `off` are what an account has until it chooses, `always` cannot be
 * switched off, and `never` means that the channel does not carry the event.
 */
export type ChannelRule = 'on' | 'off' | 'always' | 'never';

/** Where somebody hears of an event: by mail, or in the list that the bell opens. */
export type Channel = 'mail' | 'bell';

/** The headings of the settings page, in its order. */
export const eventGroups = [
  'account',
  'orders',
  'offers',
  'messages',
  'selling',
  'waitlist',
  'wishlist',
  'news',
] as const;
export type EventGroup = (typeof eventGroups)[number];

type Rule = { readonly group: EventGroup; readonly mail: ChannelRule; readonly bell: ChannelRule };

/**
 * Every event that the shop tells somebody about. Mail, bell, stream and settings follow this table: an event is one line here,
 * its texts beside the code that causes it, and its name in the messages of the settings page.
 */
export const eventTypes = {
  'account.signInCode': { group: 'account', mail: 'always', bell: 'never' },
  'account.passwordChanged': { group: 'account', mail: 'always', bell: 'never' },
  'account.emailChanged': { group: 'account', mail: 'always', bell: 'never' },
  'account.secondFactorChanged': { group: 'account', mail: 'always', bell: 'never' },
  'account.twoStepReset': { group: 'account', mail: 'always', bell: 'always' },
  'account.passkeyChanged': { group: 'account', mail: 'always', bell: 'never' },
  'account.newDevice': { group: 'account', mail: 'always', bell: 'never' },
  'account.exportReady': { group: 'account', mail: 'always', bell: 'on' },
  'account.deletion': { group: 'account', mail: 'always', bell: 'never' },
  'account.rightsChanged': { group: 'account', mail: 'always', bell: 'on' },
  'account.sellerApplication': { group: 'account', mail: 'always', bell: 'on' },
  'account.actedFor': { group: 'account', mail: 'always', bell: 'always' },
  'order.placed': { group: 'orders', mail: 'always', bell: 'on' },
  'order.paid': { group: 'orders', mail: 'on', bell: 'on' },
  'order.paymentDue': { group: 'orders', mail: 'on', bell: 'on' },
  'order.delayAsked': { group: 'orders', mail: 'on', bell: 'on' },
  'order.shipped': { group: 'orders', mail: 'on', bell: 'on' },
  'order.delivered': { group: 'orders', mail: 'on', bell: 'on' },
  'order.returnUpdated': { group: 'orders', mail: 'on', bell: 'on' },
  'feedback.asked': { group: 'orders', mail: 'on', bell: 'on' },
  'feedback.received': { group: 'orders', mail: 'on', bell: 'on' },
  'order.cancelled': { group: 'orders', mail: 'always', bell: 'on' },
  'order.refunded': { group: 'orders', mail: 'always', bell: 'on' },
  'payment.failed': { group: 'orders', mail: 'always', bell: 'always' },
  'offer.received': { group: 'offers', mail: 'on', bell: 'on' },
  'offer.fromSeller': { group: 'offers', mail: 'on', bell: 'on' },
  'offer.countered': { group: 'offers', mail: 'on', bell: 'on' },
  'offer.accepted': { group: 'offers', mail: 'on', bell: 'on' },
  'offer.declined': { group: 'offers', mail: 'on', bell: 'on' },
  'offer.withdrawn': { group: 'offers', mail: 'on', bell: 'on' },
  'offer.extended': { group: 'offers', mail: 'on', bell: 'on' },
  'offer.backUp': { group: 'offers', mail: 'on', bell: 'on' },
  'offer.expiring': { group: 'offers', mail: 'on', bell: 'on' },
  'offer.expired': { group: 'offers', mail: 'on', bell: 'on' },
  // The bell counts unread messages and lists their threads, whatever is chosen.
  'message.received': { group: 'messages', mail: 'on', bell: 'always' },
  'listing.stepChanged': { group: 'selling', mail: 'on', bell: 'on' },
  'listing.changesAsked': { group: 'selling', mail: 'on', bell: 'on' },
  'listing.published': { group: 'selling', mail: 'on', bell: 'on' },
  'listing.ended': { group: 'selling', mail: 'on', bell: 'on' },
  // A question that waits for an answer, and the record of what was agreed to.
  'listing.consentAsked': { group: 'selling', mail: 'always', bell: 'on' },
  'listing.consentAnswered': { group: 'selling', mail: 'always', bell: 'on' },
  'listing.viewAsked': { group: 'selling', mail: 'on', bell: 'on' },
  'listing.viewAnswered': { group: 'wishlist', mail: 'on', bell: 'on' },
  'import.finished': { group: 'selling', mail: 'on', bell: 'on' },
  'return.requested': { group: 'selling', mail: 'on', bell: 'on' },
  'sale.new': { group: 'selling', mail: 'on', bell: 'on' },
  'sale.shipBy': { group: 'selling', mail: 'on', bell: 'on' },
  'sale.delayAnswered': { group: 'selling', mail: 'on', bell: 'on' },
  'sale.disputed': { group: 'selling', mail: 'always', bell: 'on' },
  'payout.sent': { group: 'selling', mail: 'on', bell: 'on' },
  'payout.failed': { group: 'selling', mail: 'on', bell: 'on' },
  'payout.corrected': { group: 'selling', mail: 'always', bell: 'on' },
  'waitlist.available': { group: 'waitlist', mail: 'on', bell: 'on' },
  'waitlist.closed': { group: 'waitlist', mail: 'on', bell: 'on' },
  'wish.priceDrop': { group: 'wishlist', mail: 'on', bell: 'on' },
  'wish.backInStock': { group: 'wishlist', mail: 'on', bell: 'on' },
  'wish.sold': { group: 'wishlist', mail: 'on', bell: 'on' },
  'search.hits': { group: 'wishlist', mail: 'on', bell: 'on' },
  'news.letter': { group: 'news', mail: 'off', bell: 'never' },
} as const satisfies Readonly<Record<string, Rule>>;

export type EventType = keyof typeof eventTypes;

/** Every key of the table, in its order. */
export const eventTypeKeys: readonly EventType[] = Object.keys(eventTypes).filter(isEventType);

/** Whether a text is a key of the table. */
export function isEventType(text: string): text is EventType {
  return Object.hasOwn(eventTypes, text);
}

/** How a channel carries an event. */
export const ruleOf = (event: EventType, channel: Channel): ChannelRule => eventTypes[event][channel];

/** Whether an account can choose to hear of an event by a channel. */
export function isSwitchable(event: EventType, channel: Channel): boolean {
  const rule = ruleOf(event, channel);
  return rule === 'on' || rule === 'off';
}

/** Whether somebody who chose `choice` (undefined: nothing) hears of an event by a channel. */
export function isWanted(event: EventType, channel: Channel, choice: boolean | undefined): boolean {
  const rule = ruleOf(event, channel);
  if (rule === 'always' || rule === 'never') return rule === 'always';
  return choice ?? rule === 'on';
}
