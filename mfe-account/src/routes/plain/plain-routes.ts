import { addressMessages } from '@headstock/commerce-client/messages';
import type { Locale } from '@headstock/contracts/locale';
import { lazyPage, type MessageGroup } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import {
  addressBookMessages,
  authMessages,
  detailsMessages,
  messagesMessages,
  notificationsMessages,
  repliesMessages,
  returnsMessages,
  securityMessages,
  unsubscribeMessages,
} from '#mfe-account/messages/load-messages.ts';
import { plainMessages } from '#mfe-account/messages/load-plain-messages.ts';

/** The plain forms, and the messages that each shares with the page that it stands in for. */
const forms = {
  item: [],
  details: [detailsMessages],
  password: [authMessages, securityMessages],
  notifications: [notificationsMessages, unsubscribeMessages],
  address: [addressMessages, addressBookMessages],
  message: [messagesMessages],
  return: [returnsMessages],
  replies: [repliesMessages],
  cancel: [],
} as const satisfies Readonly<Record<string, readonly MessageGroup[]>>;

const names = [
  'item',
  'details',
  'password',
  'notifications',
  'address',
  'message',
  'return',
  'replies',
  'cancel',
] as const;

/** The pages of the plain forms, for browsers that run no scripts. */
export const plainRoutes = (locale: Locale): RouteObject[] =>
  names.map((form) => ({
    id: `account-plain-${form}`,
    path: `plain/${form}`,
    ...lazyPage(locale, {
      chunk: 'page-plain',
      load: () => import(/* webpackChunkName: "page-plain" */ '#mfe-account/routes/plain/plain-page.tsx'),
      loader: async () => {
        const { loaderOf } = await import(
          /* webpackChunkName: "loader-plain" */ '#mfe-account/routes/plain/plain-loader.ts'
        );
        return { loader: loaderOf(form) };
      },
      messages: [plainMessages, ...forms[form]],
    }),
  }));
