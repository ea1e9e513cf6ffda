import { hashPassword, skeletonOf } from '@headstock/api/seeding';
import type { DemoAccount, DemoStore } from '#demo-data/catalogue/index.ts';
import type { SeedRow } from './insert-many.ts';

/** The demo accounts with hashed passwords. */
export async function accountRows(
  accounts: readonly DemoAccount[],
  nextId: () => string,
): Promise<(SeedRow & { id: string; key: string })[]> {
  return Promise.all(
    accounts.map(async (account) => ({
      key: account.key,
      id: nextId(),
      kind: 'member',
      email: account.email,
      created_at: new Date(account.joinedOn),
      email_verified_at: new Date(account.joinedOn),
      password_hash: await hashPassword(account.password),
      username: account.username,
      username_skeleton: skeletonOf(account.username),
      display_name: account.displayName,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone,
      bio: account.bio.en,
      is_admin: account.isAdmin,
      is_private_seller: account.isPrivateSeller,
      is_professional_seller: account.isProfessionalSeller,
      can_use_stripe_terminal: account.canUseStripeTerminal,
      can_use_manual_payment: account.canUseManualPayment,
      can_manage_shipping_methods: account.canManageShippingMethods,
    })),
  );
}

/** Where the dealer works, and sends from. */
export function addressRows(
  accounts: readonly { readonly id: string; readonly key: string }[],
  nextId: () => string,
): SeedRow[] {
  const dealer = accounts.find(({ key }) => key === 'pro');
  if (!dealer) return [];
  return [
    {
      id: nextId(),
      account_id: dealer.id,
      first_name: 'Ines',
      last_name: 'Marlow',
      company: 'Marlow & Daughter Strings',
      line1: '41 Riverside Drive',
      city: 'Asheville',
      region_name: 'North Carolina',
      region_iso: 'NC',
      postal_code: '28801',
      country_iso: 'US',
      phone: '(828) 555-0190',
      is_default: true,
      kept_as_typed: false,
      created_at: new Date(),
    },
  ];
}

/** The stores where orders can be picked up. */
export function storeRows(stores: readonly DemoStore[], nextId: () => string): SeedRow[] {
  return stores.map((store, position) => ({
    id: nextId(),
    position,
    company: store.company,
    line1: store.line1,
    city: store.city,
    region_name: store.regionName,
    region_iso: store.regionIso,
    postal_code: store.postalCode,
    country_iso: store.countryIso,
    phone: store.phone,
    time_zone: store.timeZone,
    hours: store.hours,
  }));
}
