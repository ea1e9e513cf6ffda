import { frontMatter, missingList } from '@headstock/content/front-matter';
import {
  contentFields,
  contentKey,
  type ContentField,
  type ContentKind,
  type ContentLocale,
  type ContentValues,
  termLimits,
} from '@headstock/contracts/content-fields';
import { isMenuName, type MenuItem, type MenuLabels, menuLimits, menuProblems } from '@headstock/contracts/menu';
import { composeText } from './compose.model.ts';

/** Why a field keeps a language from being published. */
export type ContentProblemCode = 'USED' | 'NEEDED' | 'TOO_LONG' | 'LINK' | 'INCOMPLETE' | 'INVALID';
export type ContentProblem = { readonly key: string; readonly code: ContentProblemCode };

const LINK = /^(?:\/(?![/\\])|tel:|mailto:|https:\/\/)/;

function hasBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.some(hasBlank);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBlank);
}

const linkOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'href' in value && typeof value.href === 'string'
    ? value.href
    : undefined;
};

function problemOf({ type, isNeeded, most }: ContentField, value: unknown): ContentProblemCode | undefined {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
    return isNeeded ? 'NEEDED' : undefined;
  if (typeof value === 'string' && most !== undefined && value.trim().length > most) return 'TOO_LONG';
  if (hasBlank(value)) return 'INCOMPLETE';
  const link = type === 'link' || type === 'action' ? linkOf(value) : undefined;
  return link !== undefined && !LINK.test(link) ? 'LINK' : undefined;
}

/** What keeps a menu from being published in a language: which lines it is, the editor tells by the same rules. */
function problemsOfMenu(slug: string, locale: ContentLocale, values: ContentValues): ContentProblem[] {
  if (!isMenuName(slug)) return [];
  const { front } = composeText('menus', locale, values);
  const items: readonly MenuItem[] = Array.isArray(front['items']) ? front['items'] : [];
  const labels: MenuLabels = typeof front['labels'] === 'object' ? { ...front['labels'] } : {};
  const [itemsKey, labelsKey] = [contentKey('shared', 'items'), contentKey(locale, 'labels')];
  if (items.length === 0) return [{ key: itemsKey, code: 'NEEDED' }];
  const found = new Set(menuProblems(slug, items, labels).values());
  const isLong = Object.values(labels).some((label) => label.trim().length > menuLimits.label);
  return [
    ...(found.has('target') ? [{ key: itemsKey, code: 'LINK' as const }] : []),
    ...(found.has('level') ? [{ key: itemsKey, code: 'INVALID' as const }] : []),
    ...(found.has('label') ? [{ key: labelsKey, code: 'INCOMPLETE' as const }] : []),
    ...(isLong ? [{ key: labelsKey, code: 'TOO_LONG' as const }] : []),
  ];
}

/** What keeps a list of terms from being published in a language: each is called something, and nothing is too long. */
function problemsOfTerms(locale: ContentLocale, values: ContentValues): ContentProblem[] {
  const { front } = composeText('terms', locale, values);
  const terms = Array.isArray(front['terms']) ? front['terms'].map(String) : [];
  if (terms.length === 0) return [{ key: contentKey('shared', 'terms'), code: 'NEEDED' }];
  const textsIn = (name: string): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(front[name] ?? {}).map(([term, text]) => [term, typeof text === 'string' ? text.trim() : '']),
    );
  const [labels, descriptions] = [textsIn('labels'), textsIn('descriptions')];
  const isBlank = (term: string): boolean => (labels.get(term) ?? '') === '';
  const isOver = (texts: ReadonlyMap<string, string>, most: number): boolean =>
    terms.some((term) => (texts.get(term) ?? '').length > most);
  return [
    ...(terms.some(isBlank) ? [{ key: contentKey(locale, 'labels'), code: 'INCOMPLETE' as const }] : []),
    ...(isOver(labels, termLimits.label) ? [{ key: contentKey(locale, 'labels'), code: 'TOO_LONG' as const }] : []),
    ...(isOver(descriptions, termLimits.description)
      ? [{ key: contentKey(locale, 'descriptions'), code: 'TOO_LONG' as const }]
      : []),
  ];
}

/** What keeps a language of a document from being published, by key; empty when nothing does. */
export function contentProblems(
  kind: ContentKind,
  slug: string,
  locale: ContentLocale,
  values: ContentValues,
): ContentProblem[] {
  if (kind === 'menus') return problemsOfMenu(slug, locale, values);
  if (kind === 'terms') return problemsOfTerms(locale, values);
  const { shared, texts } = contentFields[kind];
  const keyed = [
    ...shared.map((field) => [contentKey('shared', field.name), field] as const),
    ...texts.map((field) => [contentKey(locale, field.name), field] as const),
  ];
  const problems = keyed.flatMap(([key, field]) => {
    const code = problemOf(field, values[key]);
    return code ? [{ key, code }] : [];
  });
  const altKey = contentKey(locale, 'imageAlt');
  const hasPicture = values[contentKey('shared', 'image')] !== undefined;
  if (kind === 'pages' && hasPicture && hasBlank(values[altKey] ?? '')) problems.push({ key: altKey, code: 'NEEDED' });
  if (problems.length > 0) return problems;
  const parsed = frontMatter[kind].safeParse(composeText(kind, locale, values).front);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? '');
    const isShared = shared.some((field) => field.name === name);
    return [{ key: contentKey(isShared ? 'shared' : locale, name), code: 'INVALID' }];
  }
  const missing = kind === 'pages' ? missingList(slug, frontMatter.pages.parse(parsed.data)) : undefined;
  return missing === undefined ? [] : [{ key: contentKey(locale, missing), code: 'NEEDED' }];
}
