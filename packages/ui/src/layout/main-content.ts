/** The id of the page's `<main>`: the target of the skip link. */
export const mainContentId = 'main';

/** Moves the focus to the page's main content, where the focused element is about to go. */
export function focusMainContent(options?: FocusOptions): void {
  document.getElementById(mainContentId)?.focus(options);
}
