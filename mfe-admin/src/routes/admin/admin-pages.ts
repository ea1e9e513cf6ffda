import { aiSection } from '#mfe-admin/routes/ai/ai-section.ts';
import { catalogueSection } from '#mfe-admin/routes/catalogue/catalogue-section.ts';
import { contentSection } from '#mfe-admin/routes/content/content-section.ts';
import { integrationsSection } from '#mfe-admin/routes/integrations/integrations-section.ts';
import { moneySection } from '#mfe-admin/routes/money/money-section.ts';
import { ordersSection } from '#mfe-admin/routes/orders/orders-section.ts';
import { overviewSection } from '#mfe-admin/routes/overview/overview-section.ts';
import { peopleSection } from '#mfe-admin/routes/people/people-section.ts';
import { systemSection } from '#mfe-admin/routes/system/system-section.ts';
import type { AdminSection } from './admin-section.ts';

/** The sections of the back office in the order of its navigation. */
export const adminSections: readonly AdminSection[] = [
  overviewSection,
  ordersSection,
  catalogueSection,
  peopleSection,
  moneySection,
  contentSection,
  aiSection,
  integrationsSection,
  systemSection,
];
