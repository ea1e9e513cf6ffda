import * as EventBus from '@headstock/event-bus';
import * as EventBusReact from '@headstock/event-bus/react';
import * as CachedMarkup from '@headstock/first-load/cached-markup';
import * as Graph from '@headstock/graphql-client';
import * as Messages from '@headstock/i18n/messages';
import * as PageHead from '@headstock/i18n/page-head';
import * as React from 'react';
import * as ApolloReact from '../facades/apollo-client-react.ts';
import * as EmotionReact from '../facades/emotion-react.ts';
import * as EmotionStyled from '../facades/emotion-styled.ts';
import * as Jotai from '../facades/jotai.ts';
import * as ReactDOM from '../facades/react-dom.ts';
import * as ReactIntl from '../facades/react-intl.ts';
import * as ReactRouter from '../facades/react-router.ts';
import type { SharedLibrary } from '../share-scope.ts';
import type { SharedName } from '../shared-libraries.ts';

/** The shell's libraries as remotes get them on the server: the same lists as in the browser, so that both sides agree. */
export const serverLibraries: Readonly<Record<SharedName, SharedLibrary>> = {
  react: React,
  'react-dom': ReactDOM,
  'react-router': ReactRouter,
  'react-intl': ReactIntl,
  jotai: Jotai,
  '@emotion/react': EmotionReact,
  '@emotion/styled': EmotionStyled,
  '@apollo/client/react': ApolloReact,
  '@headstock/event-bus': EventBus,
  '@headstock/event-bus/react': EventBusReact,
  '@headstock/first-load/cached-markup': CachedMarkup,
  '@headstock/graphql-client': Graph,
  '@headstock/i18n/messages': Messages,
  '@headstock/i18n/page-head': PageHead,
};
