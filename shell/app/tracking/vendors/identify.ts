import type { SessionAccount } from '@headstock/contracts/session';
import type { VendorScript } from '@headstock/contracts/vendors';
import type { TrackingVendor } from '../tracker.ts';
import { loadScript } from './load-script.ts';
import { waitFor } from './wait-for.ts';

type Identify = (...who: readonly unknown[]) => unknown;

/** How often and how long a page asks for the marketing service, and how long it waits for an answer, in ms. */
const polls = 20;
const pollEvery = 100;
const marketingPatience = 5000;

/** The function `identify` of a global that a vendor's script makes; null while that is not there. */
function findIdentify(page: object, global: string): Identify | null {
  const service: unknown = Reflect.get(page, global);
  if ((typeof service !== 'object' && typeof service !== 'function') || service === null) return null;
  const identify: unknown = Reflect.get(service, 'identify');
  return typeof identify === 'function' ? (...who) => Reflect.apply(identify, service, who) : null;
}

const nameOf = ({ firstName, lastName, displayName }: SessionAccount): string =>
  [firstName, lastName].filter(Boolean).join(' ') || displayName;

/** The analytics service: hears who is signed in, once its script is there. */
export function createAnalytics({ src, global }: VendorScript, page: Window): TrackingVendor {
  const arriving = loadScript(page.document, src);
  arriving.catch(() => undefined);
  return {
    name: 'The analytics service',
    async identify(account) {
      await arriving;
      const { id, email, phone } = account;
      return findIdentify(page, global)?.(id, { id, email, name: nameOf(account), phone });
    },
  };
}

/** The marketing service: its script may come late, and is asked for twenty times. */
export function createMarketing({ src, global }: VendorScript, page: Window): TrackingVendor {
  loadScript(page.document, src).catch(() => undefined);
  return {
    name: 'The marketing service',
    async identify(account) {
      const { id, email, phone } = account;
      const tell = async (): Promise<unknown> => {
        const identify = await waitFor(() => findIdentify(page, global), polls, pollEvery);
        return identify({ id, email, name: nameOf(account), phone });
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('it did not answer in time')), marketingPatience);
      });
      await Promise.race([tell(), late]).finally(() => clearTimeout(timer));
    },
  };
}
