import { permissions as formPermissions } from './forms/permissions.ts';
import { resolvers as formResolvers } from './forms/resolvers.ts';
import { permissions as contentPermissions } from './permissions.ts';
import { resolvers as contentResolvers } from './resolvers.ts';

/** Pages, blog, banner, newsletter and forms: all that the rest of the API may use of them. */
export { readBanner } from './banner.ts';
export { readPicture, type StoredPicture, storePicture } from './forms/picture-store.ts';
export { type Received, receiveForm } from './forms/receive-form.ts';
export { sweepForms } from './forms/sweep-forms.ts';
export type { FormsTables } from './forms/tables.ts';
export { newsletterMessages, subscribe } from './newsletter.ts';
export { showsNewsletterModal } from './options.ts';
export type { PageSource, PictureSource } from './pages.ts';
export type { PostSource } from './posts.ts';
export { pictureIdOf, publishContent } from './publish-content.ts';
export type { ContentTables } from './tables.ts';

export const resolvers = [contentResolvers, formResolvers] as const;
export const permissions = [contentPermissions, formPermissions] as const;
export { migrations } from './migrations.ts';
