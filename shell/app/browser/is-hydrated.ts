const isLive = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactProps$'));

/**
 * Whether an element of the server's HTML stands where React has not taken over yet. React hydrates what lies within a `Suspense` later
 * than the rest, and where that waits for code nobody answers meanwhile. React offers no question for this: it marks the elements
 * that it has taken over by a property, and the places by comments.
 */
export function isAsleep(element: Element): boolean {
  let top = element;
  while (!isLive(top) && top.parentElement && !isLive(top.parentElement)) top = top.parentElement;
  if (isLive(top)) return false;
  let ended = 0;
  for (let node = top.previousSibling; node; node = node.previousSibling) {
    if (!(node instanceof Comment)) continue;
    if (node.data === '/$') ended++;
    else if (/^\$[!?~]?$/.test(node.data) && ended-- === 0) return true;
  }
  return false;
}
