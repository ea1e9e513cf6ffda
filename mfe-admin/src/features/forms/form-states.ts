import { formTypes, readFormType, type FormType } from '@headstock/contracts/forms';
import type { FormState } from './forms.generated.ts';

/** The states of forms, as they follow one another. */
export const formStates = [
  'NEW',
  'ANSWERED',
  'ACCEPTED',
  'DECLINED',
  'CLOSED',
  'SPAM',
] as const satisfies readonly FormState[];

/** States of these names; null for none. */
export function statesOf(names: readonly string[] | undefined): FormState[] | null {
  const known = formStates.filter((state) => names?.includes(state));
  return known.length > 0 ? known : null;
}

/** How a state looks. */
export const stateTones: Readonly<Record<FormState, 'plain' | 'good' | 'warn' | 'plush' | 'bad'>> = {
  NEW: 'warn',
  ANSWERED: 'plush',
  ACCEPTED: 'good',
  DECLINED: 'plain',
  CLOSED: 'plain',
  SPAM: 'bad',
};

/** The messages of the states. */
export const stateLabels = {
  NEW: 'forms.state.NEW',
  ANSWERED: 'forms.state.ANSWERED',
  ACCEPTED: 'forms.state.ACCEPTED',
  DECLINED: 'forms.state.DECLINED',
  CLOSED: 'forms.state.CLOSED',
  SPAM: 'forms.state.SPAM',
} as const;

/** The messages of the kinds of forms. */
export const typeLabels = {
  contact: 'forms.type.contact',
  repair: 'forms.type.repair',
  appraisal: 'forms.type.appraisal',
  consign: 'forms.type.consign',
  general: 'forms.type.general',
} as const satisfies Readonly<Record<FormType, string>>;

/** All kinds of forms, and whether one asks what an instrument is worth. */
export { formTypes };
export const isAppraisal = (type: string): boolean => type === 'appraisal' || type === 'consign';

/** The message of a kind of form; null for one that this build does not know. */
export function typeLabel(type: string): (typeof typeLabels)[FormType] | null {
  const known = readFormType(type);
  return known ? typeLabels[known] : null;
}
