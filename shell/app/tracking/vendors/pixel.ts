import type { TrackingVendor } from '../tracker.ts';
import { loadScript } from './load-script.ts';

/** The pixel's one function: it keeps what it is told until the script comes, which then takes it. */
export interface PixelFunction {
  (...told: readonly unknown[]): void;
  callMethod?: (...told: readonly unknown[]) => void;
  queue: (readonly unknown[])[];
  push: (...told: readonly unknown[]) => void;
  loaded: boolean;
  version: string;
}

/** The page as the pixel uses it. */
export interface PixelPage {
  fbq?: PixelFunction;
  _fbq?: PixelFunction;
  readonly document: Document;
}

function createQueue(): PixelFunction {
  const queue: (readonly unknown[])[] = [];
  const pixel: PixelFunction = Object.assign(
    (...told: readonly unknown[]): void => {
      if (pixel.callMethod) pixel.callMethod(...told);
      else queue.push(told);
    },
    { queue, loaded: true, version: '2.0', push: (...told: readonly unknown[]): void => pixel(...told) },
  );
  return pixel;
}

/** The social pixel. It is told of purchases, and of nothing else. */
export function createPixel(id: string, page: PixelPage): TrackingVendor {
  if (!page.fbq) {
    page.fbq = page._fbq = createQueue();
    loadScript(page.document, 'https://connect.facebook.net/en_US/fbevents.js').catch((error: unknown) =>
      console.warn('The social pixel did not come.', error),
    );
  }
  page.fbq('init', id);
  return {
    name: 'The social pixel',
    track({ eventName, order, properties }) {
      if (eventName !== 'purchased') return;
      const { currency, totalCents, lines } = properties;
      const contents = lines.map(({ itemId, quantity, amountCents }) => ({
        id: itemId,
        quantity,
        item_price: amountCents / 100,
      }));
      const value = { value: totalCents / 100, currency, content_type: 'product', contents };
      // The id lets the service drop what it is told twice.
      page.fbq?.('track', 'Purchase', value, { eventID: order?.id });
    },
  };
}
