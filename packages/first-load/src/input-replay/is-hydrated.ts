const isOwnedByReact = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactProps$'));

/**
 * Whether an element of the server's HTML can be used now. React hydrates the content of a `Suspense` boundary later than the rest, and
 * while that waits for its code nothing there handles events. Markup that React never takes over counts as hydrated: there is nothing to
 * wait for. React has no API for this: the function reads the property that React puts on elements it owns, and the comments that
 * mark its boundaries.
 */
export function isHydrated(element: Element): boolean {
  let top = element;
  while (!isOwnedByReact(top) && top.parentElement && !isOwnedByReact(top.parentElement)) top = top.parentElement;
  if (isOwnedByReact(top)) return true;
  let closedBoundaries = 0;
  for (let node = top.previousSibling; node; node = node.previousSibling) {
    if (!(node instanceof Comment)) continue;
    if (node.data === '/$') closedBoundaries++;
    else if (/^\$[!?~]?$/.test(node.data) && closedBoundaries-- === 0) return false;
  }
  return true;
}
