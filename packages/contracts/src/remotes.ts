import type { ComponentType, RefObject } from 'react';
import type { RouteObject } from 'react-router';
import type { Locale } from './locale.ts';
import type { remoteNames } from './remotes.generated.ts';

/** Generated from the remotes' contracts: their names, who may load their code, and the modules that they expose. */
export { remoteAudience, remoteExposes, remoteNames } from './remotes.generated.ts';

/** Every slice that is built and deployed on its own. */
export type RemoteName = (typeof remoteNames)[number];

/** What the shell knows about a route. */
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
  /** The first view; `signin` unless given. */
  readonly view?: 'signin' | 'signup' | 'recovery';
  /** Where to go after signing in. Anything but a path of this shop is ignored: the dialog only closes. */
  readonly redirectTo?: string;
  /** Runs after signing in, unless the visitor is redirected. */
  readonly onSignedIn?: () => void;
}

/** Props of `mfe-catalog/search-panel`, shown under the shell's search box while the box has the focus. */
export interface SearchPanelProps extends WidgetProps {
  /** Text in the box. */
  readonly query: string;
  /** Puts a text into the box. */
  readonly onQuery: (text: string) => void;
  /** The search box: its arrow keys move through the panel. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Any other exposed module: a widget that the shell opens on demand. */
export interface RemoteWidgetModule<Props = WidgetProps> {
  /** Loads the widget with its messages in the language. */
  loadWidget(options: { readonly locale: Locale }): Promise<{ readonly Widget: ComponentType<Props> }>;
}
