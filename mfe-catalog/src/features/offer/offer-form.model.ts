import * as z from 'zod/mini';
import { readAmount, type AmountProblem } from '@headstock/commerce-client/amount';

/**
 * The schema of the offer form: whole cents below the asking price, and a message.
 *
 * @param explain gives the message for an amount that is refused
 */
export const offerSchema = (askingCents: number, explain: (error: AmountProblem) => string) =>
  z.object({
    amount: z.pipe(
      z.string(),
      z.transform((text, context) => {
        const amount = readAmount(text, { least: 1, most: askingCents - 1 });
        if (typeof amount === 'number') return amount;
        context.issues.push({ code: 'custom', message: explain(amount), input: text });
        return z.NEVER;
      }),
    ),
    message: z.string(),
  });

/** What is sent as an offer: the amount in cents. */
export type OfferValues = z.output<ReturnType<typeof offerSchema>>;
