/** Pages, blog, banner, newsletter and forms: all that the rest of the API may use of them. */
export { accountPart } from './account-part.ts';
export { readBanner } from './banner.ts';
export { answerForm, type FormAnswer, lockForm, moveForm, type SeenForm, takeFormStep } from './forms/change-form.ts';
export { appraisalTypes, type FormState, isAppraisal } from './forms/form-states.model.ts';
export { type FormFilter, formPage, type FormSubmissionView, loadForms } from './forms/submissions.ts';
export { readPicture, type StoredPicture, storePicture } from './forms/picture-store.ts';
export { type Received, receiveForm } from './forms/receive-form.ts';
export { sweepForms } from './forms/sweep-forms.ts';
export type { FormsTables, FormSubmissionRow } from './forms/tables.ts';
export { isSubscribed, newsletterMessages, setSubscription, subscribe } from './newsletter.ts';
export { showsNewsletterModal } from './options.ts';
export type { PageSource, PictureSource } from './pages.ts';
export { splitSentences } from './sections/markdown-sections.ts';
export { type ContentSection, readSections, type SectionKind } from './sections/read-sections.ts';
export type { PostSource } from './posts.ts';
export { pictureIdOf, publishContent } from './publish-content.ts';
export type { ContentTables } from './tables.ts';
export { migrations } from './migrations.ts';
