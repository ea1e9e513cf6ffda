import { contentPath, type ContentLocale } from '@headstock/contracts/content-fields';
import { pathInLocale } from '@headstock/contracts/locale';
import { PREVIEW_PARAMETER } from '@headstock/contracts/page-address';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { isSigned, sign } from '#api/platform/signature.ts';
import type { Services } from '#api/platform/services.ts';
import { readDraft } from '#api/modules/content/editing/drafts.ts';
import type { PreviewedDocument } from './previewed-entry.ts';

/** How long a preview can be seen. */
const LIFETIME_MS = 60 * 60_000;
const PURPOSE = 'content-preview';
const KEY = /^([0-9a-z]{13})\.([0-9a-z]{13})\.(\d{10})\.([\w-]{43})$/;

/** Shows a document with what an account has typed of it, to whoever has the key, for an hour. */
function makeKey(secret: string, documentId: string, accountId: string, now: Date): string {
  const content = `${documentId}.${accountId}.${Math.floor((now.getTime() + LIFETIME_MS) / 1_000)}`;
  return `${content}.${sign(secret, PURPOSE, content)}`;
}

/** The address of the page on which the actor sees a document as they have it; null for an unknown one. */
export async function previewAddress(
  { db, ...actor }: ActorContext,
  { secret }: Pick<Services, 'secret'>,
  { id, locale }: { readonly id: string; readonly locale: ContentLocale },
): Promise<string | null> {
  const row = isId(id)
    ? await db.selectFrom('content_documents').select(['kind', 'slug']).where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) return null;
  const key = makeKey(secret, id, requireAccountId(actor), actor.now);
  const [path = '/', hash] = contentPath(row.kind, row.slug).split('#');
  return `${pathInLocale(path, locale)}?${PREVIEW_PARAMETER}=${key}${hash === undefined ? '' : `#${hash}`}`;
}

/** The document that a key shows, with what its maker has typed; null for a key that is forged or has run out. */
export async function readPreview(
  db: Db,
  { secrets }: Pick<Services, 'secrets'>,
  key: string | undefined,
  now: Date,
): Promise<PreviewedDocument | null> {
  const [, id = '', accountId = '', expiry = '', signature = ''] = KEY.exec(key ?? '') ?? [];
  const isValid = isSigned(secrets, PURPOSE, `${id}.${accountId}.${expiry}`, signature);
  if (!isValid || Number(expiry) * 1_000 <= now.getTime()) return null;
  const row = await db
    .selectFrom('content_documents')
    .select(['kind', 'slug', 'position', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { content, ...address } = row;
  const draft = await readDraft(db, id, accountId);
  return { ...address, values: { ...content, ...draft?.changes } };
}
