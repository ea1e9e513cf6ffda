import type { Locale } from '@headstock/contracts/locale';
import { storeProfile, type StoreProfile } from '@headstock/contracts/store-profile';

/** What `{fact}` stands for in a text, in a language. */
function factsOf(profile: StoreProfile, locale: Locale): Readonly<Record<string, string>> {
  const { address, phone, sender, hours, name } = profile;
  return {
    name,
    phone: phone.label,
    phoneLink: phone.href,
    email: sender.email,
    street: address.line,
    city: address.city,
    address: `${address.line}, ${address.city}, ${address.region} ${address.postalCode}`,
    map: address.mapUrl,
    hours: hours[locale],
  };
}

/** The text with every `{fact}` of the store filled in. A fact that nobody knows throws a RangeError. */
export function fillStoreFacts(text: string, locale: Locale, profile: StoreProfile = storeProfile): string {
  const facts = factsOf(profile, locale);
  return text.replace(/\{(\w+)\}/g, (_, key: string) => {
    const fact = facts[key];
    if (fact === undefined) throw new RangeError(`{${key}} is no fact of the store`);
    return fact;
  });
}
