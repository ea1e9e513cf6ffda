import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { toSlug } from '#api/platform/search/normalize-text.ts';
import { keysOfMove } from './model-keys.ts';
import { namesMessages } from './messages.ts';
import type { NamedPlace, NameMove } from './name-holders.ts';

const LONGEST_NAME = 80;

/** What staff ask for: another name, or another place that takes everything over. */
export type NameRequest = {
  readonly kind: NameMove['kind'];
  /** Of the brand, or of the type. */
  readonly id: string;
  /** The name of a model of the brand. */
  readonly model?: string | null;
  /** The version of the brand or type that was read. */
  readonly version: number;
  /** The new name of a brand or model. */
  readonly name?: string | null;
  /** The brand or the type that it is merged into. */
  readonly intoId?: string | null;
};

/** A move with what happens to the brand or type that it is about. */
export type NamePlan = NameMove & { readonly isMerge: boolean };

type Named = { readonly id: string; readonly name: string; readonly slug: string; readonly version: number };

/** A name as it is kept. Throws a DomainError: `required` or `too-long`. */
export function requireName(given: string, { locale }: Pick<ActorContext, 'locale'>): string {
  const name = cleanText(given).replaceAll(/\s+/g, ' ').trim();
  if (name === '' || toSlug(name) === '') throw new DomainError('required', namesMessages(locale).required);
  if (name.length > LONGEST_NAME) throw new DomainError('too-long', namesMessages(locale).tooLong);
  return name;
}

/** The brand that has a name or its address, or had it before; undefined where it is free. */
export async function brandNamed(db: Db, name: string): Promise<(Named & { readonly isFormer: boolean }) | undefined> {
  const { rows } = await sql<Named & { isFormer: boolean }>`
    SELECT id, name, slug, version, NOT (lower(name) = lower(${name}) OR slug = ${toSlug(name)}) AS "isFormer" FROM brands
    WHERE lower(name) = lower(${name}) OR slug = ${toSlug(name)} OR id IN (
      SELECT target FROM former_names WHERE kind = 'BRAND' AND slug = ${toSlug(name)})
    ORDER BY "isFormer" LIMIT 1`.execute(db);
  return rows[0];
}

async function requireBrand(db: Db, actor: ActorContext, id: string): Promise<Named> {
  const row = await db.selectFrom('brands').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new DomainError('not-found', namesMessages(actor.locale).notFound);
  return row;
}

const whole = ({ id, name, slug }: Named): NamedPlace => ({ id, name, slug, part: null });

async function planBrand(db: Db, actor: ActorContext, request: NameRequest): Promise<NamePlan> {
  const messages = namesMessages(actor.locale);
  const brand = await requireBrand(db, actor, request.id);
  if (brand.version !== request.version) throw new DomainError('changed', messages.changed);
  if (request.intoId) {
    if (request.intoId === brand.id) throw new DomainError('itself', messages.itself);
    const into = await requireBrand(db, actor, request.intoId);
    return { kind: 'BRAND', from: whole(brand), to: whole(into), keys: [], isMerge: true };
  }
  const name = requireName(request.name ?? '', actor);
  if (name === brand.name) throw new DomainError('unchanged', messages.unchanged);
  const known = await brandNamed(db, name);
  if (known && known.id !== brand.id)
    throw new DomainError('taken', known.isFormer ? messages.leadsOn(known.name) : messages.taken(known.name));
  const to = { ...whole(brand), name, slug: toSlug(name) };
  return { kind: 'BRAND', from: whole(brand), to, keys: [], isMerge: false };
}

async function planModel(db: Db, actor: ActorContext, request: NameRequest): Promise<NamePlan> {
  const messages = namesMessages(actor.locale);
  const brand = await requireBrand(db, actor, request.id);
  const asked = request.model ?? '';
  const models = await db.selectFrom('items').select('model').distinct().where('brand_id', '=', brand.id).execute();
  const called = (name: string) => models.find(({ model }) => model.toLowerCase() === name.toLowerCase())?.model;
  if (called(asked) === undefined) throw new DomainError('not-found', messages.notFound);
  const name = requireName(request.name ?? '', actor);
  if (name === asked) throw new DomainError('unchanged', messages.unchanged);
  const isMerge = name.toLowerCase() !== asked.toLowerCase() && called(name) !== undefined;
  // What is merged is written as the model that it becomes.
  const part = isMerge ? (called(name) ?? name) : name;
  return { kind: 'MODEL', from: { ...whole(brand), part: asked }, to: { ...whole(brand), part }, keys: [], isMerge };
}

async function planType(db: Db, actor: ActorContext, request: NameRequest): Promise<NamePlan> {
  const messages = namesMessages(actor.locale);
  const { locale } = actor;
  const find = (id: string) =>
    db
      .selectFrom('types')
      .innerJoin('categories', 'categories.id', 'types.category_id')
      .select(['types.id', 'types.slug', 'types.title', 'types.version', 'types.category_id as categoryId'])
      .select('categories.slug as category')
      .where('types.id', '=', id)
      .executeTakeFirst();
  const [from, to] = [await find(request.id), await find(request.intoId ?? '')];
  if (!from || !to) throw new DomainError('not-found', messages.notFound);
  if (from.version !== request.version) throw new DomainError('changed', messages.changed);
  if (from.id === to.id) throw new DomainError('itself', messages.itself);
  if (from.categoryId !== to.categoryId) throw new DomainError('elsewhere', messages.elsewhere);
  const place = (type: typeof from): NamedPlace => ({
    id: type.categoryId,
    name: type.title[locale],
    slug: type.category,
    part: type.id,
    partSlug: type.slug,
  });
  return { kind: 'TYPE', from: place(from), to: place(to), keys: [], isMerge: true };
}

/** What a request would do. Throws a DomainError: `not-found`, `changed`, `required`, `too-long`, `taken`, `unchanged`, `itself` or `elsewhere`. */
export async function planMove(db: Db, actor: ActorContext, request: NameRequest): Promise<NamePlan> {
  const plans = { BRAND: planBrand, MODEL: planModel, TYPE: planType } as const;
  const plan = await plans[request.kind](db, actor, request);
  return { ...plan, keys: await keysOfMove(db, plan) };
}
