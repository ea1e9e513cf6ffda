/** What buyers and sellers say of each other: all that the rest of the API may use of it. */
export { accountPart } from './account-part.ts';
export { mailTemplates } from './feedback-mails.ts';
export { askForFeedback } from './ask-for-feedback.ts';
export type { OrderFeedbackView } from './order-feedback.ts';
export { revealFeedback } from './reveal-feedback.ts';
export type { FeedbackTables } from './tables.ts';
export type { FeedbackRow } from './write-feedback.ts';
export { migrations } from './migrations.ts';
