import { graphqlClientContext } from '@headstock/graphql-client';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { CheckoutPaymentHandoffDocument } from '#mfe-cart-checkout/features/payment/payment.generated.ts';
import { isWebAddress } from '#mfe-cart-checkout/features/payment/payment.model.ts';
import { pathOfReturn } from '#mfe-cart-checkout/features/payment/payment-paths.ts';

/**
 * The payment to continue on Valor's page. 404 for anyone who has not begun one with Valor; a finished payment redirects to the
 * checkout, which reports its outcome.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const idempotencyKey = new URL(request.url).searchParams.get('payment') ?? '';
  const client = context.get(graphqlClientContext);
  const { paymentHandoff } = await client.query(
    CheckoutPaymentHandoffDocument,
    { idempotencyKey },
    { signal: request.signal },
  );
  if (paymentHandoff?.kind !== 'VALOR') throw data(null, { status: 404 });
  const { amount, url: valor } = paymentHandoff;
  if (!valor || !isWebAddress(valor)) throw redirect(pathOfReturn(idempotencyKey));
  return { amount, valor };
}
