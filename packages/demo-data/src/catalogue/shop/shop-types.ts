import type { DemoItem, Text } from '../types.ts';
import type { CategorySlug, TypeSlug } from './taxonomy.ts';

export interface DemoType {
  readonly slug: TypeSlug;
  readonly title: Text;
  readonly description: Text;
}

export interface DemoCategory {
  readonly slug: CategorySlug;
  readonly title: Text;
  readonly description: Text;
  readonly types: readonly DemoType[];
}

/** An account of the demo; the password is plain here and hashed by whoever writes it. */
export interface DemoAccount {
  readonly key: 'admin' | 'buyer' | 'private' | 'pro';
  readonly email: string;
  readonly password: string;
  readonly username: string;
  readonly displayName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly bio: Text;
  /** The day on which it was opened, before anything that it bought or sold. */
  readonly joinedOn: string;
  readonly isAdmin: boolean;
  readonly isPrivateSeller: boolean;
  readonly isProfessionalSeller: boolean;
  readonly canUseStripeTerminal: boolean;
  readonly canUseManualPayment: boolean;
  readonly canManageShippingMethods: boolean;
}

export interface DemoStore {
  readonly company: string;
  readonly line1: string;
  readonly city: string;
  readonly regionIso: string;
  readonly regionName: string;
  readonly postalCode: string;
  readonly countryIso: string;
  readonly phone: string;
  readonly hours: Text;
  readonly timeZone: string;
}

export interface DemoCatalogue {
  readonly categories: readonly DemoCategory[];
  readonly items: readonly DemoItem[];
  readonly accounts: readonly DemoAccount[];
  readonly stores: readonly DemoStore[];
}
