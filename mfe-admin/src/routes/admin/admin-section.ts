import type { Grant } from '@headstock/contracts/grants';
import type { Locale } from '@headstock/contracts/locale';
import type { RouteObject } from 'react-router';

/** What the palette finds. */
export type RecordKind = 'ORDER' | 'ACCOUNT' | 'LISTING' | 'REPAIR' | 'INTAKE' | 'REFUND';

/** Work that the overview counts. */
export type OpenWorkKind =
  | 'TO_SHIP'
  | 'RETURNS'
  | 'OFFERS'
  | 'MAILS'
  | 'FORMS'
  | 'APPRAISALS'
  | 'CONSENTS'
  | 'TWO_STEP_RESETS'
  | 'WEBHOOKS'
  | 'SETTLEMENTS';

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
  /** Where records that the search of the palette finds are opened, by their kind. */
  readonly records?: Readonly<Partial<Record<RecordKind, (id: string) => string>>>;
  /** Where subjects of the audit log are seen, by the `subjectKind` of their entries. */
  readonly subjects?: Readonly<Record<string, (id: string) => string>>;
  /** The lists, with their filter, on which work that the overview counts is done. */
  readonly work?: Readonly<Partial<Record<OpenWorkKind, string>>>;
  /** Its routes below `/admin`. */
  readonly routes: (locale: Locale) => RouteObject[];
}
