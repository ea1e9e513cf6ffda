import {
  contentKey,
  contentLocales,
  termLimits,
  termLists,
  type ContentLocale,
} from '@headstock/contracts/content-fields';
import { moved } from '../entries.model.ts';
import type { ContentEditor } from '../use-content-editor.ts';
import { changeText, newTerm, termsOf, textsOf, type TermTexts } from './terms.model.ts';

/** What is said of a term: what it is called, and what it is about. */
export type TermPart = 'labels' | 'descriptions';

/** The terms of a list, and what is done with them. */
export interface TermsEditing {
  readonly terms: readonly string[];
  /** How many texts a term has. */
  readonly usesOf: (slug: string) => number;
  readonly isDescribed: boolean;
  /** The page that shows a term's texts, without language prefix; null where they share one. */
  readonly pathOf: (slug: string) => string | null;
  readonly textsIn: (part: TermPart, locale: ContentLocale) => TermTexts;
  readonly setText: (part: TermPart, locale: ContentLocale, slug: string, text: string) => void;
  /** Whether a term lacks its name in a language, once somebody has tried to publish it. */
  readonly lacksName: (locale: ContentLocale, slug: string) => boolean;
  readonly nameOf: (slug: string) => string;
  readonly move: (index: number, by: -1 | 1) => void;
  readonly remove: (slug: string) => void;
  readonly canAdd: boolean;
  /** Adds a term by its English name; gives its slug, undefined for words without letters. */
  readonly add: (label: string) => string | undefined;
}

const termsKey = contentKey('shared', 'terms');

/** Edits the terms of the list that the editor has open. */
export function useTermsEditing(editor: ContentEditor): TermsEditing {
  const { slug: listSlug, termUses } = editor.document;
  const list = termLists[listSlug];
  const terms = termsOf(editor.valueOf(termsKey));
  const textsIn = (part: TermPart, locale: ContentLocale): TermTexts =>
    textsOf(editor.valueOf(contentKey(locale, part)));
  const setTerms = (next: readonly string[]): void => editor.setValue(termsKey, next.length === 0 ? null : next);
  const setText: TermsEditing['setText'] = (part, locale, slug, text) => {
    const next = changeText(textsIn(part, locale), slug, text);
    editor.setValue(contentKey(locale, part), Object.keys(next).length === 0 ? null : next);
  };
  const nameIn = (locale: ContentLocale, slug: string): string => textsIn('labels', locale)[slug]?.trim() ?? '';
  return {
    terms,
    usesOf: (slug) => termUses.find((use) => use.slug === slug)?.count ?? 0,
    isDescribed: list?.isDescribed ?? false,
    pathOf: (slug) => (list?.kind === 'blog' ? `/blog/category/${slug}` : null),
    textsIn,
    setText,
    lacksName: (locale, slug) => editor.problems.has(contentKey(locale, 'labels')) && nameIn(locale, slug) === '',
    nameOf: (slug) => nameIn('en', slug) || nameIn('fr', slug) || slug,
    move: (index, by) => setTerms(moved(terms, index, by)),
    remove: (slug) => {
      setTerms(terms.filter((each) => each !== slug));
      for (const locale of contentLocales)
        for (const part of ['labels', 'descriptions'] as const)
          if (slug in textsIn(part, locale)) setText(part, locale, slug, '');
    },
    canAdd: terms.length < termLimits.terms,
    add: (label) => {
      // A term that was taken away and not saved keeps its address, or its texts would come to another one.
      const slug = newTerm([...terms, ...termsOf(editor.saved[termsKey])], label);
      if (slug === undefined) return undefined;
      setTerms([...terms, slug]);
      setText('labels', 'en', slug, label.trim());
      return slug;
    },
  };
}
