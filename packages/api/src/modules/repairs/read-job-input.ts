import { readEmail } from '#api/modules/accounts/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { repairMessages } from './messages.ts';

/** What staff types of a repair, as the schema's `RepairJobInput`. */
export type RepairJobInput = {
  readonly contactName: string;
  readonly contactEmail?: string | null;
  readonly contactPhone?: string | null;
  readonly locale: Locale;
  readonly brand: string;
  readonly model: string;
  readonly serial?: string | null;
  readonly problem: string;
  readonly dueOn?: string | null;
};

const clean = (text: string | null | undefined): string => cleanText(text ?? '').trim();
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function readDay(text: string, now: Date): string | undefined {
  const at = new Date(`${text}T23:59:59Z`);
  return DAY.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && at >= now
    ? text
    : undefined;
}

/**
 * The columns of what staff typed. Throws a DomainError, with the field as its code: `contact-name`, `contact` (neither e-mail nor
 * telephone), `contact-email`, `contact-phone`, `brand`, `model`, `serial`, `problem`, `due-on`.
 */
export function readJobInput(
  { locale, now }: Pick<ActorContext, 'locale' | 'now'>,
  input: RepairJobInput,
  knownDue: string | null,
) {
  const messages = repairMessages(locale);
  const text = (code: string, given: string | null | undefined, most: number, message: string): string => {
    const value = clean(given);
    if (value === '' || value.length > most) throw new DomainError(code, message);
    return value;
  };
  const email = clean(input.contactEmail);
  const phone = clean(input.contactPhone);
  const serial = clean(input.serial);
  const due = clean(input.dueOn);
  const row = {
    contact_name: text('contact-name', input.contactName, 120, messages.nameMissing),
    contact_email: email === '' ? null : readEmail(email),
    contact_phone: phone || null,
    locale: input.locale,
    brand: text('brand', input.brand, 80, messages.brandMissing),
    model: text('model', input.model, 120, messages.modelMissing),
    serial: serial || null,
    problem: text('problem', input.problem, 4_000, messages.problemMissing),
    due_on: due === '' || due === knownDue ? due || null : (readDay(due, now) ?? ''),
  };
  if (email !== '' && row.contact_email === null) throw new DomainError('contact-email', messages.emailInvalid);
  if (row.contact_email === null && row.contact_phone === null)
    throw new DomainError('contact', messages.contactMissing);
  if (phone.length > 40) throw new DomainError('contact-phone', messages.phoneTooLong);
  if (serial.length > 60) throw new DomainError('serial', messages.serialTooLong);
  if (row.due_on === '') throw new DomainError('due-on', messages.dueInvalid);
  return row;
}
