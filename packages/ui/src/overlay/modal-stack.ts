const changed = 'headstock:modal';

/**
 * The modal that lies on top, if any. Asked of the document and told by window events, because the parts of a page come
 * in bundles that share no module.
 */
export function topModal(): Element | null {
  return [...document.querySelectorAll('dialog[data-modal][open]')].at(-1) ?? null;
}

/** Tells that a modal was opened or closed. */
export function announceModals(): void {
  window.dispatchEvent(new Event(changed));
}

/** Calls the listener when a modal opens or closes; returns what ends that. */
export function subscribeModals(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}
