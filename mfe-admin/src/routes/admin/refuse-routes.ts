import { hasGrant } from '@headstock/contracts/grants';
import { GraphQLError, grantsContext } from '@headstock/graphql-client';
import { data, type LoaderFunction, type RouteObject, type UIMatch } from 'react-router';
import { grantOf } from './grant-of.ts';

/** What a page that is refused has instead of data. A value, not an error: a missing page stays the shop's own error page. */
const refusal = { isRefused: true } as const;

const codes: ReadonlySet<string> = new Set(['FORBIDDEN', 'UNAUTHENTICATED']);

const isRefusal = (error: unknown): boolean => error instanceof GraphQLError && codes.has(error.code);

/** Whether the viewer's role, or the API, refuses the page or the form over it. */
export const isRefused = (matches: readonly UIMatch[]): boolean =>
  matches.some(({ loaderData }) => typeof loaderData === 'object' && loaderData !== null && 'isRefused' in loaderData);

/** A loader that answers 403 where the viewer's role does not open the page at `path`, or where the API refuses what it asks for. */
function refusing(path: string, load: LoaderFunction | undefined): LoaderFunction {
  const needed = grantOf(path);
  return async (args, handlerContext) => {
    const grants = args.context.get(grantsContext);
    if (needed && grants && !hasGrant(grants, needed)) return data(refusal, { status: 403 });
    try {
      return load ? await load(args, handlerContext) : null;
    } catch (error) {
      if (isRefusal(error)) return data(refusal, { status: 403 });
      throw error;
    }
  };
}

/** Routes below `parent` that answer 403 to whose role does not open them; their layout shows it, by `isRefused`. */
export function refuseRoutes(routes: readonly RouteObject[], parent: string): RouteObject[] {
  return routes.map((route) => {
    const path = route.path === undefined ? parent : `${parent}/${route.path}`;
    const { loader } = route;
    const load = typeof loader === 'function' ? loader : undefined;
    const guarded = load || grantOf(path) ? { ...route, loader: refusing(path, load) } : route;
    return guarded.children ? { ...guarded, children: refuseRoutes(guarded.children, path) } : guarded;
  });
}
