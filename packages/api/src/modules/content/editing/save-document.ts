import {
  contentKey,
  contentLocales,
  nameField,
  type ContentKind,
  type ContentValues,
} from '@headstock/contracts/content-fields';
import { isoDayIn } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import { keepPhotographs } from '#api/modules/media/index.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { refuseLostTerms } from '#api/modules/content/terms/term-uses.ts';
import { cleanText, toJson } from '#api/platform/db/columns.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { checkSlug, freeSlug, refuseGiven, refuseTaken } from './addresses.ts';
import {
  addVersion,
  auditStep,
  contentAt,
  type DocumentRow,
  lockDocument,
  lockSeen,
  type SeenDocument,
  takeStep,
} from './documents.ts';
import { dropDraft } from './drafts.ts';
import { type FieldConflict, mergeChanges } from './merge.model.ts';
import { mergeMenuParts } from './merge-menu.model.ts';
import { editingMessages } from './messages.ts';
import { hasKnownPictures, photographsOf } from './pictures.ts';
import { type FieldInput, readValues } from './read-values.ts';

/** What came of saving: the fields that two have changed differently, in which case nothing is saved, and the others as they would be. */
export type Saved = { readonly conflicts: readonly FieldConflict[]; readonly merged: ContentValues };

/** Whether the field of a key may show pictures. */
const hasPictures = (key: string): boolean => /\.(?:image|people|guests)$/.test(key);

/** The photographs that any version of the document shows stay: history is whole. */
async function keepPictures(trx: Tx, actor: ActorContext, id: string): Promise<void> {
  await keepPhotographs(trx, actor, `content:${id}`, await photographsOf(trx, id));
}

function readChanges(actor: ActorContext, kind: ContentKind, fields: readonly FieldInput[]): ContentValues {
  const changes = readValues(kind, fields);
  if (typeof changes === 'string')
    throw new DomainError('invalid', `${editingMessages(actor.locale).invalidField} (${changes})`);
  return changes;
}

/**
 * Saves changed fields as the draft of all of staff. `version` is what they were made from: what others changed since is merged; where
 * the same field was changed differently nothing is saved. Throws a DomainError: `not-found`, `archived`, `changed`, `invalid`,
 * `photographs`, `used`.
 */
export async function saveDocument(
  actor: ActorContext,
  { id, version }: SeenDocument,
  fields: readonly FieldInput[],
): Promise<Saved> {
  const messages = editingMessages(actor.locale);
  return tx(actor.db, async (trx) => {
    const row = await lockDocument(trx, actor.locale, id);
    if (row.archived_at) throw new DomainError('archived', messages.archived);
    const changes = readChanges(actor, row.kind, fields);
    const base = await contentAt(trx, id, version);
    if (base === undefined) throw new DomainError('changed', messages.changed);
    const { content, changed, conflicts, merged } = mergeChanges(base, row.content, changes, mergeMenuParts(row.kind));
    if (conflicts.length > 0) return { conflicts, merged };
    if (changed.some(hasPictures) && !(await hasKnownPictures(trx, content)))
      throw new DomainError('photographs', messages.picture);
    if (row.kind === 'terms')
      await refuseLostTerms(trx, actor.locale, { slug: row.slug, before: row.content, after: content });
    if (changed.length > 0) {
      await takeStep(trx, row, { action: 'SAVED', content, accountId: requireAccountId(actor) });
      await keepPictures(trx, actor, id);
      await auditStep(trx, actor, row, 'SAVED', { fields: changed.join(', ') });
    }
    await dropDraft(trx, id, requireAccountId(actor));
    return { conflicts, merged };
  });
}

async function insertDocument(
  trx: Tx,
  actor: ActorContext,
  { kind, slug, content }: Pick<DocumentRow, 'kind' | 'slug' | 'content'>,
): Promise<string> {
  const id = newId();
  const last = await trx
    .selectFrom('content_documents')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  const now = new Date();
  await trx
    .insertInto('content_documents')
    .values({
      id,
      kind,
      slug,
      origin: null,
      position: (last?.position ?? 0) + 1,
      content: toJson(content),
      edited_at: now,
      archived_at: null,
    })
    .execute();
  const accountId = requireAccountId(actor);
  await addVersion(trx, id, 1, { action: 'CREATED', slug, content, accountId });
  const nothing = { published_version: null, published_at: null, scheduled_version: null, scheduled_for: null };
  await trx
    .insertInto('content_languages')
    .values(contentLocales.map((locale) => ({ document_id: id, locale, version: 1, ...nothing })))
    .execute();
  await keepPictures(trx, actor, id);
  await auditStep(trx, actor, { id, kind }, 'CREATED', { slug });
  return id;
}

/** A text that is begun: its kind, its address (made from the title where it is empty), and its title in each language. */
export type NewDocument = {
  readonly kind: ContentKind;
  readonly slug?: string | null;
  readonly titleEn: string;
  readonly titleFr?: string | null;
};

const today = (now: Date): string => isoDayIn(storeProfile.timeZone, now);

const readTitle = (text: string | null | undefined): string =>
  cleanText(text ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

async function chooseSlug(db: Db, { locale }: ActorContext, kind: ContentKind, asked: string, title: string) {
  if (asked === '') return freeSlug(db, kind, title);
  checkSlug(kind, asked, locale);
  await refuseTaken(db, kind, asked, locale);
  return asked;
}

/** Begins a text as a draft; gives its id. Throws a DomainError: `fixed`, `title`, `slug`, `reserved`, `taken`. */
export async function createDocument(actor: ActorContext, input: NewDocument): Promise<string> {
  const { kind } = input;
  refuseGiven(kind, actor.locale);
  const titles = { en: readTitle(input.titleEn), fr: readTitle(input.titleFr) };
  if (titles.en === '' || titles.en.length > 300 || titles.fr.length > 300)
    throw new DomainError('title', editingMessages(actor.locale).title);
  const content = {
    ...Object.fromEntries(
      contentLocales.flatMap((locale) =>
        titles[locale] === '' ? [] : [[contentKey(locale, nameField(kind)), titles[locale]]],
      ),
    ),
    ...(kind === 'blog' ? { [contentKey('shared', 'date')]: today(actor.now) } : {}),
  };
  return tx(actor.db, async (trx) => {
    const slug = await chooseSlug(trx, actor, kind, (input.slug ?? '').trim(), titles.en);
    return insertDocument(trx, actor, { kind, slug, content });
  });
}

/** Begins a copy of a text, with an address of its own; gives its id. Throws a DomainError: `not-found`, `fixed`. */
export async function duplicateDocument(actor: ActorContext, id: string): Promise<string> {
  return tx(actor.db, async (trx) => {
    const { kind, slug, content } = await lockDocument(trx, actor.locale, id);
    refuseGiven(kind, actor.locale);
    return insertDocument(trx, actor, { kind, slug: await freeSlug(trx, kind, `${slug} copy`), content });
  });
}

/**
 * Makes an earlier version the draft again; what is published stays, and nothing is erased. Throws a DomainError: as `lockSeen`,
 * `unknown-version`.
 */
export async function restoreDocument(actor: ActorContext, seen: SeenDocument, from: number): Promise<void> {
  await tx(actor.db, async (trx) => {
    const row = await lockSeen(trx, actor.locale, seen);
    const content = await contentAt(trx, row.id, from);
    if (content === undefined) throw new DomainError('unknown-version', editingMessages(actor.locale).unknownVersion);
    await takeStep(trx, row, { action: 'RESTORED', content, accountId: requireAccountId(actor) });
    await auditStep(trx, actor, row, 'RESTORED', { from });
  });
}
