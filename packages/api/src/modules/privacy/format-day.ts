import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Locale } from '#api/platform/locale.ts';

/** A day as mails of this module write it, in the shop's time zone. */
export const formatDay = (at: Date, locale: Locale): string =>
  formatDate(at, 'day', { locale, timeZone: storeProfile.timeZone });
