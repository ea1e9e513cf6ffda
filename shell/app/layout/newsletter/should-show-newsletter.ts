/** Whether the shop wants visitors of a language to be invited: `newsletter_modal` of its content. False when it does not say. */
export async function isNewsletterModalEnabled(locale: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(`/api/cms-options${locale === 'fr' ? '?lang=fr' : ''}`, { signal });
    const options: unknown = response.ok ? await response.json() : null;
    return (
      typeof options === 'object' && options !== null && 'newsletter_modal' in options && !!options.newsletter_modal
    );
  } catch {
    return false;
  }
}

/** Whether the visitor is in the middle of something: another dialog, or a text. */
export function isVisitorBusy(page: Document): boolean {
  if (page.querySelector('dialog[open], [aria-modal="true"]')) return true;
  return page.activeElement?.matches('input, textarea, select, iframe') === true;
}
