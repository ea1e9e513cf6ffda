import type { Page } from '@playwright/test';

/** Photographs of plain colour that are large enough to publish, each another one. */
export async function drawPhotographs(page: Page, count: number) {
  const urls = await page.evaluate((most) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 1000;
    const context = canvas.getContext('2d');
    return Array.from({ length: most }, (_, at) => {
      if (context) context.fillStyle = `hsl(${at * 50} 60% 50%)`;
      context?.fillRect(0, 0, 1200, 1000);
      return canvas.toDataURL('image/png');
    });
  }, count);
  return urls.map((url, at) => ({
    name: `view-${at}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(url.split(',')[1] ?? '', 'base64'),
  }));
}
