/** Pages, blog, banner, newsletter and forms: all that the rest of the API may use of them. */
export { accountPart } from './account-part.ts';
export { bannerOf } from './banner.ts';
export { readEntries } from './entries.ts';
export { publishDue } from './editing/publish-document.ts';
export type { DocumentView } from './editing/read-documents.ts';
export { answerForm, type FormAnswer, lockForm, moveForm, type SeenForm, takeFormStep } from './forms/change-form.ts';
export { appraisalTypes, type FormState, isAppraisal } from './forms/form-states.model.ts';
export { type FormFilter, formPage, type FormSubmissionView, loadForms } from './forms/submissions.ts';
export { acknowledgement } from './forms/form-mails.ts';
export { findOwnText } from './mail-templates/own-texts.ts';
export type { MailTemplateTables } from './mail-templates/tables.ts';
export { readPicture, type StoredPicture, storePicture } from './forms/picture-store.ts';
export { type Received, receiveForm } from './forms/receive-form.ts';
export { sweepForms } from './forms/sweep-forms.ts';
export type { FormsTables, FormSubmissionRow } from './forms/tables.ts';
export { isSubscribed, newsletterMessages, setSubscription, showsNewsletterModal, subscribe } from './newsletter.ts';
export type { PageSource, PictureSource } from './pages.ts';
export { followRedirect, type FoundRedirect } from './redirects/find-redirect.ts';
export type { KnownRedirect } from './redirects/read-redirects.ts';
export { type MovedPage, redirectMovedPage } from './redirects/redirect-moved-page.ts';
export type { RedirectTables } from './redirects/tables.ts';
export { splitSentences } from './sections/markdown-sections.ts';
export {
  type ContentSection,
  readSections,
  readTextMarks,
  type SectionKind,
  storeSection,
} from './sections/read-sections.ts';
export type { PostSource } from './posts.ts';
export { pictureIdOf } from './picture-ids.ts';
export { publishContent } from './publish-content.ts';
export { CONTENT_CHANNEL, readRevision } from './revision.ts';
export type { ContentTables } from './tables.ts';
export { migrations } from './migrations.ts';
