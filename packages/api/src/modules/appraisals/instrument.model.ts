import type { FormAnswers } from '@headstock/contracts/forms';
import {
  type ConditionGrade,
  conditions,
  emptyListing,
  type ListingDocument,
  listingLimits,
  noListingText,
} from '@headstock/contracts/listing-document';

/** The instrument that a form is about, as far as its answers say. */
export type AskedInstrument = {
  readonly brand: string;
  readonly model: string;
  readonly year: number | null;
  /** The owner is not sure of the year. */
  readonly isCirca: boolean;
  readonly condition: ConditionGrade | null;
  readonly serial: string;
};

const YEAR = /(?<!\d)(?:1[7-9]\d{2}|20\d{2}|2100)(?!\d)/;
const UNSURE = /\b(?:c|ca|circa|about|around|early|mid|late|env|environ|vers|début|fin)\b|~|\?|'?\ds\b|années/iu;

/** Reads the instrument out of the answers to a form. A year is the first from 1700 to 2100 that stands in its field. */
export function instrumentOf(answers: FormAnswers): AskedInstrument {
  const year = YEAR.exec(answers['year'] ?? '')?.[0];
  const grade = (answers['condition'] ?? '').toUpperCase().replace('-', '_');
  return {
    brand: answers['brand'] ?? '',
    model: answers['model'] ?? '',
    year: year === undefined ? null : Number(year),
    isCirca: year !== undefined && UNSURE.test(answers['year'] ?? ''),
    condition: conditions.find((known) => known === grade) ?? null,
    serial: answers['serial'] ?? '',
  };
}

/** A photograph as a listing has it. */
type Shown = { readonly id: string; readonly imageId: string };

/**
 * The draft of a listing with what the form says and the price of the estimate. What its owner tells of it stays in the form: that was
 * written to the shop, not to buyers.
 */
export function documentOf(
  { brand, model, year, isCirca, condition, serial }: AskedInstrument,
  priceCents: number,
  photographs: readonly Shown[],
): ListingDocument {
  return {
    ...emptyListing('instrument'),
    brand: brand.slice(0, listingLimits.name),
    model: model.slice(0, listingLimits.model),
    yearFrom: year,
    yearIsCirca: isCirca,
    condition,
    serial: serial.slice(0, listingLimits.serial),
    priceCents,
    photographs: photographs.map(({ id, imageId }) => ({ id, imageId, shot: null, alt: noListingText })),
  };
}
