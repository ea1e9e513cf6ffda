import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** The layout around every page of the back office. */
export const adminMessages: MessageGroup = {
  name: 'admin',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-admin-fr" */ './admin.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-admin-en" */ './admin.en.json', { with: { type: 'json' } })
    ).default,
};

/** What every list and every drawer says. */
export const listsMessages: MessageGroup = {
  name: 'lists',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-lists-fr" */ './lists.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-lists-en" */ './lists.en.json', { with: { type: 'json' } })
    ).default,
};

export const closeDayMessages: MessageGroup = {
  name: 'closeDay',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-close-day-fr" */ './close-day.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-close-day-en" */ './close-day.en.json', { with: { type: 'json' } })
    ).default,
};

export const batchesMessages: MessageGroup = {
  name: 'batches',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-batches-fr" */ './batches.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-batches-en" */ './batches.en.json', { with: { type: 'json' } })
    ).default,
};

export const exportsMessages: MessageGroup = {
  name: 'exports',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-exports-fr" */ './exports.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-exports-en" */ './exports.en.json', { with: { type: 'json' } })
    ).default,
};

export const accountsMessages: MessageGroup = {
  name: 'accounts',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-accounts-fr" */ './accounts.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-accounts-en" */ './accounts.en.json', { with: { type: 'json' } })
    ).default,
};

export const paletteMessages: MessageGroup = {
  name: 'palette',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-palette-fr" */ './palette.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-palette-en" */ './palette.en.json', { with: { type: 'json' } })
    ).default,
};

export const overviewMessages: MessageGroup = {
  name: 'overview',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-overview-fr" */ './overview.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-overview-en" */ './overview.en.json', { with: { type: 'json' } })
    ).default,
};

export const auditMessages: MessageGroup = {
  name: 'audit',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-audit-fr" */ './audit.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-audit-en" */ './audit.en.json', { with: { type: 'json' } })
    ).default,
};

export const mailsMessages: MessageGroup = {
  name: 'mails',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-mails-fr" */ './mails.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-mails-en" */ './mails.en.json', { with: { type: 'json' } })
    ).default,
};

export const jobsMessages: MessageGroup = {
  name: 'jobs',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-jobs-fr" */ './jobs.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-jobs-en" */ './jobs.en.json', { with: { type: 'json' } })
    ).default,
};

/** What the forms about money say. */
export const moneyMessages: MessageGroup = {
  name: 'money',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-money-fr" */ './money.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-money-en" */ './money.en.json', { with: { type: 'json' } })
    ).default,
};

/** Store credits, trade credits and gift codes. */
export const storeCreditsMessages: MessageGroup = {
  name: 'store-credits',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-store-credits-fr" */ './store-credits.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-store-credits-en" */ './store-credits.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** The journal, its files, and amounts that open into it. */
export const journalMessages: MessageGroup = {
  name: 'journal',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-journal-fr" */ './journal.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-journal-en" */ './journal.en.json', { with: { type: 'json' } })
    ).default,
};

/** The documents that go to QuickBooks, and the connection. */
export const quickbooksMessages: MessageGroup = {
  name: 'quickbooks',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-quickbooks-fr" */ './quickbooks.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-quickbooks-en" */ './quickbooks.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

export const ordersMessages: MessageGroup = {
  name: 'orders',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-orders-fr" */ './orders.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-orders-en" */ './orders.en.json', { with: { type: 'json' } })
    ).default,
};

export const payoutsMessages: MessageGroup = {
  name: 'payouts',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-payouts-fr" */ './payouts.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-payouts-en" */ './payouts.en.json', { with: { type: 'json' } })
    ).default,
};

export const repairsMessages: MessageGroup = {
  name: 'repairs',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-repairs-fr" */ './repairs.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-repairs-en" */ './repairs.en.json', { with: { type: 'json' } })
    ).default,
};

export const counterMessages: MessageGroup = {
  name: 'counter',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-counter-fr" */ './counter.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-counter-en" */ './counter.en.json', { with: { type: 'json' } })
    ).default,
};

