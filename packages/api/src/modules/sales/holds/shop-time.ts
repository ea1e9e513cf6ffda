import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Locale } from '#api/platform/locale.ts';

/** A moment of today in the shop's own time: “3:45 PM (CST)”, « 15 h 45 (UTC−6) ». */
export const shopTime = (at: Date, locale: Locale): string =>
  formatDate(at, 'time', { locale, timeZone: storeProfile.timeZone });
