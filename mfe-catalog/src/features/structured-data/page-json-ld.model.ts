import { pathInLocale, type Locale } from '@headstock/contracts/locale';
import { pictureUrl } from '@headstock/ui/picture-model';
import { postPath, type PostView } from '#mfe-catalog/features/blog/blog.model.ts';
import { breadcrumbsJsonLd, type BreadcrumbData } from './breadcrumbs-json-ld.model.ts';
import { musicStoreJsonLd, organizationJsonLd, webSiteJsonLd } from './store-json-ld.model.ts';
import type { AggregateRating, BlogPosting, FAQPage, Graph, ProfilePage } from 'schema-dts';
import { sellerPath } from '#mfe-catalog/features/seller/seller-path.ts';
import type { SellerProfile } from '#mfe-catalog/features/seller/seller-view.model.ts';
import type { CatalogFaqQuery } from '#mfe-catalog/features/faq/faq.generated.ts';

/** What a page of texts is about, beyond its place in the shop. */
export interface PageSubject {
  /** The way to the page, which is the last of it; none for the home page. */
  readonly crumbs: readonly BreadcrumbData[];
  readonly post?: PostView;
  readonly groups?: CatalogFaqQuery['questions'];
  readonly seller?: SellerProfile;
  /** `home`: who keeps the shop, its site with the search, and the house. `place`: the house. */
  readonly about?: 'home' | 'place';
}

function postJsonLd(post: PostView, locale: Locale, origin: string): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    datePublished: post.publishedAt,
    dateModified: post.changedAt,
    inLanguage: locale,
    articleSection: post.category.title,
    author: { '@type': 'Person', name: post.author.name, ...(post.author.role ? { jobTitle: post.author.role } : {}) },
    publisher: organizationJsonLd(origin),
    image: origin + pictureUrl(post.picture, 1280),
    mainEntityOfPage: origin + pathInLocale(postPath(post.slug), locale),
  };
}

/** The average of what buyers gave; nothing without any. Persons have no rating in schema.org, so private sellers have none here. */
function ratingJsonLd({ feedback: { feedbackSummary } }: SellerProfile): { aggregateRating?: AggregateRating } {
  const { average, count } = feedbackSummary;
  if (average === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      ratingCount: count,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

function sellerJsonLd(seller: SellerProfile, locale: Locale, origin: string): ProfilePage {
  const url = origin + pathInLocale(sellerPath(seller.username), locale);
  return {
    '@type': 'ProfilePage',
    inLanguage: locale,
    dateCreated: seller.memberSince,
    mainEntity: {
      '@type': seller.isProfessional ? 'Organization' : 'Person',
      name: seller.displayName,
      alternateName: seller.username,
      url,
      ...(seller.bio ? { description: seller.bio } : {}),
      ...(seller.isProfessional ? ratingJsonLd(seller) : {}),
    },
  };
}

function faqJsonLd(groups: CatalogFaqQuery['questions']): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, html }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: html },
      })),
  };
}

/**
 * BreadcrumbList of a page of texts, with BlogPosting, FAQPage, ProfilePage or MusicStore where it is about one, and who and where the shop is
 * for the home page. URLs are absolute when `origin` is given, else paths of the shop.
 */
export function pageJsonLd({ crumbs, post, groups, seller, about }: PageSubject, locale: Locale, origin = ''): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(about === 'home' ? [organizationJsonLd(origin), webSiteJsonLd(locale, origin)] : []),
      ...(about ? [musicStoreJsonLd(origin)] : []),
      ...(post ? [postJsonLd(post, locale, origin)] : []),
      ...(groups ? [faqJsonLd(groups)] : []),
      ...(seller ? [sellerJsonLd(seller, locale, origin)] : []),
      ...(crumbs.length > 0 ? [breadcrumbsJsonLd(crumbs, (path) => origin + pathInLocale(path, locale))] : []),
    ],
  };
}
