import type { ActionTexts } from '#mfe-cart-checkout/features/order-actions/action-form.tsx';

/** The message ids of a staff tool's dialog. */
export const staffTexts = (name: string): ActionTexts => ({
  title: `staffTools.${name}.title`,
  greeting: `staffTools.${name}.greeting`,
  submit: `staffTools.${name}.submit`,
});
