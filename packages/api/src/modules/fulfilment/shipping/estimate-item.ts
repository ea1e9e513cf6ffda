import { goodsOf } from './goods-of.ts';
import { loadItems } from '#api/modules/catalog/index.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { type MethodQuote, tableRates } from './shipping-rates.ts';
import { zoneOf } from './zones.ts';

const postalCodeInvalid: Readonly<Record<Locale, string>> = {
  en: 'Please enter a postal code of the country.',
  fr: 'Saisissez un code postal du pays.',
};

export type ItemEstimate = { itemId: string; postalCode: string; countryIso?: string | null };

/** What sending one item to a postal code costs; nothing for an unknown item. Throws for a code that leads nowhere. */
export async function estimateItem(actor: ActorContext, input: ItemEstimate): Promise<readonly MethodQuote[]> {
  const { db, locale } = actor;
  const countryIso = (input.countryIso ?? 'US').trim().toUpperCase();
  const destination = { countryIso, regionIso: null, postalCode: input.postalCode.trim().slice(0, 20) };
  if (!/^[A-Z]{2}$/.test(countryIso) || zoneOf(destination) === undefined)
    throw new DomainError('bad-user-input', postalCodeInvalid[locale]);
  const [item] = await loadItems(db, [input.itemId], locale);
  if (!item?.listing) return [];
  const seller = await db
    .selectFrom('accounts')
    .select('is_professional_seller')
    .where('id', '=', item.account.id)
    .executeTakeFirst();
  const goods = goodsOf(item, item.listing);
  const canPickUp = item.localPickupOnly || seller?.is_professional_seller !== true;
  return (await tableRates.quote([{ goods: [goods], destination, canPickUp }]))[0] ?? [];
}
