import { MAXIMUM_CENTS } from '#api/platform/money.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Locale } from '#api/platform/locale.ts';
import { IntakeFault } from '../intake-fault.ts';
import { intakeMessages } from '../messages.ts';
import type { Deal, IdKind } from '../tables.ts';

/** An intake as a phone sends it. Texts as they were typed. */
export type GivenIntake = {
  readonly requestId: string;
  readonly deal: Deal;
  readonly place: string;
  /** The unpublished draft of the same seller that it goes on with, as after an appraisal; without it a new one begins. */
  readonly listingId?: string | null;
  /** JSON of a `ListingDocument`: what is known of the instrument, with its photographs. */
  readonly document: string;
  readonly personName: string;
  readonly personEmail?: string | null;
  readonly personPhone?: string | null;
  readonly personAddress?: string | null;
  readonly idKind?: IdKind | null;
  readonly idNumber?: string | null;
  readonly splitBasisPoints?: number | null;
  readonly feeCents?: number | null;
  readonly termDays?: number | null;
  readonly paidCents?: number | null;
  /** From where the shop pays for what it buys. */
  readonly paidFrom: 'cash' | 'bank';
  readonly termsVersion: number;
  readonly signedName: string;
  readonly signedLocale: Locale;
  readonly signature?: string | null;
  readonly signedAt: Date;
  readonly watchNote?: string | null;
};

const LONGEST = {
  name: 160,
  email: 254,
  phone: 40,
  address: 400,
  idNumber: 60,
  place: 80,
  signature: 40_000,
  note: 2_000,
} as const;
const LONGEST_TERM_DAYS = 1_095;
/** Moves, lines and points of an SVG's path, and nothing else. */
const PATH = /^[ML0-9. ]+$/;
const REQUEST = /^[\w-]{8,60}$/;
const OLDEST_SIGNATURE_MS = 30 * 24 * 3_600_000;

const isWithin = (value: number | null | undefined, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** What of an intake does not depend on the rest of the shop, cleaned. Throws an IntakeFault for the first field that is wrong. */
export function readIntake(given: GivenIntake, { locale, now }: Pick<ActorContext, 'locale' | 'now'>) {
  const messages = intakeMessages(locale);
  const text = (value: string | null | undefined, field: string, most: number, isRequired: boolean): string => {
    const clean = cleanText(value ?? '').trim();
    if (isRequired && clean === '') throw new IntakeFault('required', messages.required, field);
    if (clean.length > most) throw new IntakeFault('too-long', messages.tooLong(most), field);
    return clean;
  };
  const isConsigned = given.deal === 'CONSIGNMENT';
  const place = text(given.place, 'place', LONGEST.place, true);
  if (!REQUEST.test(given.requestId)) throw new IntakeFault('required', messages.required, 'requestId');
  const person = {
    person_name: text(given.personName, 'personName', LONGEST.name, true),
    person_email: text(given.personEmail, 'personEmail', LONGEST.email, isConsigned).toLowerCase() || null,
    person_phone: text(given.personPhone, 'personPhone', LONGEST.phone, false) || null,
    person_address: text(given.personAddress, 'personAddress', LONGEST.address, !isConsigned) || null,
  };
  if (!isConsigned && !given.idKind) throw new IntakeFault('required', messages.required, 'idKind');
  const idNumber = text(given.idNumber, 'idNumber', LONGEST.idNumber, !isConsigned);
  if (isConsigned && !isWithin(given.splitBasisPoints, 0, 10_000))
    throw new IntakeFault('share', messages.share, 'splitBasisPoints');
  if (isConsigned && !isWithin(given.feeCents, 0, MAXIMUM_CENTS))
    throw new IntakeFault('amount', messages.amount, 'feeCents');
  if (isConsigned && !isWithin(given.termDays, 1, LONGEST_TERM_DAYS))
    throw new IntakeFault('days', messages.term, 'termDays');
  if (!isConsigned && !isWithin(given.paidCents, 0, MAXIMUM_CENTS))
    throw new IntakeFault('amount', messages.amount, 'paidCents');
  const signedName = text(given.signedName, 'signedName', LONGEST.name, true);
  const age = now.getTime() - given.signedAt.getTime();
  if (Number.isNaN(age) || age > OLDEST_SIGNATURE_MS)
    throw new IntakeFault('signature', messages.signature, 'signedName');
  const signature = given.signature ?? null;
  if (signature !== null && (signature.length > LONGEST.signature || !PATH.test(signature)))
    throw new IntakeFault('signature', messages.signature, 'signature');
  return {
    place,
    person,
    idNumber,
    idKind: given.idKind ?? null,
    terms: {
      split_basis_points: isConsigned ? (given.splitBasisPoints ?? null) : null,
      fee_cents: isConsigned ? (given.feeCents ?? null) : null,
      term_days: isConsigned ? (given.termDays ?? null) : null,
      paid_cents: isConsigned ? null : (given.paidCents ?? null),
    },
    signed: {
      signed_name: signedName,
      signed_locale: given.signedLocale,
      signature,
      // A clock that is ahead does not sign in the future.
      signed_at: age < 0 ? now : given.signedAt,
    },
    watchNote: text(given.watchNote, 'watchNote', LONGEST.note, false) || null,
  };
}
