/** Keeps an element above every dialog, which the browser would paint over it, and the page's end free of it. */
export function stayOnTop(host: HTMLElement): void {
  const raise = (): void => {
    if (!host.isConnected) document.body.append(host);
    if (host.matches(':popover-open')) host.hidePopover();
    host.showPopover();
  };
  host.popover = 'manual';
  Object.assign(host.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    width: '100%',
    margin: '0',
    padding: '0',
    border: '0',
  });
  raise();
  new MutationObserver((records) => {
    if (!host.isConnected || records.some(({ target }) => target instanceof HTMLDialogElement && target.open)) raise();
  }).observe(document.documentElement, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  new ResizeObserver(() => {
    document.documentElement.style.paddingBlockEnd = `${host.offsetHeight}px`;
  }).observe(host);
}
