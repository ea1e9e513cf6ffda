import type { FormType } from '@headstock/contracts/forms';

/** How far staff is with what was sent. ACCEPTED and DECLINED are what an owner says to an appraisal. */
export const formStates = ['NEW', 'ANSWERED', 'ACCEPTED', 'DECLINED', 'CLOSED', 'SPAM'] as const;
export type FormState = (typeof formStates)[number];

/** Forms that ask what an instrument is worth: they are answered with an estimate. */
export const appraisalTypes = ['appraisal', 'consign'] as const satisfies readonly FormType[];

/** Whether a form asks what an instrument is worth. */
export const isAppraisal = (type: FormType): boolean => appraisalTypes.some((asked) => asked === type);

type Ways = Readonly<Record<FormState, readonly FormState[]>>;

/** What staff may say of a form; ANSWERED comes of an answer alone. */
const letters: Ways = {
  NEW: ['CLOSED', 'SPAM'],
  ANSWERED: ['CLOSED', 'SPAM'],
  ACCEPTED: [],
  DECLINED: [],
  CLOSED: ['NEW'],
  SPAM: ['NEW'],
};

const appraisals: Ways = {
  ...letters,
  ANSWERED: ['ACCEPTED', 'DECLINED', 'CLOSED'],
  ACCEPTED: ['DECLINED', 'CLOSED'],
  DECLINED: ['ACCEPTED', 'CLOSED'],
};

/** Where staff can bring a form from its state. */
export const nextFormStates = (type: FormType, state: FormState): readonly FormState[] =>
  (isAppraisal(type) ? appraisals : letters)[state];

/** Whether a form of this state can be answered; what is closed is opened again first. */
export const isAnswerable = (state: FormState): boolean => state !== 'CLOSED' && state !== 'SPAM';
