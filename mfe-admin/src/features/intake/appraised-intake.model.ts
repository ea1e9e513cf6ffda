import type { AdminAppraisalForBenchQuery } from '#mfe-admin/features/appraisals/appraisals.generated.ts';
import { emptyIntake, type IntakeDraft } from './intake-draft.model.ts';

type Appraisal = NonNullable<AdminAppraisalForBenchQuery['appraisal']>;

const deals: Readonly<Record<string, IntakeDraft['deal']>> = {
  consign: 'CONSIGNMENT',
  sell: 'PURCHASE',
  trade: 'TRADE',
};

/**
 * The intake of an instrument that was appraised: its facts, its owner and, once a consignment was begun, its draft with the photographs. Its
 * id is that of the appraisal, so that whoever begins it again goes on with what this browser keeps.
 */
export function intakeOfAppraisal(place: string, appraisal: Appraisal): IntakeDraft {
  const { id, brand, model, year, condition, serial, estimate, listing, photographs, form } = appraisal;
  const answerOf = (name: string): string => form.answers.find((answer) => answer.name === name)?.value ?? '';
  return {
    ...emptyIntake(place),
    requestId: `appraisal-${id}`,
    deal: listing ? 'CONSIGNMENT' : (deals[answerOf('deal')] ?? 'CONSIGNMENT'),
    ...(listing && { listingId: listing.id }),
    brand,
    model,
    year: year === null ? '' : String(year),
    condition: condition ?? '',
    serial,
    price: estimate ? String(estimate.estimate.amountCents / 100) : '',
    photographs: photographs.map((photograph) => ({
      key: photograph.id,
      shot: null,
      photographId: photograph.id,
      imageId: photograph.image.id,
    })),
    personName: answerOf('name'),
    personEmail: answerOf('email'),
    personPhone: answerOf('phone'),
  };
}
