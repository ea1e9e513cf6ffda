import * as z from 'zod/mini';
import { readAmount, type AmountError } from './offer-amount.model.ts';

/**
 * The schema of the offer form: whole cents below the asking price, and a message.
 *
 * @param explain gives the message for an amount that is refused
 */
export const offerSchema = (askingCents: number, explain: (error: AmountError) => string) =>
  z.object({
    amount: z.pipe(
      z.string(),
      z.transform((text, context) => {
        const amount = readAmount(text, askingCents);
        if (typeof amount === 'number') return amount;
        context.issues.push({ code: 'custom', message: explain(amount), input: text });
        return z.NEVER;
      }),
    ),
    message: z.string(),
  });

/** What is sent as an offer: the amount in cents. */
export type OfferValues = z.output<ReturnType<typeof offerSchema>>;
