import { businessDaysAfter } from '#api/platform/zoned-time.ts';

/** Business days, Monday to Friday, that a seller has to send what was paid. */
export const SHIP_WITHIN_DAYS = 3;

/** Until when what was paid at a moment has to be sent: 6 p.m. of the third business day after it, where the shop is. */
export const shipByOf = (paidAt: Date, timeZone: string): Date => businessDaysAfter(paidAt, SHIP_WITHIN_DAYS, timeZone);
