import { trackedEventNames } from '@headstock/contracts/tracking';
import { z } from 'zod';

/** Bytes of one event: those of a purchase of some hundred things. Browsers let no more than 64 KiB outlive their page. */
export const EVENT_BYTES = 64 * 1024;
const MOST_PROPERTIES = 40;
const MOST_LEVELS = 6;

/** Whether lists and objects in a value lie in each other no deeper than so many levels. */
function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}

const reference = z.object({ id: z.string().min(1).max(64) }).nullish();

const properties = z
  .record(z.string().min(1).max(64), z.unknown())
  .refine((given) => Object.keys(given).length <= MOST_PROPERTIES && isShallow(given, MOST_LEVELS));

/** What browsers send to `POST /api/tracking`. */
export const sentEventSchema = z.object({
  eventName: z.enum(trackedEventNames),
  order: reference,
  user: reference,
  properties: properties.default({}),
});

export type SentEvent = z.infer<typeof sentEventSchema>;
