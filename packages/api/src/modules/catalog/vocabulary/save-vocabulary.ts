import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { toJson } from '#api/platform/db/columns.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { sql } from 'kysely';
import { readVocabularyVersion } from './load-synonyms.ts';
import { vocabularyMessages } from './messages.ts';
import { shippedEntries } from './shipped-synonyms.ts';
import type { SynonymEntry } from './synonyms.ts';
import { readEntries } from './vocabulary-document.ts';

/** One save after the other. */
const LOCK = 'search_vocabulary';
/** After so long every process searches by what was saved. */
const SETTLED_MS = 1_000;

/** Work that follows from a save, in its transaction, and once more when every process has taken it up. */
export type VocabularyFollower = (trx: Tx) => Promise<void>;

const followers = new Set<VocabularyFollower>();

/** Registers a follower. Registering twice is the same as once. */
export function onVocabularySaved(follower: VocabularyFollower): void {
  followers.add(follower);
}

async function tellFollowers(trx: Tx): Promise<void> {
  for (const follower of followers) await follower(trx);
}

const MOST_REVISIONS = 50;

/** The synonyms of a moment. */
export type VocabularyRevision = {
  /** 0 is what comes with the shop. */
  readonly version: number;
  readonly entries: readonly SynonymEntry[];
  /** Null for the shop's own, and for accounts that are gone. */
  readonly author: string | null;
  readonly createdAt: Date | null;
};

const shipped: VocabularyRevision = { version: 0, entries: shippedEntries, author: null, createdAt: null };

/** A revision as it is listed, with the number of its entries. */
export type VocabularyHead = Omit<VocabularyRevision, 'entries'> & { readonly count: number };

/** A revision as the resolvers of the schema's type read it; entries that are not there are read where they are asked for. */
export type VocabularySource = Omit<VocabularyHead, 'author'> & {
  readonly authorName: string | null;
  readonly entries: readonly SynonymEntry[] | null;
};

const revisions = (db: Db) =>
  db
    .selectFrom('search_synonym_revisions')
    .leftJoin('accounts', 'accounts.id', 'search_synonym_revisions.author_account_id')
    .select(['search_synonym_revisions.version', 'accounts.display_name as author'])
    .select('search_synonym_revisions.created_at as createdAt');

const { entries: shippedWith, ...shippedHead } = shipped;

/** The revisions, the newest first, at most fifty; what comes with the shop is the last. */
export async function listVocabularyRevisions(db: Db): Promise<VocabularyHead[]> {
  const rows = await revisions(db)
    .select(sql<number>`jsonb_array_length(search_synonym_revisions.entries)`.as('count'))
    .orderBy('version', 'desc')
    .limit(MOST_REVISIONS)
    .execute();
  return [...rows, { ...shippedHead, count: shippedWith.length }];
}

/** A revision; undefined for one that there is not. */
export async function findVocabularyRevision(db: Db, version: number): Promise<VocabularyRevision | undefined> {
  if (version === shipped.version) return shipped;
  return revisions(db).select('search_synonym_revisions.entries').where('version', '=', version).executeTakeFirst();
}

/** The revision that holds now. */
export async function readVocabulary(db: Db): Promise<VocabularyRevision> {
  const latest = await revisions(db)
    .select('search_synonym_revisions.entries')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest ?? shipped;
}

/** The vocabulary was refused at a field. */
export class VocabularyError extends DomainError {
  /** Such as `3.typed`; null for the whole. */
  readonly field: string | null;

  constructor(code: string, message: string, field: string | null) {
    super(code, message);
    this.field = field;
  }
}

/** Synonyms as they were sent. Throws a VocabularyError `invalid`, `double` or `too-many`. */
export function requireEntries(given: readonly unknown[], { locale }: Pick<ActorContext, 'locale'>): SynonymEntry[] {
  const read = readEntries(given);
  if (read.ok) return read.entries;
  const { code, field } = read.fault;
  throw new VocabularyError(code, vocabularyMessages(locale)[code], field);
}

const keyOf = ({ kind, locale, typed, means }: SynonymEntry): string => [kind, locale, typed, means].join('\n');

/** Entries that one list has and another lacks. */
export function entriesOnlyIn(one: readonly SynonymEntry[], other: readonly SynonymEntry[]): SynonymEntry[] {
  const known = new Set(other.map(keyOf));
  return one.filter((entry) => !known.has(keyOf(entry)));
}

/**
 * Saves synonyms in the place of those of `version`, the one that was read: every process searches by them within a second. Throws a
 * VocabularyError: what `requireEntries` does, `changed` when somebody else saved meanwhile, `unchanged`.
 */
export async function saveVocabulary(
  actor: ActorContext,
  version: number,
  given: readonly unknown[],
): Promise<VocabularyRevision> {
  const messages = vocabularyMessages(actor.locale);
  const entries = requireEntries(given, actor);
  const saved = await tx(actor.db, async (trx) => {
    // One save after the other: the second finds the version of the first.
    await sql`SELECT pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(trx);
    const before = await readVocabulary(trx);
    if (before.version !== version) throw new VocabularyError('changed', messages.changed, null);
    const added = entriesOnlyIn(entries, before.entries);
    const removed = entriesOnlyIn(before.entries, entries);
    if (added.length === 0 && removed.length === 0) throw new VocabularyError('unchanged', messages.unchanged, null);
    const next = (await readVocabularyVersion(trx)) + 1;
    await trx
      .insertInto('search_synonym_revisions')
      .values({ version: next, entries: toJson(entries), author_account_id: requireAccountId(actor) })
      .execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'search-vocabulary.saved',
      subjectKind: 'search-vocabulary',
      subjectId: 'search-vocabulary',
      detail: { version: next, added: added.length, removed: removed.length },
    });
    await tellFollowers(trx);
    return { version: next, entries, author: null, createdAt: actor.now };
  });
  // Best effort: without it kept pages are five seconds old at most.
  setTimeout(() => void tx(actor.db, tellFollowers).catch(() => undefined), SETTLED_MS).unref();
  return saved;
}
