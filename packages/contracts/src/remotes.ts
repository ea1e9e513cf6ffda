import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Locale } from './locale.ts';

/** Every slice that is built and deployed on its own. */
export const remoteNames = ['mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-admin', 'mfe-ai-chat'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** Who may load a remote's code at all. */
export const remoteAudience: Readonly<Record<RemoteName, 'everyone' | 'admin'>> = {
  'mfe-catalog': 'everyone',
  'mfe-cart-checkout': 'everyone',
  'mfe-account': 'everyone',
  'mfe-admin': 'admin',
  'mfe-ai-chat': 'admin',
};

/** The modules that remotes expose, by remote. `./routes` is a `RemoteRoutesModule`, everything else a `RemoteWidgetModule`. */
export const remoteExposes = {
  'mfe-catalog': ['./routes', './search-panel'],
  'mfe-cart-checkout': ['./routes', './mini-cart'],
  'mfe-account': ['./routes', './auth-dialog', './account-menu'],
  'mfe-admin': ['./routes'],
  'mfe-ai-chat': ['./chat-widget'],
} as const satisfies Record<RemoteName, readonly string[]>;

/** What a route tells the shell. */
export interface RouteHandle {
  /** The remote's chunks that its first paint needs (webpack chunk names). */
  readonly chunks?: readonly string[];
  /**
   * The page stays mounted, with its state, when only its params change. Otherwise a page with params is mounted again for other
   * params, because most show one thing and must not keep the state of another. Layouts always stay mounted.
   */
  readonly persistent?: boolean;
}

/** Module `./routes` of a remote. Paths are relative to the language root, without a leading slash. */
export interface RemoteRoutesModule {
  createRoutes(options: { readonly locale: Locale }): RouteObject[];
}

/** Props that the shell passes to every widget. */
export interface WidgetProps {
  readonly onClose: () => void;
}

/** Props of `mfe-account/auth-dialog`, the dialog 'Login/Register'. */
export interface AuthDialogProps extends WidgetProps {
  /** Where it begins; `signin` unless given. */
  readonly view?: 'signin' | 'signup' | 'recovery';
  /** Where to go after signing in. Anything but a path of this shop is ignored, and the dialog just closes. */
  readonly redirectTo?: string;
  /** What waits for an account. Runs after signing in, unless the visitor is sent elsewhere. */
  readonly onSignedIn?: () => void;
}

/** Props of `mfe-catalog/search-panel`, what the shell shows under its search box while that has the focus. */
export interface SearchPanelProps extends WidgetProps {
  /** What stands in the box. */
  readonly query: string;
  /** Puts a text into the box. */
  readonly onQuery: (text: string) => void;
  /** Id of the box, which the panel walks through by its keys. */
  readonly inputId: string;
}

/** Any other exposed module: a widget that the shell opens on demand. */
export interface RemoteWidgetModule<Props = WidgetProps> {
  /** Loads the widget with its messages in the language. */
  loadWidget(options: { readonly locale: Locale }): Promise<{ readonly Widget: ComponentType<Props> }>;
}