export const accountMessages: MessageGroup = {
  name: 'account',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-account-fr" */ './account.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-account-en" */ './account.en.json', { with: { type: 'json' } })
    ).default,
};

export const registrationsMessages: MessageGroup = {
  name: 'registrations',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-registrations-fr" */ './registrations.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-registrations-en" */ './registrations.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

export const rolesMessages: MessageGroup = {
  name: 'roles',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-roles-fr" */ './roles.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-roles-en" */ './roles.en.json', { with: { type: 'json' } })
    ).default,
};

/** The stock of everybody. */
export const inventoryMessages: MessageGroup = {
  name: 'inventory',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-inventory-fr" */ './inventory.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-inventory-en" */ './inventory.en.json', { with: { type: 'json' } })
    ).default,
};

/** What comes in over the counter. */
export const intakeMessages: MessageGroup = {
  name: 'intake',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-intake-fr" */ './intake.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-intake-en" */ './intake.en.json', { with: { type: 'json' } })
    ).default,
};

/** The serial lookup and the list of stolen instruments. */
export const serialsMessages: MessageGroup = {
  name: 'serials',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-serials-fr" */ './serials.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-serials-en" */ './serials.en.json', { with: { type: 'json' } })
    ).default,
};

export const valuationMessages: MessageGroup = {
  name: 'valuation',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-valuation-fr" */ './valuation.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-valuation-en" */ './valuation.en.json', { with: { type: 'json' } })
    ).default,
};

/** Orders that staff prepare for customers. */
export const draftsMessages: MessageGroup = {
  name: 'drafts',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-drafts-fr" */ './drafts.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-drafts-en" */ './drafts.en.json', { with: { type: 'json' } })
    ).default,
};

/** Texts of the shop and their editor. */
export const contentMessages: MessageGroup = {
  name: 'content',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-content-fr" */ './content.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-content-en" */ './content.en.json', { with: { type: 'json' } })
    ).default,
};

export const assistantsMessages: MessageGroup = {
  name: 'assistants',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-assistants-fr" */ './assistants.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-assistants-en" */ './assistants.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

export const describeMessages: MessageGroup = {
  name: 'describe',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-describe-fr" */ './describe.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-describe-en" */ './describe.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** What visitors sent. */
export const formsMessages: MessageGroup = {
  name: 'forms',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-forms-fr" */ './forms.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-forms-en" */ './forms.en.json', { with: { type: 'json' } })
    ).default,
};

/** The words of mails. */
export const mailTextsMessages: MessageGroup = {
  name: 'mail-texts',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-mail-texts-fr" */ './mail-texts.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-mail-texts-en" */ './mail-texts.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** Where old addresses lead. */
export const redirectsMessages: MessageGroup = {
  name: 'redirects',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-redirects-fr" */ './redirects.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-redirects-en" */ './redirects.en.json', { with: { type: 'json' } })
    ).default,
};

/** Instruments whose worth was asked for. */
export const appraisalsMessages: MessageGroup = {
  name: 'appraisals',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-appraisals-fr" */ './appraisals.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-appraisals-en" */ './appraisals.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

export const apiKeysMessages: MessageGroup = {
  name: 'api-keys',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-api-keys-fr" */ './api-keys.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-api-keys-en" */ './api-keys.en.json', { with: { type: 'json' } })
    ).default,
};

export const vocabularyMessages: MessageGroup = {
  name: 'vocabulary',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-vocabulary-fr" */ './vocabulary.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-vocabulary-en" */ './vocabulary.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

export const webhooksMessages: MessageGroup = {
  name: 'webhooks',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-webhooks-fr" */ './webhooks.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-webhooks-en" */ './webhooks.en.json', { with: { type: 'json' } })
    ).default,
};

export const deliveriesMessages: MessageGroup = {
  name: 'deliveries',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-deliveries-fr" */ './deliveries.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-deliveries-en" */ './deliveries.en.json', {
          with: { type: 'json' },
        })
    ).default,
};
