import { associateContact } from '#api/modules/sales/checkout/express-contact.ts';
import { type Limit, takeFromLimit, tooManyError } from '#api/platform/rate-limit.ts';
import { change, leadTo, ownOrders, pick, type PlainStep, refuse } from './plain-step.ts';

/** Contacts of one address: in place of the proof of work, which a form cannot do. */
const CONTACTS: Limit = { name: 'checkout-plain-contact', max: 20, seconds: 3_600 };

/** Names the guest on every order of the cart. Whoever is signed in goes on. */
export const contactStep: PlainStep = async (context, typed, before) => {
  const { actor, secret, clientAddress } = context;
  const fields = pick(typed, ['email', 'buyerFirstName', 'buyerLastName', 'phone']);
  const memory = { ...before, fields: { ...before.fields, ...fields } };
  const { email = '', buyerFirstName = '', buyerLastName = '' } = fields;
  const orders = await ownOrders(context);
  if (actor.principal.accountId !== null || orders.length === 0) return leadTo('delivery', memory);
  if (email.trim() === '' || buyerFirstName.trim() === '' || buyerLastName.trim() === '')
    return refuse('contact', memory, 'missing', null);
  const room = await takeFromLimit(actor.db, secret, CONTACTS, clientAddress);
  if (!room.ok) return refuse('contact', memory, 'rate-limited', tooManyError(room.retryAfter, actor.locale).message);
  const contact = { email, firstName: buyerFirstName, lastName: buyerLastName };
  for (const { id } of orders) {
    const refusal = await change(context, (who) => associateContact(who, id, contact));
    if (refusal) return refuse('contact', memory, refusal.code, refusal.code === 'invalid' ? null : refusal.message);
  }
  return leadTo('delivery', memory);
};
