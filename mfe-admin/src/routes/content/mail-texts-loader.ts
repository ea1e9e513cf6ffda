import { listLoader } from '#mfe-admin/features/list-page/list-loader.ts';
import { findMailTexts } from '#mfe-admin/features/mail-texts/find-mail-texts.model.ts';
import { AdminMailTemplatesDocument } from '#mfe-admin/features/mail-texts/mail-texts.generated.ts';
import { mailTextsList } from '#mfe-admin/features/mail-texts/mail-texts-list.ts';

/** All mails whose words the shop can choose, narrowed here: there are some dozens. */
export const loader = listLoader(mailTextsList, async ({ client, state, options }) => {
  const { mailTemplates } = await client.query(AdminMailTemplatesDocument, {}, { ...options, cache: false });
  const { filters, search } = state;
  const rows = findMailTexts(mailTemplates, { groups: filters['group'], isOwn: filters['own'] !== undefined, search });
  return { rows, totalCount: rows.length, previous: null, next: null };
});
