/**
 * Where an arrow key leads from inside an item of the menu row: to a link, or `enter`, into the item's panel. Null for
 * every other key, and where there is no further.
 */
export function menuKeyTarget(root: HTMLElement, item: Element, key: string): HTMLElement | 'enter' | null {
  const inside = [...item.querySelectorAll<HTMLElement>('[data-panel] a')];
  const at = inside.findIndex((link) => link === document.activeElement);
  const tops = [...root.querySelectorAll<HTMLElement>('li[data-group] > div:first-child > a')];
  const top = tops.findIndex((link) => item.contains(link));
  switch (key) {
    case 'ArrowRight':
      return tops[(top + 1) % tops.length] ?? null;
    case 'ArrowLeft':
      return tops[(top + tops.length - 1) % tops.length] ?? null;
    case 'ArrowDown':
      if (at >= 0) return inside[(at + 1) % inside.length] ?? null;
      return item.hasAttribute('data-opens') ? 'enter' : null;
    case 'ArrowUp':
      return at > 0 ? (inside[at - 1] ?? null) : at === 0 ? (tops[top] ?? null) : null;
    default:
      return null;
  }
}
