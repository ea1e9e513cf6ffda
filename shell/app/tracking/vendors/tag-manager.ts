import type { TrackedEvent, TrackedLine } from '@headstock/contracts/tracking';
import type { TrackingVendor } from '../tracker.ts';
import { loadScript } from './load-script.ts';

/** Where the tag manager reads what happens; its script empties it whenever it comes. */
export interface DataLayerPage {
  dataLayer?: object[];
  readonly document: Document;
}

const money = (cents: number): number => cents / 100;

const toItem = ({ itemId, title, quantity, amountCents }: TrackedLine) => ({
  item_id: itemId,
  item_name: title,
  price: money(amountCents),
  quantity,
});

/** An event in the words of the tag manager's own commerce events; others go under the shop's names. */
function toEntry({ eventName, order, user, properties }: TrackedEvent, currency: string): object {
  const common = user ? { user_id: user.id } : {};
  switch (eventName) {
    case 'pageViewed':
      return { event: 'page_view', page_path: properties.path, ...common };
    case 'itemViewed': {
      const { itemId, title, brand, category, amountCents } = properties;
      const item = { item_id: itemId, item_name: title, item_brand: brand, item_category: category };
      const price = amountCents === null ? {} : { price: money(amountCents) };
      return { event: 'view_item', ecommerce: { currency, items: [{ ...item, ...price }] }, ...common };
    }
    case 'itemAddedToCart': {
      const value = money(properties.amountCents * properties.quantity);
      return { event: 'add_to_cart', ecommerce: { currency, value, items: [toItem(properties)] }, ...common };
    }
    case 'checkoutStarted': {
      const items = properties.lines.map(toItem);
      const total = { currency: properties.currency, value: money(properties.totalCents) };
      return { event: 'begin_checkout', ecommerce: { ...total, items }, ...common };
    }
    case 'purchased': {
      const { totalCents, taxCents, shippingCents } = properties;
      const sums = { value: money(totalCents), tax: money(taxCents), shipping: money(shippingCents) };
      const items = properties.lines.map(toItem);
      const ecommerce = { transaction_id: order?.id, currency: properties.currency, ...sums, items };
      return { event: 'purchase', ecommerce, ...common };
    }
    default:
      return { event: eventName, ...properties, ...common };
  }
}

/** The tag manager: brings its script at once and tells it through the data layer, which waits for it as long as need be. */
export function createTagManager(id: string, page: DataLayerPage, currency: string, now = Date.now()): TrackingVendor {
  const layer = (page.dataLayer ??= []);
  layer.push({ 'gtm.start': now, event: 'gtm.js' });
  const arriving = loadScript(page.document, `https://www.googletagmanager.com/gtm.js?id=${id}`);
  arriving.catch((error: unknown) => console.warn('The tag manager did not come.', error));
  return {
    name: 'The tag manager',
    track: (event) => {
      // What an event tells of goods must not stay for the next one.
      layer.push({ ecommerce: null }, toEntry(event, currency));
    },
  };
}
