/** Brings a script of somebody else; rejects when it is missing or blocked. */
export function loadScript(page: Document, src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(page.createElement('script'), { src, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${new URL(src).host} gave no script`)));
    page.head.append(script);
  });
}
