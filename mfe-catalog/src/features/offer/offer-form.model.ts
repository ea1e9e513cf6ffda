import * as z from 'zod/mini';
import { readAmount, type AmountProblem } from '@headstock/contracts/amount';

/** The most that shipping may be agreed to cost, in cents; the server enforces it. */
export const mostShippingCents = 1_000_000;

/**
 * The schema of the offer form: whole cents below the asking price, what shipping is to cost, and a message.
 *
 * @param explain gives the message for an amount that is refused
 * @param explainShipping the same for what shipping is to cost
 */
export const offerSchema = (
  askingCents: number,
  explain: (error: AmountProblem) => string,
  explainShipping: (error: AmountProblem) => string,
) =>
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
    // Empty: what the checkout quotes.
    shipping: z.pipe(
      z.string(),
      z.transform((text, context) => {
        if (text.trim() === '') return null;
        const cents = readAmount(text, { least: 0, most: mostShippingCents });
        if (typeof cents === 'number') return cents;
        context.issues.push({ code: 'custom', message: explainShipping(cents), input: text });
        return z.NEVER;
      }),
    ),
    message: z.string(),
  });

/** What is sent as an offer: amounts in cents. */
export type OfferValues = z.output<ReturnType<typeof offerSchema>>;
