import type { Db } from '#api/platform/db/database.ts';
import { tokenize } from '#api/platform/search/normalize-text.ts';
import { readVocabulary } from '#api/modules/catalog/vocabulary/save-vocabulary.ts';
import { nameHolders } from './name-holders.ts';
import type { NamePlan } from './plan-move.ts';

/** How many records of each kind a move changes. */
export type MoveCounts = Readonly<Record<string, number>>;

/** Entries of the search's synonyms that have all words of a name. */
async function countSynonyms(db: Db, name: string): Promise<number> {
  const words = tokenize(name);
  const { entries } = await readVocabulary(db);
  return entries.filter(({ typed, means }) => {
    const said = new Set(tokenize(`${typed} ${means}`));
    return words.length > 0 && words.every((word) => said.has(word));
  }).length;
}

/** Addresses that lead on afterwards: of what is called otherwise, and those that led there before. */
async function countAddresses(db: Db, { kind, from, to }: NamePlan): Promise<number> {
  const isKept = kind === 'MODEL' || (kind === 'BRAND' && from.slug === to.slug);
  if (isKept) return 0;
  const former = await db
    .selectFrom('former_names')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('target', '=', (kind === 'TYPE' ? from.part : from.id) ?? '')
    .executeTakeFirst();
  return 1 + (from.id === to.id && kind === 'BRAND' ? 0 : (former?.count ?? 0));
}

/** The difference that a move makes, before it is made. */
export async function countMove(db: Db, plan: NamePlan): Promise<MoveCounts> {
  const counts: Record<string, number> = {
    synonyms: await countSynonyms(db, plan.kind === 'MODEL' ? (plan.from.part ?? '') : plan.from.name),
    addresses: await countAddresses(db, plan),
  };
  for (const holder of nameHolders()) counts[holder.key] = await holder.count(db, plan);
  return counts;
}
