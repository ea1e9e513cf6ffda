import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { toMoney } from '#api/platform/money.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { pastSalesOf } from '#api/modules/catalog/index.ts';
import { removeDocument, toDocumentView } from './documents/document-store.ts';
import { type PortfolioColumns, type PortfolioInput, readPortfolioInput } from './items/portfolio-input.ts';
import { addPortfolioItem, changePortfolioItem, findPortfolioItem, setRemoved } from './items/portfolio.ts';
import { openPortfolio, pageOfPortfolio } from './items/portfolio-list.ts';
import { type PortfolioItemView, titleOf, valuedOf, viewPortfolio } from './items/portfolio-view.ts';
import { setPhotographs } from './photographs/set-photographs.ts';
import { portfolioValues } from './value/portfolio-value.model.ts';

const money = (cents: number | null) => (cents === null ? null : toMoney(cents));

async function show(actor: ActorContext, id: string): Promise<PortfolioItemView | null> {
  const row = await findPortfolioItem(actor, id);
  if (!row) return null;
  const [item] = await viewPortfolio(actor, [row]);
  return item ?? null;
}

/**
 * Reads the form, writes it with `save`, which gives the id, and answers with the instrument as it is then; after a conflict, with that of
 * `id`.
 */
async function write(
  actor: ActorContext,
  input: PortfolioInput,
  save: (columns: PortfolioColumns) => Promise<string>,
  id: string | null = null,
) {
  const read = readPortfolioInput(input, actor.locale);
  if (!read.ok) return { ...refused(read.message, 'invalid'), field: read.field, portfolioItem: null };
  const outcome = await attempt(() => save(read.columns));
  if (!outcome.ok) {
    const portfolioItem = outcome.code === 'conflict' && id !== null ? await show(actor, id) : null;
    return { ...refused(outcome.message, outcome.code), field: null, portfolioItem };
  }
  return { ...done, field: null, portfolioItem: await show(actor, outcome.value) };
}

export const resolvers = {
  Portfolio: {
    totalCount: ({ rows }) => rows.length,
    items: async (portfolio, args, { actor }) => {
      const { rows, ...page } = await pageOfPortfolio(actor, portfolio, args);
      const items = await viewPortfolio(actor, rows, portfolio.values);
      return { ...page, edges: items.map((node) => ({ cursor: node.row.id, node })) };
    },
    months: async ({ rows, values }) => {
      const { months, sources } = await values;
      return portfolioValues(rows.map(valuedOf), months, sources).map(({ cents, ...month }) => ({
        ...month,
        value: toMoney(cents),
      }));
    },
  },
  PortfolioItem: {
    id: ({ row }) => row.id,
    title: (view, _args, { actor }) => titleOf(view, actor.locale),
    brand: ({ row }) => row.brand,
    model: ({ row }) => row.model,
    year: ({ row }) => row.year,
    finish: ({ row }) => row.finish,
    condition: ({ row }) => row.condition,
    serial: ({ row }) => row.serial,
    version: ({ row }) => row.version,
    acquiredOn: ({ row }) => row.acquired_on,
    acquiredFor: ({ row }) => money(row.acquired_cents),
    insuredFor: ({ row }) => money(row.insured_cents),
    notes: ({ row }) => row.notes,
    value: ({ value }) =>
      value && {
        low: toMoney(value.lowCents),
        median: toMoney(value.medianCents),
        high: toMoney(value.highCents),
        salesCount: value.salesCount,
      },
    comparables: ({ row }, _args, { actor }) => (row.model_key === null ? [] : pastSalesOf(actor, row.model_key)),
    photographs: ({ photographs }) => [...photographs],
    documents: ({ documents }) => documents.map(toDocumentView),
  },
  Query: {
    portfolio: (_source, _args, { actor }) => openPortfolio(actor),
    portfolioItem: (_source, { id }, { actor }) => show(actor, id),
  },
  Mutation: {
    portfolioItemCreate: (_source, { portfolioItem }, { actor }) =>
      write(actor, portfolioItem, (columns) => addPortfolioItem(actor, columns)),
    portfolioItemUpdate: (_source, { id, portfolioItem, version }, { actor }) => {
      const save = async (columns: PortfolioColumns): Promise<string> => {
        await changePortfolioItem(actor, id, columns, version ?? null);
        return id;
      };
      return write(actor, portfolioItem, save, id);
    },
    portfolioItemRemove: (_source, { id }, { actor }) => answer(() => setRemoved(actor, id, true)),
    portfolioItemRestore: (_source, { id }, { actor }) => answer(() => setRemoved(actor, id, false)),
    portfolioPhotographsSet: async (_source, { id, photographIds, known }, { actor }) => {
      const outcome = await attempt(() => setPhotographs(actor, id, photographIds, known));
      const portfolioItem = await show(actor, id);
      return { ...(outcome.ok ? done : refused(outcome.message, outcome.code)), portfolioItem };
    },
    portfolioDocumentRemove: (_source, { id }, { actor, storage }) =>
      answer(() => removeDocument({ storage }, actor, id)),
  },
} satisfies Resolvers;
