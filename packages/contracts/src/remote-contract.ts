import type { EventName } from './events.ts';
import type { RemoteName } from './remotes.ts';

/** A page that a remote owns. */
export interface RemoteRoute {
  /** Pattern in react-router's syntax, without the language prefix, with a leading slash. */
  readonly path: string;
  /** Who may see it. `account`: signed in; `seller`: sells here, or admin (`isSeller`); `importer`: imports listings (`canImportListings`); `admin`: isAdmin. The guards redirect everybody else. */
  readonly access: 'public' | 'account' | 'seller' | 'importer' | 'admin';
  /** `none`: neither header nor footer. */
  readonly layout: 'default' | 'none';
  /** `public`: the same HTML for every visitor of a language; `private`: rendered for one visitor, never shared. */
  readonly cache: 'public' | 'private';
  /** Query parameters that change what the page shows. Everything else in the query is ignored. */
  readonly parameters?: readonly string[];
  /** Left out of the sitemap. */
  readonly unlisted?: true;
}

/**
 * Everything that a remote promises to the shell and to the other teams, as plain data: `src/contract.ts` of each remote
 * exports one as `contract`. The route table and the list of exposed modules of `packages/contracts` are generated from them.
 */
export interface RemoteContract {
  readonly name: RemoteName;
  /** Who may load the remote's code at all. */
  readonly audience: 'everyone' | 'admin';
  /** `./routes` is `src/routes/index.ts`; `./x` is the widget `src/widgets/x.tsx`. */
  readonly exposes: readonly `./${string}`[];
  readonly routes: readonly RemoteRoute[];
  readonly events: { readonly fires: readonly EventName[]; readonly hears: readonly EventName[] };
  /** Names of the GraphQL operations that it sends: generated from its `.graphql` files. */
  readonly documents: readonly string[];
  /** Upper bounds in kB (brotli) of the JavaScript that the remote adds to a first load, by exposed widget or by page. */
  readonly budget: Readonly<Record<string, number>>;
}
