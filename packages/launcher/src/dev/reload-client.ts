/**
 * Runs in the browser, as text: reloads the page when its code is new, and shows why a build failed over the page, until one
 * goes through.
 */
export const reloadClient = `(() => {
  const id = 'dev-build-error';
  const events = new EventSource('/__dev/events');
  events.addEventListener('reload', () => location.reload());
  events.addEventListener('failed', ({ data }) => {
    const box = document.getElementById(id) ?? document.createElement('pre');
    box.id = id;
    box.style.cssText = 'position:fixed;inset:0;z-index:2147483647;margin:0;padding:24px;overflow:auto;background:#1b1714;color:#ffd9c7;font:13px/1.5 monospace;white-space:pre-wrap';
    box.textContent = JSON.parse(data);
    document.body.append(box);
  });
  events.addEventListener('repaired', () => document.getElementById(id)?.remove());
})();
`;
