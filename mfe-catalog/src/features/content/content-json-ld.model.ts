import { pathInLocale, type Locale } from '@headstock/contracts/locale';
import { storeProfile } from '@headstock/contracts/store-profile';
import { pictureUrl } from '@headstock/ui/picture-model';
import { postPath, type PostView } from '#catalog/features/blog/blog.model.ts';
import { crumbsData, type CrumbData } from '#catalog/features/format/crumbs-json-ld.model.ts';
import type { CatalogQuestionsQuery } from './questions.generated.ts';

/** What a page of texts is about, beyond its place in the shop. */
export interface ContentSubject {
  /** The way to the page, which is the last of it. */
  readonly crumbs: readonly CrumbData[];
  readonly post?: PostView;
  readonly groups?: CatalogQuestionsQuery['questions'];
}

function postData(post: PostView, locale: Locale, origin: string): Record<string, unknown> {
  const publisher = { '@type': 'Organization', name: storeProfile.name, url: origin + pathInLocale('/', locale) };
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    datePublished: post.publishedAt,
    inLanguage: locale,
    articleSection: post.category.title,
    author: { '@type': 'Person', name: post.author.name, ...(post.author.role ? { jobTitle: post.author.role } : {}) },
    publisher,
    image: origin + pictureUrl(post.picture, 1280),
    mainEntityOfPage: origin + pathInLocale(postPath(post.slug), locale),
  };
}

function questionsData(groups: CatalogQuestionsQuery['questions']): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
  };
}

/**
 * BreadcrumbList of a page of texts, with BlogPosting or FAQPage where it is one, in the words of schema.org.
 * Addresses are absolute when `origin` is given, else paths of the shop.
 */
export function contentData(
  { crumbs, post, groups }: ContentSubject,
  locale: Locale,
  origin = '',
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(post ? [postData(post, locale, origin)] : []),
      ...(groups ? [questionsData(groups)] : []),
      crumbsData(crumbs, (path) => origin + pathInLocale(path, locale)),
    ],
  };
}
