import type { Locale } from '@headstock/contracts/locale';
import type { RemoteName } from '@headstock/contracts/remotes';
import type { RouteRule } from '@headstock/contracts/routes';
import type { SessionState } from '@headstock/contracts/session';
import type { VisitorRemotes } from '@headstock/federation/remote-store';
import type { GraphQLClient } from '@headstock/graphql-client';
import type { Messages } from '@headstock/i18n/messages';
import type { ShellConfig } from '../config.ts';
import type { ShellLayout } from './layout-cache.ts';

/** What a page is rendered for. */
export interface PageRequest {
  readonly url: URL;
  readonly locale: Locale;
  readonly rule: RouteRule | undefined;
  readonly session: SessionState | null;
  readonly client: GraphQLClient;
  /** Marks the shell's own scripts in the HTML, and no others. */
  readonly nonce: string;
  readonly messages: Messages;
  readonly layout: Promise<ShellLayout>;
}

/** What a page is rendered with. */
export interface PageServices {
  readonly config: ShellConfig;
  readonly remotes: VisitorRemotes;
  /** The version of the shop that this visitor gets. */
  readonly build: string;
  /** URLs of the shell's own scripts: those to run, and those that they import. */
  readonly scripts: { readonly run: readonly string[]; readonly preload: readonly string[] };
  readonly onError: (error: unknown, remote: RemoteName | undefined) => void;
}
