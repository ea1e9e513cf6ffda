import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A step is a place within the page: walking between steps needs no answer, so a lost connection cannot break it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
