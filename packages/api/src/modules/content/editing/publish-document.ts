import {
  contentKey,
  contentLocales,
  isSameValue,
  termLists,
  type ContentLocale,
} from '@headstock/contracts/content-fields';
import { storeProfile } from '@headstock/contracts/store-profile';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { momentOf } from '#api/platform/zoned-time.ts';
import { raiseRevision } from '#api/modules/content/revision.ts';
import { hasKnownTerm, lostTerms } from '#api/modules/content/terms/term-uses.ts';
import { refuseFixed } from './addresses.ts';
import { composeText } from './compose.model.ts';
import { type ContentProblem, contentProblems } from './content-problems.ts';
import {
  auditStep,
  contentAt,
  type DocumentRow,
  languagesOf,
  lockDocument,
  lockSeen,
  type SeenDocument,
  takeStep,
} from './documents.ts';
import { removeEntry, writeEntry } from './entries-of-documents.ts';
import { editingMessages } from './messages.ts';

const YEARS_AHEAD_MS = 2 * 366 * 86_400_000;
const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** What keeps something from being published; empty where it is done. */
export type Published = { readonly problems: readonly ContentProblem[] };

function chosen(actor: ActorContext, locales: readonly ContentLocale[]): ContentLocale[] {
  const wanted = contentLocales.filter((locale) => locales.includes(locale));
  if (wanted.length === 0) throw new DomainError('languages', editingMessages(actor.locale).locales);
  return wanted;
}

/** What other documents keep from being published: terms that have texts and would be gone, and texts whose term is not known. */
async function problemsWithTerms(
  trx: Tx,
  { kind, slug, content }: DocumentRow,
  locales: readonly ContentLocale[],
): Promise<ContentProblem[]> {
  if (kind === 'terms')
    return (await lostTerms(trx, slug, content)).length > 0
      ? [{ key: contentKey('shared', 'terms'), code: 'USED' }]
      : [];
  const field = Object.values(termLists).find((list) => list?.kind === kind)?.field;
  if (field === undefined) return [];
  for (const locale of locales)
    if (!(await hasKnownTerm(trx, { kind, locale, values: content })))
      return [{ key: contentKey('shared', field), code: 'INVALID' }];
  return [];
}

/** The problems of several languages; what both share once. */
async function problemsOf(trx: Tx, row: DocumentRow, locales: readonly ContentLocale[]): Promise<ContentProblem[]> {
  const { kind, slug, content } = row;
  const own = locales.flatMap((locale) => contentProblems(kind, slug, locale, content));
  const all = own.length > 0 ? own : await problemsWithTerms(trx, row, locales);
  return [...new Map(all.map((problem) => [problem.key, problem])).values()];
}

/** The language that a step is about; null for both. */
const onlyOf = (locales: readonly ContentLocale[]): ContentLocale | null =>
  locales.length === 1 ? (locales[0] ?? null) : null;

/** Writes what a language of a document is like. */
export async function setLanguage(
  trx: Tx,
  id: string,
  locale: ContentLocale,
  set: Partial<{
    published_version: number | null;
    published_at: Date | null;
    scheduled_version: number | null;
    scheduled_for: Date | null;
    is_changed: boolean;
  }>,
): Promise<void> {
  await trx
    .updateTable('content_languages')
    .set(set)
    .where('document_id', '=', id)
    .where('locale', '=', locale)
    .execute();
}

/** Nothing is published by the clock. */
export const unscheduled = { scheduled_version: null, scheduled_for: null } as const;
/** Visitors do not read it. */
export const unpublished = { published_version: null, published_at: null, is_changed: false } as const;

/**
 * Lets visitors read the draft of some languages, at once. Throws a DomainError: as `lockSeen`, `languages`; where fields are missing
 * nothing is published and they are named.
 */
export async function publishDocument(
  actor: ActorContext,
  seen: SeenDocument,
  languages: readonly ContentLocale[],
): Promise<Published> {
  const locales = chosen(actor, languages);
  return tx(actor.db, async (trx) => {
    const row = await lockSeen(trx, actor.locale, seen);
    const problems = await problemsOf(trx, row, locales);
    if (problems.length > 0) return { problems };
    const step = { action: 'PUBLISHED', locale: onlyOf(locales), accountId: requireAccountId(actor) } as const;
    const version = await takeStep(trx, row, step);
    for (const locale of locales) {
      const published = { published_version: version, published_at: new Date(), is_changed: false };
      await setLanguage(trx, row.id, locale, { ...published, ...unscheduled });
      await writeEntry(trx, row, locale, row.content);
    }
    await auditStep(trx, actor, row, 'PUBLISHED', { languages: locales.join(', '), slug: row.slug });
    await raiseRevision(trx);
    return { problems };
  });
}

