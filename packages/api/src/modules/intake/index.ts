/** What comes in over the counter, and what the law asks of it: all that the rest of the API may use. */
export { accountPart } from './account-part.ts';
export { findConsignor } from './intakes/find-consignor.ts';
export { answerConsent } from './consents/answer-consent.ts';
export { mailTemplates } from './consents/consent-mail-templates.ts';
export type { ConsignmentRow } from './consents/read-consignment.ts';
export type { ConsentView } from './consents/read-consents.ts';
export { intakesTableSource } from './intakes/intakes-table-source.ts';
export { readSignedShares } from './intakes/read-signed-shares.ts';
export { isTakenIn } from './intakes/read-intakes.ts';
export type { IntakeTables } from './tables.ts';
export type { DealTermsRow } from './rules/deal-terms.ts';
export type { HoldRuleRow } from './rules/hold-rules.ts';
export type { IntakeRow } from './intakes/read-intakes.ts';
export type { StolenSerial } from './serials/stolen-serials.ts';
export { migrations } from './migrations.ts';
