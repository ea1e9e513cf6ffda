import { offerSubject } from './offers/offer-subject.ts';
import { haveTraded, orderSubject } from './orders/order-subject.ts';

/** What messages know of orders and offers. The composition root registers it. */
export const messageSubjects = { order: orderSubject, offer: offerSubject, haveTraded } as const;
