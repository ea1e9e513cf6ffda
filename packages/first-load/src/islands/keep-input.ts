/**
 * Keeps what a visitor does to the markup of an island before anything there listens: the files that they choose, also in a file dialog
 * that is still open when the island becomes interactive, what they choose in lists, the button that they pressed last, and the focus.
 *
 * @returns gives all of it to the element that stands in the place of `root` from then on; controls are matched by their order, and a
 * button by its name too
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
  let pressed = -1;
  const lists = new Map<number, string>();
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) pressed = controls.indexOf(button);
  });
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) lists.set(controls.indexOf(target), target.value);
  });
  const nameOf = (element: Element | undefined) => element && (element.ariaLabel ?? element.textContent);
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
    const heirs = controlsOf(successor);
    if (document.activeElement === document.body) heirs[focused]?.focus({ preventScroll: true });
    for (const [at, input] of inputs.entries()) handOver(input, at);
    for (const [at, value] of lists) {
      const list = heirs[at];
      if (!(list instanceof HTMLSelectElement) || list.value === value) continue;
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (pressed >= 0 && nameOf(heirs[pressed]) === nameOf(controls[pressed])) heirs[pressed]?.click();
  };
}
