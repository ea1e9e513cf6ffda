import type { Tracking } from '#api/modules/fulfilment/index.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { DomainError } from '#api/platform/domain-error.ts';

const MAXIMUM_CARRIER = 60;
const MAXIMUM_NUMBER = 60;

const line = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim();

/** Carrier and tracking number as somebody typed them. Throws a DomainError: `carrier` or `tracking` names the field. */
export function readTracking({ locale }: ActorContext, tracking: Tracking): Tracking {
  const messages = salesMessages(locale);
  const carrierName = line(tracking.carrierName);
  const trackingNumber = line(tracking.trackingNumber);
  if (carrierName === '' || carrierName.length > MAXIMUM_CARRIER)
    throw new DomainError('carrier', messages.carrierInvalid);
  if (trackingNumber === '' || trackingNumber.length > MAXIMUM_NUMBER)
    throw new DomainError('tracking', messages.trackingInvalid);
  return { carrierName, trackingNumber };
}
