import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { cell, type PrintedDocument } from '#api/platform/pdf/printed-document.ts';
import { shopLines } from '#api/platform/pdf/shop-lines.ts';
import { conditionLabel } from '#api/modules/catalog/index.ts';
import { readPortfolio } from '#api/modules/portfolio/items/portfolio.ts';
import { type PortfolioItemView, titleOf, viewPortfolio } from '#api/modules/portfolio/items/portfolio-view.ts';
import { insuranceCopy } from './insurance-copy.ts';

/** The image of an instrument for print, its owner's own before the shop's; none where it has neither. */
function imageOf({ item, photographs }: PortfolioItemView): readonly string[] {
  const ofShop = item?.images.find(({ view }) => view === 'FULL') ?? item?.images[0];
  const imageId = photographs[0]?.imageId ?? ofShop?.id;
  return imageId === undefined ? [] : [imageId];
}

/** A day of the calendar, which has no time zone. */
const dayOf = (day: string, locale: Locale): string =>
  formatDate(new Date(`${day}T12:00:00Z`), 'day', { locale, timeZone: 'UTC' });

function factsOf({ row }: PortfolioItemView, locale: Locale): string {
  const copy = insuranceCopy(locale);
  const facts = [
    row.finish,
    row.condition === null ? '' : conditionLabel(row.condition, locale),
    row.serial === '' ? '' : `${copy.serial} ${row.serial}`,
    row.notes,
  ];
  return facts.filter((fact) => fact !== '').join('\n');
}

/** What a value rests on; null where there is none. */
function sourceOf({ row, value }: PortfolioItemView, locale: Locale): string | null {
  const copy = insuranceCopy(locale);
  if (value !== null) return copy.comparedWith(value.salesCount);
  return row.acquired_cents === null ? null : copy.asPaid;
}

/** What the actor owns, as a document for an insurer: with pictures, serial numbers, what was paid, and what it would fetch. */
export async function insurancePacket(
  actor: ActorContext,
  owner: string,
  locale: Locale,
  now = new Date(),
): Promise<PrintedDocument> {
  const copy = insuranceCopy(locale);
  const money = (cents: number | null): string => (cents === null ? '—' : formatMoney(cents, locale, 'narrow'));
  const items = await viewPortfolio({ ...actor, locale }, await readPortfolio(actor));
  const worth = ({ row, value }: PortfolioItemView): number | null => value?.medianCents ?? row.acquired_cents;
  const sum = (amounts: readonly (number | null)[]): number =>
    amounts.reduce<number>((total, cents) => total + (cents ?? 0), 0);
  return {
    locale,
    heading: copy.heading,
    number: formatDate(now, 'day', { locale, timeZone: storeProfile.timeZone }),
    facts: [{ label: copy.count, value: String(items.length) }],
    parties: [{ label: copy.owner, lines: [owner] }],
    columns: [
      { label: '', isNumber: false, share: 18 },
      { label: copy.instrument, isNumber: false, share: 36 },
      { label: copy.acquired, isNumber: true, share: 16 },
      { label: copy.value, isNumber: true, share: 16 },
      { label: copy.insured, isNumber: true, share: 14 },
    ],
    rows: items.map((item) => ({
      cells: [
        cell('', null, imageOf(item)),
        cell(titleOf(item, locale), factsOf(item, locale) || null),
        cell(
          money(item.row.acquired_cents),
          item.row.acquired_on === null ? null : dayOf(item.row.acquired_on, locale),
        ),
        cell(money(worth(item)), sourceOf(item, locale)),
        cell(money(item.row.insured_cents)),
      ],
    })),
    sums: [
      { label: copy.insured, value: money(sum(items.map(({ row }) => row.insured_cents))), isTotal: false },
      { label: copy.value, value: money(sum(items.map(worth))), isTotal: true },
    ],
    notes: [copy.note],
    from: shopLines(),
  };
}
