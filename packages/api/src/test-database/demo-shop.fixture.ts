import type { Template } from './template.ts';

/** The demo shop of so many items (240 to 2,400), as it is on a day. */
export const demoShop = (size: number, day = '2026-11-12'): Template => ({
  name: `demo_${size}_${day.replaceAll('-', '')}`,
  async fill(db) {
    const { seedShop } = await import('@headstock/demo-data/seed');
    await seedShop(db, { size, now: new Date(`${day}T18:00:00Z`), onProgress: () => undefined });
  },
});
