import type { LoaderFunctionArgs } from 'react-router';
import { problemsOf, type SearchView } from '#mfe-cart-checkout/features/order-search/find-order.ts';

/** The query of the URL: after a search without scripts, its problems and the number as it was typed. */
export function loader({ request }: LoaderFunctionArgs): SearchView {
  const search = new URL(request.url).searchParams;
  return { problems: problemsOf(search.getAll('problem')), number: (search.get('number') ?? '').slice(0, 40) };
}
