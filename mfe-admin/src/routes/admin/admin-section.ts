import type { Grant } from '@headstock/contracts/grants';
import type { Locale } from '@headstock/contracts/locale';
import type { RouteObject } from 'react-router';

/** A page in the navigation: `admin.page.<key>` is its text. */
export interface AdminPage {
  readonly key: string;
  /** Its path, without language prefix. */
  readonly path: string;
  /** The letter that leads there after `g`; each once in the whole back office. */
  readonly letter?: string;
  /** What a role must allow for the page to be shown; without it every administrator sees it. */
  readonly grant?: Grant;
}

/** Something that the command palette offers besides pages: `admin.action.<key>` is its text. */
export interface AdminAction {
  readonly key: string;
  /** Where it is done, without language prefix: the address of a drawer. */
  readonly path: string;
  /** What a role must allow for it to be offered. */
  readonly grant?: Grant;
}

/** One kind of work in the back office: its pages, its actions, its routes. `admin.section.<key>` is its heading. */
export interface AdminSection {
  readonly key: 'overview' | 'orders' | 'catalogue' | 'people' | 'money' | 'content' | 'ai' | 'integrations' | 'system';
  readonly pages: readonly AdminPage[];
  readonly actions?: readonly AdminAction[];
  /** Its routes below `/admin`. */
  readonly routes: (locale: Locale) => RouteObject[];
}
