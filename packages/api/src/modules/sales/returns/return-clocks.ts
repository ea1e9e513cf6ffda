import { storeProfile } from '@headstock/contracts/store-profile';
import { businessDaysAfter } from '#api/platform/zoned-time.ts';
import { closingAfter } from './return-window.model.ts';

/** Business days that a seller has to answer. */
const ANSWER_BUSINESS_DAYS = 2;
/** Days that a buyer has to send what was approved. */
const SEND_DAYS = 14;

/** Until when a seller answers what was asked for at a moment. */
export const answerBy = (at: Date): Date => businessDaysAfter(at, ANSWER_BUSINESS_DAYS, storeProfile.timeZone);

/** Until when a buyer sends what was approved at a moment: closing time of the last day. */
export const sendBy = (at: Date): Date => closingAfter(at, SEND_DAYS, storeProfile);
