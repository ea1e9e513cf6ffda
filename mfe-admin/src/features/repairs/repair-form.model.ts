import type { RepairJobInput, RepairWholeFragment } from './repairs.generated.ts';

/** What is typed of a repair. */
export interface RepairValues {
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly locale: 'en' | 'fr';
  readonly brand: string;
  readonly model: string;
  readonly serial: string;
  readonly problem: string;
  readonly dueOn: string;
}

/** The name of a field. */
export type RepairField = keyof RepairValues;

/** The fields of a repair; empty for a new one, which is written in the language of the page. */
export const toRepairValues = (job: RepairWholeFragment | null, locale: 'en' | 'fr'): RepairValues => ({
  contactName: job?.contactName ?? '',
  contactEmail: job?.contactEmail ?? '',
  contactPhone: job?.contactPhone ?? '',
  locale: job?.locale ?? locale,
  brand: job?.brand ?? '',
  model: job?.model ?? '',
  serial: job?.serial ?? '',
  problem: job?.problem ?? '',
  dueOn: job?.dueOn ?? '',
});

/** The fields as the API takes them. */
export const toRepairInput = (values: RepairValues): RepairJobInput => ({
  ...values,
  contactEmail: values.contactEmail || null,
  contactPhone: values.contactPhone || null,
  serial: values.serial || null,
  dueOn: values.dueOn || null,
});

const fields: ReadonlyMap<string | null, RepairField> = new Map([
  ['contact-name', 'contactName'],
  ['contact', 'contactEmail'],
  ['contact-email', 'contactEmail'],
  ['contact-phone', 'contactPhone'],
  ['brand', 'brand'],
  ['model', 'model'],
  ['serial', 'serial'],
  ['problem', 'problem'],
  ['due-on', 'dueOn'],
]);

/** The field that a refusal is about; null for what is about none. */
export const fieldOfCode = (code: string | null): RepairField | null => fields.get(code) ?? null;
