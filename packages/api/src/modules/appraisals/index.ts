/** Estimates of instruments that owners asked for, and consignments that come of them: all that the rest of the API may use. */
export { accountPart } from './account-part.ts';
export { mailTemplates } from './estimate-mail.ts';
export type { AppraisalView } from './read-appraisals.ts';
export type { AppraisalsTables } from './tables.ts';
export { migrations } from './migrations.ts';
