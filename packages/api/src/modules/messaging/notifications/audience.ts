import type { Channel, EventType } from '@headstock/contracts/event-types';

/** Who somebody is to an event: of an order or offer one of its two sides, of a waitlist or thread one of its people, or the shop's staff. */
export type Role = 'buyer' | 'seller' | 'member' | 'recipient' | 'waiter' | 'staff';

const both: readonly Channel[] = ['mail', 'bell'];
const mail: readonly Channel[] = ['mail'];

/**
 * Who hears of which event, and by what. An event that somebody is not named for never reaches them, whatever they chose; what
 * they chose then takes channels away. Of what one did oneself there is a mail for the records, and no entry in the bell's list.
 */
export const audience: Readonly<Record<EventType, Readonly<Partial<Record<Role, readonly Channel[]>>>>> = {
  'account.signInCode': { member: mail },
  'account.passwordChanged': { member: mail },
  'account.emailChanged': { member: mail },
  'account.secondFactorChanged': { member: mail },
  'account.twoStepReset': { member: both },
  'account.passkeyChanged': { member: mail },
  'account.newDevice': { member: mail },
  'account.exportReady': { member: both },
  'account.deletion': { member: mail },
  'account.rightsChanged': { member: both },
  'account.sellerApplication': { member: both },
  'account.actedFor': { member: both },
  'order.placed': { buyer: both },
  'order.paid': { buyer: both },
  'order.paymentDue': { buyer: both },
  'order.delayAsked': { buyer: both },
  'order.shipped': { buyer: both },
  'order.delivered': { buyer: both },
  'order.returnUpdated': { buyer: both },
  'feedback.asked': { buyer: both, seller: both },
  'feedback.received': { buyer: both, seller: both },
  'order.cancelled': { buyer: both, seller: both },
  'order.refunded': { buyer: both, seller: both },
  'payment.failed': { buyer: both },
  'offer.received': { buyer: mail, seller: both },
  'offer.fromSeller': { buyer: both },
  'offer.countered': { buyer: both },
  'offer.accepted': { buyer: both, seller: both },
  'offer.declined': { buyer: both, seller: both },
  'offer.withdrawn': { seller: both },
  'offer.extended': { buyer: both },
  'offer.backUp': { buyer: both, seller: both },
  'offer.expiring': { buyer: both, seller: both },
  'offer.expired': { buyer: both, seller: both },
  // The bell lists the thread itself.
  'message.received': { recipient: mail },
  // The staff finds what waits in the list of listings.
  'listing.stepChanged': { seller: both, staff: ['bell'] },
  'listing.changesAsked': { seller: both },
  'listing.published': { seller: both },
  'listing.ended': { seller: both },
  'listing.consentAsked': { seller: both },
  'listing.consentAnswered': { seller: mail, staff: both },
  'listing.viewAsked': { seller: both },
  'listing.viewAnswered': { buyer: both },
  'import.finished': { seller: both },
  'return.requested': { seller: both },
  'sale.new': { seller: both },
  'sale.shipBy': { seller: both },
  'sale.delayAnswered': { seller: both },
  'sale.disputed': { seller: both },
  'payout.sent': { seller: both },
  'payout.failed': { seller: both },
  'payout.corrected': { seller: both },
  'waitlist.available': { waiter: both },
  'waitlist.closed': { waiter: both },
  'wish.priceDrop': { member: both },
  'wish.backInStock': { member: both },
  'wish.sold': { member: both },
  'search.hits': { member: both },
  'news.letter': { member: mail },
};

/** By what somebody of a role hears of an event, before their own choice. */
export const channelsFor = (event: EventType, role: Role): readonly Channel[] => audience[event][role] ?? [];
