import type { CartState } from './cart.ts';
import type { Consent } from './consent.ts';
import type { LiveTopic } from './live-events.ts';
import type { SessionState } from './session.ts';
import type { ListingState, SeenItem, TrackedOffer, TrackedOrder } from './tracking.ts';

/** An event that says everything by its name. */
type Nothing = Readonly<Record<string, never>>;

/** A message to the visitor. Removed after `timeout` ms (5000 unless given; 0 stays) or by the visitor. */
export interface Notification {
  readonly message: string;
  readonly tone: 'positive' | 'negative' | 'warning' | 'neutral';
  readonly position?: 'top' | 'bottom';
  readonly timeout?: number;
  /** What the visitor can do about it, as a button. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

/** Everything that one slice may tell the others. The names are the field's: subject/past tense for facts, subject/imperative for wishes. */
export interface HeadstockEvents {
  /** The cart as the server priced it last. Fired by the cart remote and by pages that add to it. */
  'cart/changed': CartState;
  /** Somebody put a listing into the cart; the shell opens the mini cart. */
  'cart/item-added': { readonly listingId: string; readonly title: string };
  'mini-cart/open': Nothing;
  'mini-cart/close': Nothing;
  'session/changed': SessionState;
  /**
   * Something of the account changed on the server: `subjectId` is the thread or order. With the topic null anything may have changed, so what
   * is shown is to be read again.
   */
  'live/changed': { readonly topic: LiveTopic | null; readonly subjectId: string | null };
  /**
   * Ask for Login/Register; `redirectTo` is a path of this shop. `onSignedIn` is what waits for an account: it runs once
   * somebody has signed in and stays on the page.
   */
  'auth/open': {
    readonly view?: 'signin' | 'signup' | 'recovery';
    readonly redirectTo?: string;
    readonly onSignedIn?: () => void;
  };
  'auth/close': Nothing;
  'notification/show': Notification;
  /** The visitor went to another page, which the guards let pass; its path without language prefix, with its query. */
  'page/viewed': { readonly path: string };
  /** The page of an item is shown. */
  'item/viewed': SeenItem;
  /** The buyer sees a placed order for the first time: of all pages, the server lets one report it. */
  'order/purchased': TrackedOrder;
  /** An offer went on; `name` is one of the tracking's offer events. */
  'offer/changed': { readonly name: string; readonly offer: TrackedOffer };
  /** A consigned instrument went on to its next state. */
  'listing/state-changed': { readonly listingId: string; readonly state: ListingState };
  /** Ask what may be counted, again or for the first time; with `focus` where somebody wanted to be asked. */
  'consent/open': { readonly focus?: boolean };
  'consent/changed': { readonly choice: Consent };
  /** The API failed in a page's loader: for operators. `code` is the API's, or `HTTP <status>`, or `UNREACHABLE`. */
  'api/failed': { readonly code: string; readonly message: string };
  /** A slice caught an error: shown to operators, never to shoppers. */
  'slice/failed': {
    readonly remote: string;
    readonly version: string;
    readonly where: 'load' | 'render';
    readonly message: string;
  };
}

export type EventName = keyof HeadstockEvents;