/** Visitors read some languages no longer. Throws a DomainError: as `lockSeen`, `languages`, `fixed`, `not-published`. */
export async function unpublishDocument(
  actor: ActorContext,
  seen: SeenDocument,
  languages: readonly ContentLocale[],
): Promise<void> {
  const locales = chosen(actor, languages);
  await tx(actor.db, async (trx) => {
    const row = await lockSeen(trx, actor.locale, seen);
    refuseFixed(row.kind, row.slug, actor.locale);
    const published = (await languagesOf(trx, row.id)).filter(({ published_version: version }) => version !== null);
    const ending = locales.filter((locale) => published.some((language) => language.locale === locale));
    if (ending.length === 0) throw new DomainError('not-published', editingMessages(actor.locale).notPublished);
    const step = { action: 'UNPUBLISHED', locale: onlyOf(ending), accountId: requireAccountId(actor) } as const;
    await takeStep(trx, row, step);
    for (const locale of ending) {
      await setLanguage(trx, row.id, locale, unpublished);
      await removeEntry(trx, row, locale);
    }
    await auditStep(trx, actor, row, 'UNPUBLISHED', { languages: ending.join(', '), slug: row.slug });
    await raiseRevision(trx);
  });
}

/** The moment that the shop's clocks show as YYYY-MM-DDTHH:MM; undefined for no such text. */
function readMoment(text: string): Date | undefined {
  const [, ...parts] = LOCAL_TIME.exec(text) ?? [];
  if (parts.length === 0) return undefined;
  const zoned = Date.parse(`${text}:00Z`);
  return Number.isNaN(zoned) ? undefined : momentOf(zoned, storeProfile.timeZone);
}

/**
 * Publishes some languages as they are now at a time, YYYY-MM-DDTHH:MM by the shop's clocks; what is saved later waits for another
 * publication. Throws a DomainError: as `lockSeen`, `languages`, `moment`; where fields are missing nothing is scheduled.
 */
export async function scheduleDocument(
  actor: ActorContext,
  seen: SeenDocument,
  { languages, at }: { readonly languages: readonly ContentLocale[]; readonly at: string },
): Promise<Published> {
  const locales = chosen(actor, languages);
  const moment = readMoment(at);
  const ahead = moment ? moment.getTime() - actor.now.getTime() : 0;
  if (!moment || ahead <= 0 || ahead > YEARS_AHEAD_MS)
    throw new DomainError('moment', editingMessages(actor.locale).moment);
  return tx(actor.db, async (trx) => {
    const row = await lockSeen(trx, actor.locale, seen);
    const problems = await problemsOf(trx, row, locales);
    if (problems.length > 0) return { problems };
    const step = { action: 'SCHEDULED', locale: onlyOf(locales), accountId: requireAccountId(actor) } as const;
    const version = await takeStep(trx, row, step);
    for (const locale of locales)
      await setLanguage(trx, row.id, locale, { scheduled_version: version, scheduled_for: moment });
    await auditStep(trx, actor, row, 'SCHEDULED', { languages: locales.join(', '), at: moment.toISOString() });
    return { problems };
  });
}

/** Nothing is published by the clock any more. Throws a DomainError: as `lockSeen`, `languages`, `not-scheduled`. */
export async function unscheduleDocument(
  actor: ActorContext,
  seen: SeenDocument,
  languages: readonly ContentLocale[],
): Promise<void> {
  const locales = chosen(actor, languages);
  await tx(actor.db, async (trx) => {
    const row = await lockSeen(trx, actor.locale, seen);
    const scheduled = (await languagesOf(trx, row.id)).filter(({ scheduled_for: at }) => at !== null);
    const ending = locales.filter((locale) => scheduled.some((language) => language.locale === locale));
    if (ending.length === 0) throw new DomainError('not-scheduled', editingMessages(actor.locale).notScheduled);
    const step = { action: 'UNSCHEDULED', locale: onlyOf(ending), accountId: requireAccountId(actor) } as const;
    await takeStep(trx, row, step);
    for (const locale of ending) await setLanguage(trx, row.id, locale, unscheduled);
    await auditStep(trx, actor, row, 'UNSCHEDULED', { languages: ending.join(', ') });
  });
}

/** Publishes what the clock has reached; the draft of today may say something else by then. */
export async function publishDue(db: Db, now = new Date()): Promise<void> {
  const due = await db
    .selectFrom('content_languages')
    .select('document_id')
    .distinct()
    .where('scheduled_for', '<=', now)
    .execute();
  for (const { document_id: id } of due)
    await tx(db, async (trx) => {
      const row = await lockDocument(trx, 'en', id);
      // Somebody may have published or unscheduled it meanwhile.
      const languages = (await languagesOf(trx, id)).filter(({ scheduled_for: at }) => at !== null && at <= now);
      if (languages.length === 0) return;
      const locales = languages.map(({ locale }) => locale);
      await takeStep(trx, row, { action: 'PUBLISHED', locale: onlyOf(locales), accountId: null });
      for (const { locale, scheduled_version: version } of languages) {
        const content = version === null ? undefined : await contentAt(trx, id, version);
        if (content === undefined || version === null) continue;
        // Texts may have come to a term since it was to be taken away: it stays.
        if (row.kind === 'terms' && (await lostTerms(trx, row.slug, content)).length > 0) {
          await setLanguage(trx, id, locale, unscheduled);
          continue;
        }
        const isChanged = !isSameValue(
          composeText(row.kind, locale, content),
          composeText(row.kind, locale, row.content),
        );
        const published = { published_version: version, published_at: now, is_changed: isChanged };
        await setLanguage(trx, id, locale, { ...published, ...unscheduled });
        await writeEntry(trx, row, locale, content);
      }
      await raiseRevision(trx);
    });
}
