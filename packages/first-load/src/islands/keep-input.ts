/**
 * Keeps what a visitor does to the markup of an island before anything there listens: the files that they choose, also in a file dialog
 * that is still open when the island becomes interactive, and the focus.
 *
 * @returns gives both to the element that stands in the place of `root` from then on; fields are matched by their order
 */
export function keepInput(root: Element): (successor: Element) => void {
  const filesOf = (element: Element) => [...element.querySelectorAll<HTMLInputElement>('input[type="file"]')];
  const controlsOf = (element: Element) => [
    ...element.querySelectorAll<HTMLElement>('a, button, input, select, textarea'),
  ];
  const inputs = filesOf(root);
  const controls = controlsOf(root);
  let focused = -1;
  root.addEventListener('focusin', ({ target }) => (focused = controls.findIndex((control) => control === target)));
  root.addEventListener('focusout', () => {
    // What is taken out of the document loses the focus as well, but the visitor did not leave it.
    queueMicrotask(() => {
      if (root.isConnected && !root.contains(document.activeElement)) focused = -1;
    });
  });
  if (document.activeElement) focused = controls.findIndex((control) => control === document.activeElement);
  let next: Element | null = null;
  const handOver = (from: HTMLInputElement, at: number): void => {
    const to = next && filesOf(next)[at];
    if (!to || !from.files || from.files.length === 0) return;
    to.files = from.files;
    for (const name of ['input', 'change']) to.dispatchEvent(new Event(name, { bubbles: true }));
  };
  for (const [at, input] of inputs.entries()) input.addEventListener('change', () => handOver(input, at));
  return (successor) => {
    next = successor;
    if (document.activeElement === document.body) controlsOf(successor)[focused]?.focus({ preventScroll: true });
    for (const [at, input] of inputs.entries()) handOver(input, at);
  };
}
