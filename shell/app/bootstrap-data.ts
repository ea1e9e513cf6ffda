import type { BrowserRemote } from '@headstock/federation/load-remote';
import type { Locale } from '@headstock/contracts/locale';
import type { RemoteName } from '@headstock/contracts/remotes';
import type { SessionState } from '@headstock/contracts/session';
import { createContext, use } from 'react';
import type { HydrationState } from 'react-router';
import type { FooterList } from './layout/footer/footer.model.ts';
import type { MenuGroup } from './layout/menu/menu-groups.ts';

/** A message of the promotional banner. */
export interface BannerMessage {
  /** Safe HTML. */
  readonly html: string;
  /** The target of its link, without language prefix; null for none. */
  readonly to: string | null;
}

/** The menus that staff has published; those that are not there are the shell's own. */
export interface PublishedMenus {
  readonly header?: readonly MenuGroup[];
  readonly footer?: readonly FooterList[];
}

/** What the server tells the browser about the page it rendered. Holds nothing personal on a shared page. */
export interface BootstrapData {
  readonly locale: Locale;
  /** Public origin of the shop. */
  readonly origin: string;
  readonly environment: 'production' | 'demo' | 'staging';
  readonly timeZone: string;
  /** The version of the shop that rendered the page; `/builds/latest.json` names the current one. */
  readonly build: string;
  readonly remotes: Readonly<Partial<Record<RemoteName, BrowserRemote>>>;
  /** Remotes that the server could not render. */
  readonly unavailable: readonly RemoteName[];
  /** The API failed while the server loaded the page's data; the page's remote is in `unavailable` then. */
  readonly apiFailed: boolean;
  /** Only on pages that are rendered for one visitor. */
  readonly session: SessionState | null;
  readonly banner: readonly BannerMessage[];
  /** Prices can be shown in other currencies; not there where the shop has no rates. */
  readonly hasRates?: true;
  /** Not there where staff has published none. */
  readonly menus?: PublishedMenus;
  readonly hydration: HydrationState;
}

const BootstrapDataContext = createContext<BootstrapData | null>(null);
export const BootstrapDataProvider = BootstrapDataContext;

/** The page's bootstrap data; the same on the server and in the browser. */
export function useBootstrapData(): BootstrapData {
  const bootstrap = use(BootstrapDataContext);
  if (!bootstrap) throw new Error('useBootstrapData is used outside of BootstrapDataProvider');
  return bootstrap;
}
