import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import { z } from 'zod';
import type { BatchChange, BatchRowNow, BatchValue } from '#api/platform/batches/batch-handler.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';
import { sellingMessages } from '#api/modules/selling/messages.ts';
import { type StoredState, storedStates } from '#api/modules/selling/listing-states.model.ts';

type Messages = ReturnType<typeof sellingMessages>;

const DAY_MS = 24 * 3_600_000;
const LONGEST_PAUSE_DAYS = 366;

/** A text of selling in both languages. */
export const inBoth = (text: (messages: Messages, locale: Locale) => string): LocalText => ({
  en: text(sellingMessages('en'), 'en'),
  fr: text(sellingMessages('fr'), 'fr'),
});

const isPauseDay = (until: Date): boolean => {
  const days = (until.getTime() - Date.now()) / DAY_MS;
  return days > 0 && days <= LONGEST_PAUSE_DAYS;
};

/** What a bulk edit of states asks for: `publish`, `unpublish` until a day (a moment in UTC, at most a year away), or `archive`. */
export const stateBatchInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('publish') }),
  z.object({ action: z.literal('unpublish'), until: z.coerce.date().refine(isPauseDay, 'until') }),
  z.object({ action: z.literal('archive') }),
]);
export type StateBatchInput = z.infer<typeof stateBatchInput>;

/** A kept value as a state; undefined for anything else. */
export const stateOf = (value: BatchValue | undefined): StoredState | undefined =>
  storedStates.find((state) => state === value);

/** The name of a state, as tables show it. */
export function stateName(value: BatchValue, locale: Locale): string {
  const state = stateOf(value);
  return state ? sellingMessages(locale).stateNames[state] : String(value);
}

/** A day until which a listing is paused. */
export const dayName = (value: BatchValue, locale: Locale): string =>
  formatDate(new Date(String(value)), 'day', { locale, timeZone: storeProfile.timeZone });

function publishOne({ values, facts }: BatchRowNow): BatchChange {
  const { missing = 0, isConsigned = false, heldUntil = null, serialHeldUntil = null, isChanged = false } = facts ?? {};
  const state = stateOf(values['state']);
  const published = { values: { state: 'LISTING_ACTIVE', until: null } };
  const held =
    typeof heldUntil === 'string' ? inBoth((text, locale) => text.stateHeld(dayName(heldUntil, locale))) : null;
  if (state === 'LISTING_ACTIVE') return published;
  if (state === 'PAUSED' || state === 'ENDED') {
    if (state === 'ENDED' && isConsigned === true) return { problem: inBoth((text) => text.stateAgain) };
    return { ...published, warning: held ?? (isChanged === true ? inBoth((text) => text.stateOldDraft) : null) };
  }
  if (isConsigned === true && state !== 'FINAL_APPROVAL') return { problem: inBoth((text) => text.stateConsigned) };
  if (typeof serialHeldUntil === 'string')
    return { problem: inBoth((text, locale) => text.legalHold(dayName(serialHeldUntil, locale))) };
  if (typeof missing === 'number' && missing > 0) return { problem: inBoth((text) => text.stateIncomplete(missing)) };
  return { ...published, warning: held };
}

function withdrawalWarning({ values, facts }: BatchRowNow): LocalText | null {
  if (values['state'] !== 'LISTING_ACTIVE') return null;
  const { carts = 0, offers = 0 } = facts ?? {};
  const said = [
    ...(typeof offers === 'number' && offers > 0 ? [inBoth((text) => text.stateOffersEnd(offers))] : []),
    ...(typeof carts === 'number' && carts > 0 ? [inBoth((text) => text.stateLeavesCarts(carts))] : []),
  ];
  return said.length === 0 ? null : { en: said.map(({ en }) => en).join(' '), fr: said.map(({ fr }) => fr).join(' ') };
}

/** What a bulk edit makes of the state of a row: its new state with what follows from it, or why it cannot be moved there. */
export function changeState(row: BatchRowNow, input: StateBatchInput): BatchChange {
  if (input.action === 'publish') return publishOne(row);
  const state = stateOf(row.values['state']);
  if (state !== 'LISTING_ACTIVE' && state !== 'PAUSED' && state !== 'ENDED')
    return { problem: inBoth((text) => text.stateDraft) };
  if (input.action === 'archive') return { values: { state: 'ENDED', until: null }, warning: withdrawalWarning(row) };
  // What is archived is off the shop already.
  if (state === 'ENDED') return { values: row.values };
  return { values: { state: 'PAUSED', until: input.until.toISOString() }, warning: withdrawalWarning(row) };
}
